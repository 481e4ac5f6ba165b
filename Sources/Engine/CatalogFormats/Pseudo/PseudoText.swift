import WatchwordBasics

/// The edits that convert a text to a pseudo-locale.
struct PseudoText {
  /// The byte ranges to replace, with their replacements, in ascending order.
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  private let bytes: [UInt8]
  private let locale: PseudoLocale
  private var letters = 0
  /// The end of the last protected range found so far.
  private var protectedEnd = 0

  /// The words that lengthen a text, as in Android's en-XA.
  private static let padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    .map { Array($0.utf8) }

  init(_ text: ExactText, in dialect: MessageDialect, locale: PseudoLocale) {
    bytes = Array(text.string.utf8)
    self.locale = locale
    add(bytes.indices, in: dialect, depth: 0)
    guard letters > 0 else { return }
    addBrackets()
  }

  // MARK: Words

  /// The maximum nesting of choices whose words are replaced; deeper choices are unchanged.
  private static let maximumDepth = 8

  /// Adds the words of a range, including those in the branches of a choice such as `{n, select, …}`.
  private mutating func add(_ range: Range<Int>, in dialect: MessageDialect, depth: Int) {
    var start = range.lowerBound
    for piece in MessagePieces(ExactText(utf8: bytes[range]), in: dialect).pieces {
      let end = start + piece.written.count
      switch piece.kind {
      // A tag whose attributes contain values ends in a later piece.
      case .words where protectedEnd < end: addWords(max(start, protectedEnd)..<end)
      case .foreign, .unknown:
        guard depth < Self.maximumDepth, protectedEnd <= start else { break }
        for text in ICUPlural.texts(ofChoice: Array(piece.written)) {
          add(start + text.lowerBound..<start + text.upperBound, in: dialect, depth: depth + 1)
        }
      default: break
      }
      start = end
    }
  }

