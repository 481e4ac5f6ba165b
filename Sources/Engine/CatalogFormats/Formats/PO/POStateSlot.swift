import WatchwordBasics

/// The comments of a gettext entry, whose flags mark its translation as finished or not (GNU gettext manual, section 3,
/// "PO files").
enum POStateSlot {
  /// Returns the comments before an entry, which its plural forms share.
  static func ofEntry(_ unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    guard let entry = document.offset(of: unit.span.start) else { return nil }
    let bytes = document.bytes
    let end = bytes[..<entry].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var start = end
    while start > 0 {
      let line = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let text = bytes[line..<start].drop { $0 <= 0x20 }
      guard text.isEmpty || text.first == UInt8(ascii: "#"), !text.starts(with: "#~".utf8) else { break }
      start = line
    }
    return StateSlot(start..<end, finished: finished(bytes[start..<end]), in: document)
  }

  /// Returns the comments without the flag `fuzzy` and the previous texts that accompany it; `nil` if there is no such
  /// flag.
  private static func finished(_ comments: ArraySlice<UInt8>) -> [UInt8]? {
    var written: [UInt8] = []
    var isFuzzy = false
    var rest = comments
    while !rest.isEmpty {
      let line = rest[..<(rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex)]
      rest = rest[line.endIndex...]
      let text = line.drop { $0 <= 0x20 }
      let kind = text.dropFirst().first
      if text.first == UInt8(ascii: "#"), kind == UInt8(ascii: ",") || kind == UInt8(ascii: "=") {
        let kept = withoutFuzzy(line, text)
        isFuzzy = isFuzzy || kept.count < line.count
        written += kept
      } else if !text.starts(with: "#|".utf8) {
        written += line
      }
    }
    return isFuzzy ? written : nil
  }

  /// Returns a line of flags without `fuzzy`; empty if it has no others. `text` is the line without leading blanks.
  private static func withoutFuzzy(_ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> [UInt8] {
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.endIndex
    let flags = text[(text.startIndex + 2)..<end].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let kept = flags.filter { !$0.filter { $0 > 0x20 }.elementsEqual("fuzzy".utf8) }
    guard kept.count < flags.count else { return Array(line) }
    guard !kept.allSatisfy({ $0.allSatisfy { $0 <= 0x20 } }) else { return [] }
    return Array(line[..<(text.startIndex + 2)]) + Array(kept.joined(separator: [UInt8(ascii: ",")]))
      + Array(line[end...])
  }
}
