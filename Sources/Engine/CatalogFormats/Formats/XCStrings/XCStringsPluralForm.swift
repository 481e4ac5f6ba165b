import WatchwordBasics
import WatchwordLocalization

/// Inserts a plural form next to another one of a text.
enum XCStringsPluralForm {
  /// Returns the replacement that represents a form in an edit: its category, and its text as a string.
  static func replacement(_ category: PluralCategory, _ text: ExactText) -> ExactText {
    ExactText("\"\(category.keyword)\"\(JSONText.string(text))")
  }

  /// Returns the bytes to insert at `offset` for the form in `replacement`, in the layout of the form in `range`; `nil`
  /// if `range` is not the member of a plural category.
  static func inserted(_ bytes: [UInt8], _ range: Range<Int>, _ replacement: ExactText, at offset: Int) -> [UInt8]? {
    let written = Array(replacement.string.utf8)
    guard written.first == UInt8(ascii: "\""), let close = written.dropFirst().firstIndex(of: UInt8(ascii: "\"")),
      let name = category(bytes[range]), let start = bytes[range].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let separator = String(decoding: bytes[(range.lowerBound + name.count + 2)..<start], as: UTF8.self)
    let front = bytes[..<range.lowerBound]
    let content = front.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
    let space = Array(front[content...])
    let isLaidOut = space.contains(0x0A)
    let lineEnd = isLaidOut ? space.contains(0x0D) ? "\r\n" : "\n" : ""
    let blanks = isLaidOut ? String(decoding: space.suffix(while: { $0 != 0x0A }), as: UTF8.self) : ""
    let step = isLaidOut ? blanks.utf8.first == 0x09 ? "\t" : "  " : ""
    func line(_ depth: Int) -> String { lineEnd + blanks + String(repeating: step, count: depth) }
    var text = String(decoding: written[...close], as: UTF8.self) + separator + "{"
    text += line(1) + "\"stringUnit\"" + separator + "{"
    text += line(2) + "\"state\"" + separator + "\"new\","
    text += line(2) + "\"value\"" + separator + String(decoding: written[(close + 1)...], as: UTF8.self)
    text += line(1) + "}" + line(0) + "}"
    let member = Array(text.utf8)
    let comma = [UInt8(ascii: ",")]
    return offset <= range.lowerBound ? member + comma + space : comma + space + member
  }

  /// Returns the category that is the name of the member.
  private static func category(_ member: ArraySlice<UInt8>) -> ExactText? {
    let name = member.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    guard member.first == UInt8(ascii: "\"") else { return nil }
    return PluralCategory(keyword: ExactText(utf8: name))?.keyword
  }
}

extension [UInt8] {
  /// Returns the longest suffix whose bytes all satisfy `isPart`.
  fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    return self[start...]
  }
}