  private mutating func addWords(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = Self.protected(bytes, at: index, before: range.upperBound) {
        index = end
        protectedEnd = end
        continue
      }
      guard ASCII.isLetter(bytes[index]) else {
        // Letters of other scripts count towards the length.
        if bytes[index] >= 0xC0 { letters += 1 }
        index += 1
        continue
      }
      let word = bytes[index..<range.upperBound].prefix { ASCII.isLetter($0) }
      letters += word.count
      edits.append((word.startIndex..<word.endIndex, locale.word(word)))
      index = word.endIndex
    }
  }

  /// Returns the end of a protected range at `index`: a tag, a reference, an address, a value in brackets, a name with
  /// a percent sign, or an escape; `nil` if none starts there.
  private static func protected(_ bytes: [UInt8], at index: Int, before end: Int) -> Int? {
    func close(_ sign: Unicode.Scalar, within length: Int) -> Int? {
      bytes[index..<min(end, index + length)].firstIndex { UInt32($0) == sign.value }.map { $0 + 1 }
    }
    switch Unicode.Scalar(bytes[index]) {
    // The words in a CDATA section are words of the text; comments and instructions are none.
    case "<" where bytes[index..<end].starts(with: "<![CDATA[".utf8): return index + "<![CDATA[".utf8.count
    case "<":
      if let end = AttributeScan.endOfData(at: index, in: bytes) { return end }
      guard index + 1 < end, ASCII.isLetter(bytes[index + 1]) || [0x2F, 0x21].contains(bytes[index + 1]) else {
        return nil
      }
      return codeEnd(bytes, at: index, before: bytes.count) ?? tagEnd(bytes, at: index)
    case "&":
      let name = bytes[(index + 1)..<end].prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "#") }
      return !name.isEmpty && name.endIndex < end && bytes[name.endIndex] == UInt8(ascii: ";") ? name.endIndex + 1 : nil
    case "{": return close("}", within: 256)
    case "%":
      guard index + 1 < end else { return nil }
      if bytes[index + 1] == UInt8(ascii: "(") {
        return close(")", within: 256).map { min($0 + 1, end) }
      }
      let name = bytes[(index + 1)..<end].prefix { ASCII.isWord($0) }
      return name.isEmpty ? nil : name.endIndex + (name.endIndex < end && bytes[name.endIndex] == bytes[index] ? 1 : 0)
    case "$":
      let name = bytes[(index + 1)..<end].prefix { ASCII.isWord($0) }
      return name.isEmpty ? nil : name.endIndex
    case "\\": return min(index + 2, end)
    case let sign where ASCII.isLetter(bytes[index]) || sign == "@": return address(bytes, at: index, before: end)
    default: return nil
    }
  }

  /// Returns the end of a tag, whose quoted values may contain any characters; `nil` if the tag is not closed.
  private static func tagEnd(_ bytes: [UInt8], at index: Int) -> Int? {
    var quote: UInt8 = 0
    for next in index + 1..<min(bytes.count, index + 2048) {
      let byte = bytes[next]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), bytes[next - 1] == UInt8(ascii: "=") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return next + 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }

  /// Returns the end of an XLIFF element that contains code, or `nil` if none starts here.
  private static func codeEnd(_ bytes: [UInt8], at index: Int, before end: Int) -> Int? {
    for name in ["ph", "bpt", "ept", "it"] {
      let open = Array("<\(name)".utf8)
      guard bytes[index..<end].starts(with: open), index + open.count < end, !ASCII.isLetter(bytes[index + open.count])
      else { continue }
      guard let tag = bytes[index..<min(end, index + 2048)].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      if bytes[tag - 1] == UInt8(ascii: "/") { return tag + 1 }
      let close = Array("</\(name)>".utf8)
      let found = (tag..<min(end, tag + 4096)).first { bytes[$0] == close[0] && bytes[$0..<end].starts(with: close) }
      return found.map { $0 + close.count }
    }
    return nil
  }

  /// Returns the end of a URL, an e-mail address or a file name that starts with the word at `index`.
  private static func address(_ bytes: [UInt8], at index: Int, before end: Int) -> Int? {
    if index > 0, !isBlank(bytes[index - 1]), ASCII.isLetter(bytes[index - 1]) { return nil }
    let word = bytes[index..<min(end, index + 512)].prefix {
      !isBlank($0) && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\"") && $0 < 0x80
    }
    let isAddress =
      word.indices.contains { word[$0] == UInt8(ascii: ":") && word[$0...].starts(with: "://".utf8) }
      || word.dropFirst().dropLast().contains(UInt8(ascii: "@"))
      || word.starts(with: "www.".utf8) || word.starts(with: "mailto:".utf8)
    guard isAddress else { return nil }
    let dots = Array(".,;:!?)".utf8)
    return word.endIndex - word.reversed().prefix { dots.contains($0) }.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  // MARK: Brackets and length

  private mutating func addBrackets() {
    let start = bytes.firstIndex { !Self.isBlank($0) } ?? 0
    let end = (bytes.lastIndex { !Self.isBlank($0) } ?? bytes.count - 1) + 1
    // At least 30 % of the letters, in whole words, as IBM's "Globalization Guidelines" expect for long texts.
    let length = (letters * 3 + 9) / 10
    var more: [String] = []
    var count = 0
    while count < length {
      let word = Self.padding[more.count % Self.padding.count]
      more.append(locale.word(word[...]))
      count += word.count
    }
    let words = more.joined(separator: " ")
    // Only one edit is allowed at a position.
    if let first = edits.first, first.range.lowerBound == start {
      edits[0].text = "[" + first.text
    } else {
      edits.insert((start..<start, "["), at: 0)
    }
    if let last = edits.last, last.range.upperBound == end {
      edits[edits.count - 1].text += " \(words)]"
    } else {
      edits.append((end..<end, " \(words)]"))
    }
  }
}
