import WatchwordBasics

/// The inline markup of reStructuredText whose loss breaks a document: roles, links, literals, footnotes and
/// substitutions (reStructuredText Markup Specification, "Inline Markup").
///
/// Signs with letters or digits directly outside them, or blanks directly inside them, are not markup.
struct RSTMarkup {
  private(set) var list: [Item] = []
  private let bytes: [UInt8]

  struct Item {
    /// The part that translations must keep: the role and its target, or the address of a link.
    let key: ExactText
    /// The bytes of the markup in the text.
    let range: Range<Int>
  }

  init(in text: TextFacts) {
    bytes = Array(text.text.utf8)
    guard Self.mayOccur(in: text) else { return }
    var offset = 0
    while offset < bytes.count, list.count < Self.maximumCount {
      switch bytes[offset] {
      case UInt8(ascii: "`"): offset = readBacktick(offset)
      case UInt8(ascii: "["): offset = readFootnote(offset)
      case UInt8(ascii: "|"): offset = readSubstitution(offset)
      default: offset += 1
      }
    }
  }

  /// Whether a text has signs that can start such markup.
  static func mayOccur(in text: TextFacts) -> Bool {
    text.marks.contains(.backtick) || text.marks.contains(.square) && text.text.has(UInt8(ascii: "_"))
      || text.text.has(UInt8(ascii: "|"))
  }

  private static let maximumCount = 128
  private static let maximumLength = 512

  /// Reads ``` ``literal`` ```, `` `link`_ `` and `` :role:`text` ``. Returns the offset to continue at.
  private mutating func readBacktick(_ start: Int) -> Int {
    let signs = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    guard signs < 3 else { return start + signs }
    let first = start + signs
    guard let end = closing(signs, from: first), end > first, bytes[first] > 0x20, bytes[end - 1] > 0x20 else {
      return first
    }
    let role = signs == 1 ? role(before: start) : nil
    guard isOutside(before: role?.lowerBound ?? start) else { return end + signs }
    if signs == 2 {
      if isOutside(after: end + 2) { append("``…``", start..<end + 2) }
    } else if let role {
      if isOutside(after: end + 1) { append(Self.key(bytes[role], bytes[first..<end]), role.lowerBound..<end + 1) }
    } else if bytes.at(end + 1) == UInt8(ascii: "_") {
      let close = bytes.at(end + 2) == UInt8(ascii: "_") ? end + 3 : end + 2
      if isOutside(after: close), let key = Self.link(bytes[first..<end]) { append(key, start..<close) }
    }
    return end + signs
  }

  /// Returns the offset of the closing backticks, which must be as many as the opening ones.
  private func closing(_ signs: Int, from first: Int) -> Int? {
    var offset = first
    while offset < bytes.count, offset - first < Self.maximumLength {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let found = bytes[offset...].prefix { $0 == UInt8(ascii: "`") }.count
      if found == signs { return offset }
      if signs == 1 { return nil }
      offset += found
    }
    return nil
  }

  /// Returns the role before the backtick at `end`, with its colons.
  private func role(before end: Int) -> Range<Int>? {
    guard end > 2, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    var start = end - 1
    while start > 0, end - start < 40, Self.isRole(bytes[start - 1]) { start -= 1 }
    guard bytes[start] == UInt8(ascii: ":"), end - start > 2 else { return nil }
    return start..<end
  }

  private static func isRole(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-_+.:".utf8.contains(byte)
  }

  /// Returns the part of a role that translations must keep: its name, and its target unless the role's text is for
  /// people.
  private static func key(_ role: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> ExactText {
    let name = String(decoding: role, as: UTF8.self)
    guard !words.contains(ExactText(name)) else { return ExactText(name) }
    if text.last == UInt8(ascii: ">"), let open = text.lastIndex(of: UInt8(ascii: "<")) {
      return ExactText(name + String(decoding: text[(open + 1)..<(text.endIndex - 1)], as: UTF8.self))
    }
    return ExactText(name + String(decoding: text, as: UTF8.self))
  }

  /// The roles whose text is for people (Sphinx, "Roles").
  private static let words: Set<ExactText> = [
    ":abbr:", ":command:", ":dfn:", ":emphasis:", ":file:", ":guilabel:", ":index:", ":kbd:",
    ":menuselection:", ":samp:", ":strong:", ":sub:", ":subscript:", ":sup:", ":superscript:", ":term:", ":title:",
  ]

  /// Returns the part of a link that translations must keep: its address, without language tags. A link without an
  /// address is a name, which may be the heading of another section and is translated.
  private static func link(_ text: ArraySlice<UInt8>) -> ExactText? {
    guard let open = text.lastIndex(of: UInt8(ascii: "<")) else { return "`…`_" }
    // Without a blank before it, or with words after it, the text in angle brackets is not an address.
    guard text.last == UInt8(ascii: ">"), open == text.startIndex || text[open - 1] <= 0x20,
      text[text.endIndex - 2] > 0x20
    else { return nil }
    return ExactText(
      LinkScan.parts(of: text[(open + 1)..<(text.endIndex - 1)]).map { $0.string }.joined(separator: "/"))
  }

  /// Reads `[1]_` and `[#name]_`. Returns the offset to continue at.
  private mutating func readFootnote(_ start: Int) -> Int {
    var end = start + 1
    while end - start < 40,
      ASCII.isLetter(bytes.at(end)) || ASCII.isDigit(bytes.at(end)) || "#*-.".utf8.contains(bytes.at(end))
    {
      end += 1
    }
    guard end > start + 1, bytes.at(end) == UInt8(ascii: "]"), bytes.at(end + 1) == UInt8(ascii: "_"),
      isOutside(after: end + 2)
    else { return start + 1 }
    append(ExactText(utf8: bytes[start..<end + 2]), start..<end + 2)
    return end + 2
  }

  /// Reads `|name|`, if the name consists of letters, digits, hyphens and underscores. Returns the offset to continue
  /// at.
  private mutating func readSubstitution(_ start: Int) -> Int {
    var end = start + 1
    while end - start < 40,
      ASCII.isLetter(bytes.at(end)) || ASCII.isDigit(bytes.at(end)) || "-_".utf8.contains(bytes.at(end))
    {
      end += 1
    }
    guard end > start + 2, bytes.at(end) == UInt8(ascii: "|"), isOutside(before: start), isOutside(after: end + 1)
    else {
      return start + 1
    }
    append(ExactText(utf8: bytes[start..<end + 1]), start..<end + 1)
    return end + 1
  }

  private mutating func append(_ key: ExactText, _ range: Range<Int>) { list.append(Item(key: key, range: range)) }

  /// Whether markup may start at `offset`, because no letter, digit or sign of markup precedes it.
  private func isOutside(before offset: Int) -> Bool {
    guard offset > 0 else { return true }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isOutside(start..<offset)
  }

  /// Whether markup may end at `offset`.
  private func isOutside(after offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return isOutside(offset..<min(end, bytes.count))
  }

  private func isOutside(_ range: Range<Int>) -> Bool {
    guard let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first
    else { return true }
    return !scalar.isLetter && scalar.digit == nil && !scalar.isMark && !"`_|\\".unicodeScalars.contains(scalar)
  }
}
