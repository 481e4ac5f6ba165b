/// A document in memory as UTF-8, without its byte-order mark.
///
/// Readers that look ahead and back use it. Offsets count the bytes of the UTF-8 text.
struct DecodedText {
  /// The text in UTF-8: `count` valid bytes, followed by any bytes from the first invalid sequence on.
  private let bytes: [UInt8]
  /// The number of valid bytes: all bytes, or those before the first invalid sequence.
  let count: Int
  /// The first sequence that is not a character of the encoding, if any.
  let invalidSequence: TextEncoding.InvalidSequence?
  /// The encoding of the document.
  let encoding: TextEncoding

  /// Decodes a document; `encoding` determines its encoding from its first bytes.
  init(_ document: [UInt8], encoding: ([UInt8]) -> TextEncoding) {
    let encoding = encoding(Array(document.prefix(CatalogFormat.headLength)))
    self.encoding = encoding
    let (text, bad) = encoding.decoded(document)
    bytes = Array(text)
    if encoding.converterName != nil {
      invalidSequence = bad
      count = bytes.count
    } else {
      let content = bytes
      let invalid = content.withUnsafeBufferPointer { UTF8Length.firstInvalid(in: $0) }
      invalidSequence = invalid.map { range in
        let bad = Array(content[range])
        return TextEncoding.InvalidSequence(
          bytes: bad, isTruncated: range.upperBound == content.count && UTF8Length.isTruncated(bad))
      }
      count = invalid?.lowerBound ?? content.count
    }
  }

  /// Calls `body` with the valid bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
