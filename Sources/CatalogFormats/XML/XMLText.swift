/// XML documents of any encoding.
enum XMLText {
  /// Converts a document of any encoding to UTF-8. The result ends before bytes that are not a character; a document in
  /// UTF-8 is returned unchanged.
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(head: Array(bytes.prefix(CatalogFormat.headLength)))
    guard let name = encoding.converterName, let transcoder = Transcoder(encoding: name) else { return bytes }
    var output: [UInt8] = []
    _ = transcoder.decode(bytes.dropFirst(encoding.byteOrderMarkLength), into: &output)
    return output
  }
}
