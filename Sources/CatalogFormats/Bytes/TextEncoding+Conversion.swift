extension TextEncoding {
  /// A sequence of bytes that is not a character of an encoding.
  struct BadSequence {
    let bytes: [UInt8]
    /// Whether the text ends inside a character.
    let isCut: Bool
  }

  /// The charset that decodes the encoding; `nil` for UTF-8.
  var charset: Charset? { converterName.flatMap { Charset(named: $0) } }

  /// Returns the text of `document` in UTF-8 without a byte-order mark, up to the first sequence that is not a
  /// character of the encoding.
  ///
  /// Documents in UTF-8 are not checked for invalid sequences.
  func decoded(_ document: [UInt8]) -> (text: ArraySlice<UInt8>, bad: BadSequence?) {
    let content = document.dropFirst(byteOrderMarkLength)
    guard let charset else { return (content, nil) }
    var text: [UInt8] = []
    let bad = charset.decode(content, into: &text)
    return (text[...], bad)
  }
}
