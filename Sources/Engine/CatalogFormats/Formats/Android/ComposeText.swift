import WatchwordBasics

/// The text of a string resource of Compose Multiplatform ("Multiplatform resources", section "Strings").
///
/// Its compiler reads the same files as Android's, but fewer escapes: `\n`, `\t`, `\u0041` and `\\`. All other characters
/// stand for themselves: apostrophes, quotation marks, white space, and a backslash before another character. Tags are
/// dropped. Values replace only `%1$s` and `%1$d`.
struct ComposeText {
  private(set) var pieces = TextPieces()
  /// The backslashes that are shown, with the character after them, as ranges of the content.
  private(set) var shownBackslashes: [Range<Int>] = []

  private let content: [UInt8]
  private var inCDATA = false

  /// Decodes the content, which must be well-formed XML in UTF-8.
  init(_ content: [UInt8]) {
    self.content = content
    var next = 0
    while next < content.count { next = read(next) }
  }

  /// Whether the file at a path is a resource of Compose Multiplatform, by the folder of its folder of values.
  static func isResource(_ path: SystemPath) -> Bool {
    path.folder.folder.lastComponent.elementsEqual("composeResources".utf8)
  }

  /// Reads what starts at `start`, and returns the offset after it.
  private mutating func read(_ start: Int) -> Int {
    if let end = markupEnd(start) {
      pieces.skip(start..<end)
      return end
    }
    guard content[start] == UInt8(ascii: "\\") else {
      let (bytes, end) = character(start)
      if content[start..<end].elementsEqual(bytes) {
        pieces.append(bytes)
      } else {
        pieces.append(bytes, writtenIn: start..<end)
      }
      return end
    }
    switch start + 1 < content.count ? content[start + 1] : 0 {
    case UInt8(ascii: "n"): return append([0x0A], start..<start + 2)
    case UInt8(ascii: "t"): return append([0x09], start..<start + 2)
    case UInt8(ascii: "\\"): return append([UInt8(ascii: "\\")], start..<start + 2)
    case UInt8(ascii: "u"):
      let unit = content.hexadecimal(at: start + 2)
      if unit.count == 4, let scalar = Unicode.Scalar(unit.value) {
        return append(Array(String(scalar).utf8), start..<start + 6)
      }
    default: break
    }
    shownBackslashes.append(start..<min(start + 2, content.count))
    pieces.append(content[start])
    return start + 1
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    pieces.append(bytes, writtenIn: range)
    return range.upperBound
  }

  /// Returns the end of the tag, the comment or the boundary of a CDATA section at `start`; `nil` if there is none.
  private mutating func markupEnd(_ start: Int) -> Int? {
    let rest = content[start...]
    if inCDATA {
      guard rest.starts(with: "]]>".utf8) else { return nil }
      inCDATA = false
      return start + 3
    }
    guard content[start] == UInt8(ascii: "<") else { return nil }
    if rest.starts(with: "<![CDATA[".utf8) {
      inCDATA = true
      return start + 9
    }
    if rest.starts(with: "<!--".utf8) { return AttributeScan.endOfData(at: start, in: content) }
    return AttributeScan.endOfTag(at: start, in: content) ?? content.count
  }

  /// Returns the character at an offset, literal or as a reference, and the offset after it.
  private func character(_ offset: Int) -> (bytes: ArraySlice<UInt8>, end: Int) {
    AndroidText.xmlCharacter(in: content, at: offset, inCDATA: inCDATA)
  }

  // MARK: Writing

  /// Returns the segment with this text and the content at `contentSpan`.
  func segment(span: SourceSpan, contentSpan: SourceSpan) -> Segment {
    pieces.segment(content: content, span: span, contentSpan: contentSpan, write: { Self.written($0) })
  }

  /// Returns a text escaped as the content of a `<string>`.
  private static func written(_ text: ExactText) -> ExactText {
    var written: [UInt8] = []
    for byte in text.string.utf8 {
      switch byte {
      case 0x0A: written += "\\n".utf8
      case 0x09: written += "\\t".utf8
      case UInt8(ascii: "\\"): written += "\\\\".utf8
      case UInt8(ascii: "&"): written += "&amp;".utf8
      case UInt8(ascii: "<"): written += "&lt;".utf8
      case UInt8(ascii: ">"): written += "&gt;".utf8
      default: written.append(byte)
      }
    }
    return ExactText(utf8: written)
  }

  // MARK: Reports

  /// Reports backslashes that people see, and placeholders that no value replaces. `text` is the content, and `segment`
  /// the text.
  func report(_ text: Segment, _ segment: Segment, _ unit: ExactText, _ reader: inout XMLReader) {
    if let first = shownBackslashes.first {
      let written = String(decoding: content[first], as: UTF8.self)
      let character = String(decoding: content[first].dropFirst(), as: UTF8.self)
      reader.report(
        .invalidEscape.mild, at: text.span(of: first), unit: unit,
        "Found \(written), which Compose shows with its backslash",
        help: character.isEmpty ? "Delete the backslash, or double it" : "Write \(character) without a backslash")
    }
    guard let range = Self.unnumbered(in: Array(segment.text.string.utf8)) else { return }
    let letter = segment.text.string.utf8.dropFirst(range.upperBound - 1).first == UInt8(ascii: "d") ? "d" : "s"
    reader.report(
      .unnumberedPlaceholders, at: segment.span(of: range), unit: unit,
      "Found %\(letter), which Compose shows as it is; expected a placeholder with a number",
      help: "Write %1$\(letter) for the first value")
  }

  /// Returns the first `%s` or `%d` of a text that no letter follows.
  private static func unnumbered(in bytes: [UInt8]) -> Range<Int>? {
    let letters = [UInt8(ascii: "s"), UInt8(ascii: "d")]
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "%") && (index == 0 || !ASCII.isDigit(bytes[index - 1]))
        && index + 1 < bytes.count && letters.contains(bytes[index + 1])
        && !(index + 2 < bytes.count && (ASCII.isLetter(bytes[index + 2]) || bytes[index + 2] >= 0x80))
    }.map { $0..<$0 + 2 }
  }
}
