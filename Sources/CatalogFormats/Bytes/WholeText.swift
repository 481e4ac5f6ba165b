/// A document that is read into memory as a whole, as UTF-8 without its byte-order mark.
///
/// For formats whose readers look ahead and back; offsets count its bytes.
struct WholeText {
  /// The bytes up to `count`, and in UTF-8 what follows a bad sequence.
  private let bytes: [UInt8]
  /// The number of bytes that are characters of the encoding: all of them, or those in front of the first bad ones.
  let count: Int
  /// The bytes that are not a character, if there are any.
  let badSequence: TextEncoding.BadSequence?
  /// The encoding of the document.
  let encoding: TextEncoding

  /// Takes the document; `encoding` determines its encoding from its first bytes.
  init(_ document: [UInt8], encoding: ([UInt8]) -> TextEncoding) {
    let encoding = encoding(Array(document.prefix(CatalogFormat.headLength)))
    self.encoding = encoding
    let (text, bad) = encoding.decoded(document)
    bytes = Array(text)
    if encoding.converterName != nil {
      badSequence = bad
      count = bytes.count
    } else {
      let content = bytes
      let invalid = content.withUnsafeBufferPointer { UTF8Length.firstInvalid(in: $0) }
      badSequence = invalid.map { range in
        let bad = Array(content[range])
        return TextEncoding.BadSequence(
          bytes: bad, isCut: range.upperBound == content.count && UTF8Length.isCut(bad))
      }
      count = invalid?.lowerBound ?? content.count
    }
  }

  /// Calls `body` with the bytes that are characters of the encoding.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
