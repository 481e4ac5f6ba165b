import WatchwordBasics
import WatchwordCatalogFormats

/// An e-mail address of the source is missing from the translation or changed.
enum EmailMismatch: UnitCheck {
  static let kind = FindingKind("email-mismatch", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .at

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.sourceShape.signs.contains(.at) else { return }
    let addresses = addresses(in: pair.source.text)
    guard !addresses.isEmpty else { return }
    let known = self.addresses(in: pair.target.text)
    if addresses == [ExactText(pair.source.text)], known == [ExactText(pair.target.text)] { return }
    let hasExample = known.contains { isExample($0) }
    guard let lost = addresses.first(where: { !known.contains($0) && !(hasExample && isExample($0)) }) else { return }
    findings.report(.lost(lost.string), at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  /// Whether the domain of an address is reserved for examples (RFC 2606, sections 2 and 3).
  private static func isExample(_ address: ExactText) -> Bool {
    let labels = ASCII.lowercased(address.string).utf8.drop { $0 != UInt8(ascii: "@") }.dropFirst()
      .split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    guard let top = labels.last else { return false }
    return ["example", "invalid", "localhost", "test"].contains(top)
      || ["com", "net", "org"].contains(top) && labels.dropLast().last == "example"
  }

  /// Returns the address around each `@`, if it is one.
  private static func addresses(in text: String) -> [ExactText] {
    let bytes = Array(text.utf8)
    func isPart(_ byte: UInt8) -> Bool {
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-_.+".utf8.contains(byte)
    }
    return bytes.indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "@") else { return nil }
      let name = bytes[..<index].reversed().prefix { isPart($0) }.count
      var domain = bytes[(index + 1)...].prefix { isPart($0) }
      while domain.last == UInt8(ascii: ".") { domain.removeLast() }
      guard name > 0, bytes[..<(index - name)].last != UInt8(ascii: "@"),
        let dot = domain.firstIndex(of: UInt8(ascii: ".")), dot > domain.startIndex,
        // The last part of a domain starts with a letter (RFC 1123, section 2.1).
        let top = domain.split(separator: UInt8(ascii: ".")).last?.first, ASCII.isLetter(top)
      else { return nil }
      return ExactText(utf8: bytes[(index - name)..<domain.endIndex])
    }
  }
}

extension Finding.Message {
  fileprivate static func lost(_ address: String) -> Self {
    Self(
      "The e-mail address \(address.clipped) of the source is not in the translation", help: "Copy it from the source")
  }
}
