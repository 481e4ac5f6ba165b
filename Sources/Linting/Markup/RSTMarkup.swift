import WatchwordDiagnostics

/// The inline markup of reStructuredText in a text whose loss breaks a document: roles, links, literals, footnotes and
/// substitutions (reStructuredText Markup Specification, "Inline Markup").
///
/// What letters or digits touch from outside, or blanks from inside, is no markup.
struct RSTMarkup {
  private(set) var list: [Item] = []
  private let bytes: [UInt8]

  struct Item {
    /// What translations keep: the role and its target, the address of a link.
    let key: ExactText
    /// The bytes of the text.
    let range: Range<Int>
  }

  init(in text: TextFacts) {
    bytes = Array(text.text.utf8)
    guard Self.mayStand(in: text) else { return }
    var offset = 0
    while offset < bytes.count, list.count < Self.most {
      switch bytes[offset] {
      case UInt8(ascii: "`"): offset = passBacktick(offset)
      case UInt8(ascii: "["): offset = passFootnote(offset)
      case UInt8(ascii: "|"): offset = passSubstitution(offset)
      default: offset += 1
      }
    }
  }

  /// Whether there are signs in a text with which such markup starts.
  static func mayStand(in text: TextFacts) -> Bool {
    text.marks.contains(.backtick) || text.marks.contains(.square) && text.text.utf8.contains(UInt8(ascii: "_"))
      || text.text.utf8.contains(UInt8(ascii: "|"))
  }

  private static let most = 128
  private static let longest = 512

  /// Reads ``` ``literal`` ```, `` `link`_ `` and `` :role:`text` ``, and returns where to continue.
  private mutating func passBacktick(_ start: Int) -> Int {
    let signs = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    guard signs < 3 else { return start + signs }
    let first = start + signs
    guard let end = closing(signs, from: first), end > first, bytes[first] > 0x20, bytes[end - 1] > 0x20 else {
      return first
    }
    let role = signs == 1 ? role(before: start) : nil
    guard isOutside(before: role?.lowerBound ?? start) else { return end + signs }
    if signs == 2 {
      if isOutside(behind: end + 2) { append("``…``", start..<end + 2) }
    } else if let role {
      if isOutside(behind: end + 1) { append(Self.key(bytes[role], bytes[first..<end]), role.lowerBound..<end + 1) }
    } else if byte(end + 1) == UInt8(ascii: "_") {
      let close = byte(end + 2) == UInt8(ascii: "_") ? end + 3 : end + 2
      if isOutside(behind: close), let key = Self.link(bytes[first..<end]) { append(key, start..<close) }
    }
    return end + signs
  }

  /// The place of the backticks that close a text; as many as opened it, and no more.
  private func closing(_ signs: Int, from first: Int) -> Int? {
    var offset = first
    while offset < bytes.count, offset - first < Self.longest {
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

  /// The role in front of the backtick at `end`, with its colons.
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

  /// What translations keep of a role: its name, and its target unless the role is for words.
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

  /// What translations keep of a link: its address, without languages. One without an address has a name, which may be
  /// the heading of another section and is translated.
  private static func link(_ text: ArraySlice<UInt8>) -> ExactText? {
    guard let open = text.lastIndex(of: UInt8(ascii: "<")) else { return "`…`_" }
    // Without a blank in front of it or with words behind it, it is no address.
    guard text.last == UInt8(ascii: ">"), open == text.startIndex || text[open - 1] <= 0x20,
      text[text.endIndex - 2] > 0x20
    else { return nil }
    return ExactText(
      LinkScan.parts(of: text[(open + 1)..<(text.endIndex - 1)]).map { $0.string }.joined(separator: "/"))
  }

  /// Reads `[1]_` and `[#name]_`, and returns where to continue.
  private mutating func passFootnote(_ start: Int) -> Int {
    var end = start + 1
    while end - start < 40, ASCII.isLetter(byte(end)) || ASCII.isDigit(byte(end)) || "#*-.".utf8.contains(byte(end)) {
      end += 1
    }
    guard end > start + 1, byte(end) == UInt8(ascii: "]"), byte(end + 1) == UInt8(ascii: "_"),
      isOutside(behind: end + 2)
    else { return start + 1 }
    append(ExactText(String(decoding: bytes[start..<end + 2], as: UTF8.self)), start..<end + 2)
    return end + 2
  }

  /// Reads `|name|` of letters, and returns where to continue.
  private mutating func passSubstitution(_ start: Int) -> Int {
    var end = start + 1
    while end - start < 40, ASCII.isLetter(byte(end)) || ASCII.isDigit(byte(end)) || "-_".utf8.contains(byte(end)) {
      end += 1
    }
    guard end > start + 2, byte(end) == UInt8(ascii: "|"), isOutside(before: start), isOutside(behind: end + 1) else {
      return start + 1
    }
    append(ExactText(String(decoding: bytes[start..<end + 1], as: UTF8.self)), start..<end + 1)
    return end + 1
  }

  private mutating func append(_ key: ExactText, _ range: Range<Int>) { list.append(Item(key: key, range: range)) }

  private func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  /// Whether markup may start at `offset`: no letter, digit or sign of markup is in front of it.
  private func isOutside(before offset: Int) -> Bool {
    guard offset > 0 else { return true }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isOutside(start..<offset)
  }

  /// Whether markup may end at `offset`.
  private func isOutside(behind offset: Int) -> Bool {
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
