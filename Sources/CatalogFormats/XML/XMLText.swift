/// XML documents of any encoding.
enum XMLText {
  /// Converts a document of any encoding to UTF-8. The result ends before bytes that are not a character; a document in
  /// UTF-8 is returned unchanged.
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(head: Array(bytes.prefix(4096)))
    guard let name = encoding.converterName, let transcoder = Transcoder(encoding: name) else { return bytes }
    var output: [UInt8] = []
    _ = transcoder.decode(bytes[min(encoding.byteOrderMarkLength, bytes.count)...], isLast: true, into: &output)
    return output
  }

  /// Whether a document that starts with `head` seems to have a root element called `name`, with or without a prefix.
  ///
  /// Zero bytes are skipped, so that this works for UTF-16 and UTF-32 too.
  static func seemsToHaveRoot(_ name: StaticString, in head: ArraySlice<UInt8>) -> Bool {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    let text = head.filter { $0 != 0 }
    return text.indices.contains { index in
      guard index > 0, text[index] == name.first, text[index...].starts(with: name) else { return false }
      let before = text[index - 1]
      guard before == UInt8(ascii: "<") || before == UInt8(ascii: ":") else { return false }
      return text[(index + name.count)...].first.map { XMLText.delimiters.contains($0) } ?? true
    }
  }

  /// What can follow the name of an element: white space, the end of the tag.
  private static let delimiters: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")]
}
