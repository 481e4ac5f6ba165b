import WatchwordDiagnostics

/// The root element of an XML document, as far as its start tag shows it: found without reading the document as XML.
struct XMLRoot {
  /// The start tag from `<` on, up to its `>`, or as much of it as there is.
  private let tag: ArraySlice<UInt8>
  private let prefix: ArraySlice<UInt8>
  private let name: ArraySlice<UInt8>

  /// The root of the document that starts with `head`; `nil` if there is none.
  init?(of head: DocumentHead) {
    guard case .some(.some(let tag)) = head.textAnswer({ Self.tag(in: $0, isWhole: $1) }) else { return nil }
    self.tag = tag
    let name = tag.dropFirst().prefix { !Self.endsName($0) }
    let colon = name.firstIndex(of: UInt8(ascii: ":"))
    prefix = colon.map { name[..<$0] } ?? []
    self.name = colon.map { name[$0...].dropFirst() } ?? name
  }

  /// Whether the local name of the element is `known`.
  func isNamed(_ known: String) -> Bool { name.elementsEqual(known.utf8) }

  /// The value of an attribute as it is written.
  func value(of attribute: [UInt8]) -> ArraySlice<UInt8>? {
    AttributeScan.attributes(in: tag).first { $0.name.elementsEqual(attribute) }?.value
  }

  /// The namespace of the element, if the tag declares it.
  var namespace: ArraySlice<UInt8>? {
    value(of: Array("xmlns".utf8) + (prefix.isEmpty ? [] : [UInt8(ascii: ":")] + prefix))
  }

  // MARK: Finding

  /// How much text may stand in front of the root, such as the marks of a conflict, so that the document is still XML.
  private static let mostText = 4096

  /// The first start tag in `text`, or no tag if there is none; `nil` if the rest of the document decides.
  private static func tag(in text: ArraySlice<UInt8>, isWhole: Bool) -> ArraySlice<UInt8>?? {
    if startsLikeAnotherFormat(text) { return .some(nil) }
    var rest = text
    var textLength = 0
    while let open = rest.firstIndex(of: UInt8(ascii: "<")), textLength <= mostText {
      textLength += rest[..<open].count { $0 > 0x20 }
      rest = rest[open...]
      if let behind = passed(rest) {
        rest = behind
      } else if XMLName.starts(with: rest.dropFirst()), let end = end(ofTag: rest, isWhole: isWhole) {
        return rest[..<end]
      } else if !isWhole, rest.count < shortest || XMLName.starts(with: rest.dropFirst()) {
        return nil
      } else {
        textLength += 1
        rest = rest.dropFirst()
      }
      if rest.isEmpty, !isWhole { return nil }
    }
    textLength += rest.count { $0 > 0x20 }
    return isWhole || textLength > mostText ? .some(nil) : nil
  }

  /// Whether the first sign that is no white space is one of JSON or starts a comment or a text of another format, or a
  /// word stands in front of `=` or a quotation mark, as in PO and in `.strings`: its texts may be about XML.
  private static func startsLikeAnotherFormat(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.drop { $0 <= 0x20 }
    if let first = start.first, "{[\"/#".utf8.contains(first) { return true }
    let word = start.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || "_.-$".utf8.contains($0) }
    let next = start.dropFirst(word.count).first { $0 > 0x20 }
    return !word.isEmpty && (next == UInt8(ascii: "=") || next == UInt8(ascii: "\""))
  }

  /// How many bytes tell what `<` starts.
  private static let shortest = 4

  /// What follows the comment, the instruction or the declaration at the start of `text`; nothing if it has no end, and
  /// `nil` if there is none.
  private static func passed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if text.starts(with: "<!--".utf8) { return behind("-->", in: text.dropFirst(4)) }
    if text.starts(with: "<?".utf8) { return behind("?>", in: text.dropFirst(2)) }
    guard text.starts(with: "<!".utf8), text.count >= shortest else { return nil }
    // A DOCTYPE's own declarations come one by one: each ends at the next bracket that is not quoted.
    var rest = text.dropFirst(2)
    while let byte = rest.first, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") {
      let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let close = isQuote ? rest.dropFirst().firstIndex(of: byte) : rest.startIndex
      rest = close.map { rest[$0...].dropFirst() } ?? []
    }
    return rest
  }

  private static func behind(_ end: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while let place = rest.firstIndex(of: end.utf8.first ?? 0) {
      rest = rest[place...]
      if rest.starts(with: end.utf8) { return rest.dropFirst(end.utf8.count) }
      rest = rest.dropFirst()
    }
    return []
  }

  /// Where the start tag at the start of `text` ends: before `>`, or before a `<`; `nil` if the text ends before it does.
  private static func end(ofTag text: ArraySlice<UInt8>, isWhole: Bool) -> Int? {
    var quote: UInt8?
    for index in text.indices.dropFirst() {
      let byte = text[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") && quote == nil { return index }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return isWhole ? text.endIndex : nil
  }

  /// The text from the first sign on that is neither white space, an instruction nor a comment; `nil` if the rest of the
  /// document decides.
  static func content(of text: ArraySlice<UInt8>, isWhole: Bool) -> ArraySlice<UInt8>? {
    var rest = text.drop { $0 <= 0x20 }
    while rest.starts(with: "<?".utf8) || rest.starts(with: "<!--".utf8), let behind = passed(rest) {
      rest = behind.drop { $0 <= 0x20 }
    }
    return isWhole || rest.count > longestStart ? rest : nil
  }

  /// How many bytes of the content are wanted at least.
  private static let longestStart = 64

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}
