import WatchwordBasics

/// The content of a text in an XLIFF file, split into tags and character data.
///
/// Names are without prefixes, because the content of texts contains only XLIFF elements.
struct InlineMarkup {
  private(set) var pieces: [Piece] = []

  /// A part of the content.
  enum Piece {
    /// Character data as written, including references, comments and CDATA sections.
    case text(ArraySlice<UInt8>)
    case start(Tag)
    /// The end of the innermost open element; an empty-element tag has one, too.
    case end
  }

  /// A start tag.
  struct Tag {
    let name: ExactText
    /// The attributes in document order, as written.
    fileprivate(set) var attributes: [(name: ExactText, value: ExactText)]
    /// Whether the element has neither text nor elements.
    fileprivate(set) var isEmpty: Bool

    /// Returns the tag with the characters of its code as an attribute.
    func with(code: [UInt8]) -> Tag {
      var tag = self
      tag.attributes.removeAll { $0.name == "equiv-text" }
      let code = XMLEscapes.attribute(ExactText(utf8: code))
      if let code { tag.attributes.append(("equiv-text", code)) }
      return tag
    }

    /// The value of an attribute, as written.
    subscript(_ name: ExactText) -> ExactText? { attributes.first { $0.name == name }?.value }
  }

  /// Whether there are elements in the content.
  var hasTags: Bool { pieces.contains { if case .text = $0 { false } else { true } } }

  /// Parses the content of a segment, or returns `nil` if it has neither elements nor tags.
  init?(_ segment: Segment) {
    guard segment.tags.isEmpty else {
      if !add(Array(segment.text.string.utf8), tags: segment.tags) { return nil }
      return
    }
    // Content that equals its text may have a `<` that people see.
    guard segment.notation == nil, !segment.isPlain else { return nil }
    let bytes = Array(segment.content.string.utf8)
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    var start = 0
    var index = 0
    while let tagStart = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = AttributeScan.endOfData(at: tagStart, in: bytes) {
        index = end
        continue
      }
      if start < tagStart { pieces.append(.text(bytes[start..<tagStart])) }
      index = AttributeScan.endOfTag(at: tagStart, in: bytes) ?? bytes.count
      start = index
      addTag(bytes[tagStart..<index])
    }
    if start < bytes.count { pieces.append(.text(bytes[start...])) }
    guard hasTags else { return nil }
  }

  /// The kinds of codes (XLIFF 1.2, `ctype`) of usual tags.
  private static let kinds: [ExactText: ExactText] = [
    "b": "bold", "i": "italic", "u": "underlined", "a": "link", "br": "lb",
  ]

  /// Adds a text with tags, as in Android: as elements of XLIFF 1.2, `<g>` for a pair, and `<x>` for an empty-element
  /// tag. Returns `false` if XML does not allow a character of the text.
  ///
  /// The id of a code is the name of its tag, numbered if there are several, so that a translation has those of its
  /// source.
  private mutating func add(_ text: [UInt8], tags: [Range<Int>]) -> Bool {
    var start = 0
    var counts: [ExactText: Int] = [:]
    for range in tags + [text.count..<text.count] {
      let words = ExactText(utf8: text[start..<range.lowerBound])
      guard let escaped = XMLEscapes.text(words) else { return false }
      if !words.isEmpty { pieces.append(.text(Array(escaped.string.utf8)[...])) }
      start = range.upperBound
      let tag = text[range]
      if tag.starts(with: "</".utf8) { pieces.append(.end) }
      guard let name = TextTag.name(tag) else { continue }
      counts[name, default: 0] += 1
      let id = counts[name] == 1 ? name : ExactText("\(name)-\(counts[name] ?? 1)")
      let isEmpty = tag.suffix(2).elementsEqual("/>".utf8)
      let code = XMLEscapes.attribute(ExactText(utf8: tag)) ?? ""
      var attributes: [(name: ExactText, value: ExactText)] = [("id", id)]
      if let kind = Self.kinds[name] { attributes.append(("ctype", kind)) }
      attributes.append(("equiv-text", code))
      pieces.append(.start(Tag(name: isEmpty ? "x" : "g", attributes: attributes, isEmpty: isEmpty)))
      if isEmpty { pieces.append(.end) }
    }
    return true
  }

  private mutating func addTag(_ tag: ArraySlice<UInt8>) {
    guard tag.dropFirst().first != UInt8(ascii: "/") else { return pieces.append(.end) }
    let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    let isSingle = tag.dropLast().last == UInt8(ascii: "/")
    let attributes = AttributeScan.attributes(in: tag).filter { !$0.name.starts(with: "xmlns".utf8) }.map {
      (name: ExactText(utf8: $0.name), value: Self.value($0.value))
    }
    let text = ExactText(utf8: local)
    pieces.append(.start(Tag(name: text, attributes: attributes, isEmpty: isSingle)))
    if isSingle { pieces.append(.end) }
  }

  /// Returns a value as written between double quotation marks.
  private static func value(_ bytes: ArraySlice<UInt8>) -> ExactText {
    let quoted = bytes.flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
    return ExactText(utf8: quoted)
  }

  /// Returns the characters that character data stands for.
  static func characters(of data: ArraySlice<UInt8>) -> [UInt8] {
    let data = Array(data)
    var characters: [UInt8] = []
    var index = 0
    while index < data.count {
      if data[index] == UInt8(ascii: "<"), let end = AttributeScan.endOfData(at: index, in: data) {
        if data[index...].starts(with: "<![CDATA[".utf8) { characters += data[(index + 9)..<end].dropLast(3) }
        index = end
      } else if data[index] == UInt8(ascii: "&"), let close = data[index...].firstIndex(of: UInt8(ascii: ";")) {
        characters += XMLReference.bytes(data[(index + 1)..<close])
        index = close + 1
      } else {
        characters.append(data[index])
        index += 1
      }
    }
    return characters
  }
}

