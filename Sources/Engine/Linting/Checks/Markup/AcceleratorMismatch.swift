import WatchwordBasics
import WatchwordCatalogFormats

/// A translation has no access key, or several, where its source has one.
enum AcceleratorMismatch: UnitCheck {
  static let kind = FindingKind("accelerator-mismatch", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let mark = file.file.acceleratorMark, let source = unit.source, let target = unit.target else { return }
    let wanted = keys(mark, in: Array(source.text.utf8))
    // If the source has several marks, they are ordinary characters of the text.
    guard wanted.count < 2 else { return }
    let found = keys(mark, in: Array(target.text.utf8))
    guard wanted.count != found.count else { return }
    let span = found.last.map { target.span(of: $0..<$0 + 1) } ?? target.segment.contentSpan
    findings.report(
      .keys(Unicode.Scalar(mark), wanted.count, found.count), at: found.isEmpty ? target.segment.contentSpan : span,
      unit: unit.unit.id)
  }

  /// The byte offsets of the marks that come before letters and digits.
  private static func keys(_ mark: UInt8, in bytes: [UInt8]) -> [Int] {
    var keys: [Int] = []
    var offset = 0
    while offset + 1 < bytes.count {
      let next = bytes[offset + 1]
      guard bytes[offset] == mark else {
        offset += 1
        continue
      }
      if next == mark {
        offset += 2
        continue
      }
      if next > 0x20, !(mark == UInt8(ascii: "&") && isReference(bytes, offset)) { keys.append(offset) }
      offset += 1
    }
    return keys
  }

  /// Whether the sign at `start` starts a character reference: `&amp;`, `&brandName;`.
  private static func isReference(_ bytes: [UInt8], _ start: Int) -> Bool {
    var end = start + 1
    while end < bytes.count, end - start < 40, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ";")
  }
}

extension Finding.Message {
  fileprivate static func keys(_ mark: Unicode.Scalar, _ source: Int, _ target: Int) -> Self {
    func keys(_ count: Int) -> String { count == 0 ? "no access key" : count == 1 ? "one" : "\(count)" }
    return Self(
      source == 0
        ? "The source has no access key (\(mark)), but the translation has \(keys(target))"
        : "The source has one access key (\(mark)), but the translation has \(target == 0 ? "none" : keys(target))",
      help: source == 0 ? "Delete \(mark)" : "Put \(mark) before the letter that should be the key")
  }
}
