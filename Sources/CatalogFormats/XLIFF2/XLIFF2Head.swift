/// What is quickly seen of a document of XLIFF 2.
enum XLIFF2Head {
  /// The readers of XLIFF 2.
  enum Version { case v21, v22 }

  /// The version of a document that starts with `head`; `nil` if it is not XLIFF 2.
  ///
  /// The namespace decides. A document without the namespace of any XLIFF is XLIFF 2 if it says so in its version.
  static func version(of head: ArraySlice<UInt8>) -> Version? {
    guard XMLText.seemsToHaveRoot("xliff", in: head) else { return nil }
    // Zero bytes are skipped, so that this works for UTF-16 and UTF-32 too.
    let text = head.filter { $0 != 0 }
    guard let root = offset(of: "xliff", in: text[...]) else { return nil }
    let tag = text[root...].prefix { $0 != UInt8(ascii: ">") }
    if let namespace = offset(of: "urn:oasis:names:tc:xliff:document:", in: tag) {
      let version = tag[(namespace + 34)...].prefix(3)
      if version.elementsEqual("2.2".utf8) { return .v22 }
      return version.first == UInt8(ascii: "2") ? .v21 : nil
    }
    guard let version = offset(of: "version=", in: tag) else { return nil }
    let value = tag[(version + 9)...]
    if value.starts(with: "2.2".utf8) { return .v22 }
    return value.starts(with: "2.".utf8) ? .v21 : nil
  }

  private static func offset(of word: String, in text: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return text.indices.first { text[$0] == word[0] && text[$0...].starts(with: word) }
  }
}