// MARK: - Codes

extension InlineMarkup {
  /// The role of an element, in either version of XLIFF.
  enum Element {
    /// A stand-alone code: `<x/>`, `<ph/>`.
    case code
    /// A pair of codes around text: `<g>`, `<pc>`.
    case pair
    /// The start or the end of a pair: `<bx/>` and `<ex/>`, `<bpt>` and `<ept>`, `<sc/>` and `<ec/>`.
    case start, end
    /// The start or the end of a pair whose other half is elsewhere: `<it/>`.
    case loneStart, loneEnd
    /// Marked text.
    case annotation
    /// A character that XML forbids.
    case codePoint
    /// An element that exists in only one version.
    case other
  }

  /// The roles of the tags, in order. A half whose other half is not in this text is a lone half.
  var elements: [Element] {
    var kinds: [Element] = []
    var open: [ExactText: Int] = [:]
    for piece in pieces {
      guard case .start(let tag) = piece else { continue }
      kinds.append(element(tag))
      switch kinds[kinds.count - 1] {
      case .start:
        if let pair = tag.pair, open.updateValue(kinds.count - 1, forKey: pair) == nil { continue }
        kinds[kinds.count - 1] = .loneStart
      case .end:
        if let pair = tag.pair, open.removeValue(forKey: pair) != nil { continue }
        kinds[kinds.count - 1] = .loneEnd
      default: break
      }
    }
    for index in open.values { kinds[index] = .loneStart }
    return kinds
  }

  private func element(_ tag: Tag) -> Element {
    switch tag.name {
    case "x", "ph": .code
    case "g", "pc": .pair
    case "bx", "bpt": .start
    case "ex", "ept": .end
    case "sc": tag["isolated"] == "yes" ? .loneStart : .start
    case "ec": tag["isolated"] == "yes" ? .loneEnd : .end
    case "it" where tag["pos"] == "open": .loneStart
    case "it" where tag["pos"] == "close": .loneEnd
    case "mrk": .annotation
    case "cp": .codePoint
    default: .other
    }
  }
}

extension InlineMarkup.Tag {
  /// Whether the content of the element is code, in XLIFF 1.2.
  var holdsCode: Bool { ["ph", "bpt", "ept", "it"].contains(name) && !isEmpty }

  /// The id that the two halves of a pair share.
  fileprivate var pair: ExactText? { self["startRef"] ?? self["rid"] ?? self["id"] }
}
