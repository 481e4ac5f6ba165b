import WatchwordBasics

/// The start tag of the root element, found without parsing the document as XML.
struct XMLRoot {
  /// The start tag from `<` on, up to its `>`, or as much of it as is available.
  private let tag: ArraySlice<UInt8>
  private let prefix: ArraySlice<UInt8>
  private let name: ArraySlice<UInt8>

  /// Finds the root of the document that starts with `head`, or returns `nil` if there is none.
  init?(of head: DocumentHead) {
    guard case .some(.some(let tag)) = head.evaluateText({ Self.tag(in: $0, isWhole: $1) }) else { return nil }
    self.tag = tag
    let name = tag.dropFirst().prefix { !Self.endsName($0) }
    let colon = name.firstIndex(of: UInt8(ascii: ":"))
    prefix = colon.map { name[..<$0] } ?? []
    self.name = colon.map { name[$0...].dropFirst() } ?? name
  }

  /// Whether the local name of the element equals `known`.
  func isNamed(_ known: String) -> Bool { name.elementsEqual(known.utf8) }

  /// Returns the value of an attribute, as written.
  func value(of attribute: [UInt8]) -> ArraySlice<UInt8>? {
    AttributeScan.attributes(in: tag).first { $0.name.elementsEqual(attribute) }?.value
  }

  /// The namespace of the element, if the tag declares it.
  var namespace: ArraySlice<UInt8>? {
    value(of: Array("xmlns".utf8) + (prefix.isEmpty ? [] : [UInt8(ascii: ":")] + prefix))
  }

  // MARK: Finding

  /// The maximum number of characters before the root, such as conflict markers, in a document that is still treated as
  /// XML.
  private static let maximumTextLength = 4096

  /// Returns the first start tag in `text`, or an inner `nil` if there is none; `nil` if more of the document is
  /// needed.
  private static func tag(in text: ArraySlice<UInt8>, isWhole: Bool) -> ArraySlice<UInt8>?? {
    if startsLikeAnotherFormat(text) { return .some(nil) }
    var rest = text
    var textLength = 0
    while let open = rest.firstIndex(of: UInt8(ascii: "<")), textLength <= maximumTextLength {
      textLength += rest[..<open].count { $0 > 0x20 }
      rest = rest[open...]
      if let following = skippingMarkup(rest) {
        rest = following
      } else if XMLName.starts(with: rest.dropFirst()), let end = end(ofTag: rest, isWhole: isWhole) {
        return rest[..<end]
      } else if !isWhole, rest.count < minimumMarkupLength || XMLName.starts(with: rest.dropFirst()) {
        return nil
      } else {
        textLength += 1
        rest = rest.dropFirst()
      }
      if rest.isEmpty, !isWhole { return nil }
    }
    textLength += rest.count { $0 > 0x20 }
    return isWhole || textLength > maximumTextLength ? .some(nil) : nil
  }

  /// Whether the text starts like a document in another format, whose texts may contain XML: with JSON, with a comment
  /// or a text in the syntax of another format, or with a word before `=` or a quotation mark, as in PO and `.strings`.
  private static func startsLikeAnotherFormat(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.drop { $0 <= 0x20 }
    if let first = start.first, "{[\"/#".utf8.contains(first) { return true }
    let word = start.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || "_.-$".utf8.contains($0) }
    let next = start.dropFirst(word.count).first { $0 > 0x20 }
    return !word.isEmpty && (next == UInt8(ascii: "=") || next == UInt8(ascii: "\""))
  }

  /// The number of bytes needed to identify markup that starts with `<`.
  private static let minimumMarkupLength = 4

  /// Returns the text after the comment, the processing instruction or the declaration at the start of `text`: empty if
  /// it is not closed, `nil` if there is none.
  private static func skippingMarkup(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if text.starts(with: "<!--".utf8) { return Self.text(after: "-->", in: text.dropFirst(4)) }
    if text.starts(with: "<?".utf8) { return Self.text(after: "?>", in: text.dropFirst(2)) }
    guard text.starts(with: "<!".utf8), text.count >= minimumMarkupLength else { return nil }
    // Declarations inside a DOCTYPE are skipped one by one: each ends at the next bracket that is not quoted.
    var rest = text.dropFirst(2)
    while let byte = rest.first, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") {
      let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let close = isQuote ? rest.dropFirst().firstIndex(of: byte) : rest.startIndex
      rest = close.map { rest[$0...].dropFirst() } ?? []
    }
    return rest
  }

  private static func text(after end: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while let index = rest.firstIndex(of: end.utf8.first ?? 0) {
      rest = rest[index...]
      if rest.starts(with: end.utf8) { return rest.dropFirst(end.utf8.count) }
      rest = rest.dropFirst()
    }
    return []
  }

  /// Returns the end of the start tag at the start of `text`: before `>`, or before a `<`; `nil` if the text ends
  /// first.
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

  /// Returns the text after leading white space, processing instructions and comments, or `nil` if more of the document
  /// is needed.
  static func content(of text: ArraySlice<UInt8>, isWhole: Bool) -> ArraySlice<UInt8>? {
    var rest = text.drop { $0 <= 0x20 }
    while rest.starts(with: "<?".utf8) || rest.starts(with: "<!--".utf8), let following = skippingMarkup(rest) {
      rest = following.drop { $0 <= 0x20 }
    }
    return isWhole || rest.count > minimumContentLength ? rest : nil
  }

  /// The minimum number of bytes of the content.
  private static let minimumContentLength = 64

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}
