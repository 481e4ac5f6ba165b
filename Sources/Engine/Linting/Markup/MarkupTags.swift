import WatchwordBasics

/// The tags of HTML and similar markup in a text, in text order.
struct MarkupTags {
  private(set) var list: [Tag] = []
  /// The number of tags that are not closed by `>`; only texts that are not markup have many.
  private var failures = 0

  struct Tag {
    /// The name, in small letters.
    let name: ExactText
    let isEnd: Bool
    /// Whether the tag needs no end tag: `<br>`, `<icon/>`.
    let isEmpty: Bool
    /// The bytes of the tag in the text.
    let range: Range<Int>
    /// The bytes after the name.
    let attributes: Range<Int>

    /// Whether the tag is an HTML tag that occurs in texts.
    var isKnown: Bool { MarkupTags.known.contains(name) || MarkupTags.empty.contains(name) }

    /// The tag as shown in messages.
    var written: String { isEnd ? "</\(name.excerpt)>" : "<\(name.excerpt)>" }
  }

  /// Reads the tags of a text; with `quotes`, an apostrophe before a tag makes it a literal, up to the next apostrophe.
  init(in text: TextFacts, quotes: Bool = false) {
    guard text.marks.contains(.angle) else { return }
    let bytes = Array(text.text.utf8)
    var offset = 0
    while offset < bytes.count, failures < Self.maximumFailures {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if quotes, offset > 0, bytes[offset - 1] == 0x27 {
        offset = bytes[offset...].firstIndex(of: 0x27) ?? bytes.count
        continue
      }
      if let tag = tag(bytes, offset) {
        list.append(tag)
        offset = tag.range.upperBound
      } else {
        offset += 1
      }
    }
  }

  private mutating func tag(_ bytes: [UInt8], _ start: Int) -> Tag? {
    let isEnd = bytes.at(start + 1) == UInt8(ascii: "/")
    let first = start + (isEnd ? 2 : 1)
    var end = first
    while end - first < Self.maximumNameLength, Self.isName(bytes.at(end)) { end += 1 }
    guard end > first, bytes.at(first) != UInt8(ascii: "-"), bytes.at(first) != UInt8(ascii: ":") else { return nil }
    let next = bytes.at(end)
    guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next == 0x20 || next == 0x0A || next == 0x09 else {
      return nil
    }
    guard let close = close(bytes, end) else {
      failures += 1
      return nil
    }
    let name = ExactText(ASCII.lowercased(String(decoding: bytes[first..<end], as: UTF8.self)))
    let isSelfClosing = !isEnd && bytes[close - 1] == UInt8(ascii: "/")
    return Tag(
      name: name, isEnd: isEnd, isEmpty: isSelfClosing || Self.empty.contains(name), range: start..<close + 1,
      attributes: end..<(isSelfClosing ? max(end, close - 1) : close))
  }

  /// Returns the offset of the `>` that ends a tag, skipping quoted values.
  private func close(_ bytes: [UInt8], _ start: Int) -> Int? {
    var quote: UInt8 = 0
    for offset in start..<min(bytes.count, start + Self.maximumTagLength) {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if bytes[offset - 1] == UInt8(ascii: "=") { quote = byte }
      } else if byte == UInt8(ascii: ">") {
        return offset
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static let maximumNameLength = 32
  private static let maximumTagLength = 2048
  private static let maximumFailures = 64

  /// The elements without content (HTML, section 13.1.2, void elements).
  fileprivate static let empty: Set<ExactText> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "meta", "source", "track", "wbr",
  ]
  /// The elements whose end tags may be omitted (HTML, section 13.1.2.4).
  private static let openEnded: Set<ExactText> = [
    "dd", "dt", "li", "option", "p", "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]
  /// Other HTML elements that occur in texts.
  fileprivate static let known: Set<ExactText> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "blockquote", "button", "center", "cite", "code", "del", "details", "dfn",
    "div", "dl", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "i", "ins", "kbd", "label", "mark", "ol", "pre", "q",
    "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup", "table", "tt", "u", "ul",
    "var",
  ]

  /// Whether the tag is an end tag that may be omitted.
  static func isOptionalEnd(_ tag: Tag) -> Bool { tag.isEnd && openEnded.contains(tag.name) }

  /// Whether the text is markup, and not prose such as "Press <b>": every start tag has its end tag, and there is an
  /// HTML tag or a pair of tags.
  var isMarkup: Bool {
    guard !list.isEmpty, unbalanced == nil else { return false }
    return list.contains { tag in
      tag.isEnd || Self.empty.contains(tag.name) || Self.openEnded.contains(tag.name) || Self.known.contains(tag.name)
    }
  }

  /// The first tag that has no partner, or whose name differs from that of the open element.
  var unbalanced: Tag? {
    var open: [Tag] = []
    for tag in list where !tag.isEmpty {
      guard tag.isEnd else {
        open.append(tag)
        continue
      }
      while let last = open.last, last.name != tag.name, Self.openEnded.contains(last.name) { open.removeLast() }
      guard open.last?.name == tag.name else { return tag }
      open.removeLast()
    }
    return open.last { !Self.openEnded.contains($0.name) }
  }
}
