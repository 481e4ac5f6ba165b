extension XLIFF12 {
  /// The document as UTF-8, whatever its encoding, for showing lines of it: places in it are those of findings.
  ///
  /// Behind bytes that stand for no character, nothing follows; a document in UTF-8 comes back as it is.
  public static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(head: Array(bytes.prefix(4096)))
    guard let name = encoding.converterName, let transcoder = Transcoder(encoding: name) else { return bytes }
    var output: [UInt8] = []
    _ = transcoder.decode(bytes[min(encoding.byteOrderMarkLength, bytes.count)...], isLast: true, into: &output)
    return output
  }
}
