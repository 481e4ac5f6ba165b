/// A document that is read into memory as a whole, as UTF-8 without its byte-order mark.
///
/// For formats whose readers look ahead and back; offsets count its bytes.
struct WholeText: ~Copyable {
  /// The bytes up to `count`, and in UTF-8 what follows a bad sequence.
  private let bytes: [UInt8]
  /// The number of bytes that are characters of the encoding: all of them, or those in front of the first bad ones.
  let count: Int
  /// The bytes that are not a character, if there are any.
  let badSequence: Transcoder.BadSequence?
  /// The encoding of the document.
  let encoding: TextEncoding

  /// Takes the document; `encoding` determines its encoding from its first bytes.
  init(_ document: [UInt8], encoding: ([UInt8]) -> TextEncoding) {
    self.encoding = encoding(Array(document.prefix(CatalogFormat.headLength)))
    let content = document.dropFirst(self.encoding.byteOrderMarkLength)
    if let name = self.encoding.converterName {
      var decoded: [UInt8] = []
      badSequence = Transcoder(encoding: name)?.decode(content, into: &decoded)
      count = decoded.count
      bytes = decoded
      return
    }
    bytes = Array(content)
    let invalid = bytes.withUnsafeBufferPointer { UTF8Length.firstInvalid(in: $0) }
    count = invalid?.lowerBound ?? bytes.count
    badSequence = invalid.map { [bytes] range in
      Transcoder.BadSequence(
        bytes: Array(bytes[range]), isCut: range.upperBound == bytes.count && UTF8Length.isCut(Array(bytes[range])))
    }
  }

  /// Calls `body` with the bytes that are characters of the encoding.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
