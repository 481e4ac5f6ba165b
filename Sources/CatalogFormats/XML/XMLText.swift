/// Converts XML documents in any encoding.
enum XMLText {
  /// Converts a document in any encoding to UTF-8. The result ends before bytes that are not a character. A document in
  /// UTF-8 is returned unchanged.
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(head: Array(bytes.prefix(CatalogFormat.headLength)))
    return encoding.converterName == nil ? bytes : Array(encoding.decoded(bytes).text)
  }
}
