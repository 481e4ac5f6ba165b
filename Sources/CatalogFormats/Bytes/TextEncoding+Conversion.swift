extension TextEncoding {
  /// Bytes that are not a character of an encoding.
  struct BadSequence {
    let bytes: [UInt8]
    /// Whether the text ends before the character does.
    let isCut: Bool
  }

  /// What converts the encoding; `nil` for UTF-8.
  var charset: Charset? { converterName.flatMap { Charset(named: $0) } }

  /// The text of `document` in UTF-8 without a byte-order mark, up to the first bytes that are not a character of the
  /// encoding. Those of a document in UTF-8 are not looked for.
  func decoded(_ document: [UInt8]) -> (text: ArraySlice<UInt8>, bad: BadSequence?) {
    let content = document.dropFirst(byteOrderMarkLength)
    guard let charset else { return (content, nil) }
    var text: [UInt8] = []
    let bad = charset.decode(content, into: &text)
    return (text[...], bad)
  }
}
