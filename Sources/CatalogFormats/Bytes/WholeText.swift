/// A document that is read into memory as a whole, as UTF-8 without its byte-order mark.
///
/// For formats whose readers look ahead and back; offsets count its bytes.
struct WholeText: ~Copyable {
  /// The bytes up to `count`, and what follows a bad sequence.
  private var window = ByteWindow()
  /// The number of bytes that are characters of the encoding: all of them, or those in front of the first bad ones.
  private(set) var count = 0
  /// The bytes that are not a character, if there are any.
  private(set) var badSequence: Transcoder.BadSequence?
  /// The encoding of the document.
  let encoding: TextEncoding
  /// Whether the file could not be read to its end.
  let hasFailed: Bool

  /// How many bytes are read at once, of a long document.
  private static let pieceLength = 1024 * 1024
  /// How many bytes are read first: most documents are short.
  private static let firstPieceLength = 16 * 1024

  /// Reads the document to its end; `encoding` determines its encoding from its first bytes.
  init(_ origin: ByteOrigin, encoding: ([UInt8]) -> TextEncoding) {
    var length = Self.firstPieceLength
    while window.append(from: origin, atMost: length) > 0 { length = min(2 * length, Self.pieceLength) }
    hasFailed = origin.failure != nil
    self.encoding = encoding(window.bytes(in: 0..<CatalogFormat.headLength))
    let mark = min(self.encoding.byteOrderMarkLength, window.end)
    if let name = self.encoding.converterName {
      decode(from: mark, as: name)
    } else {
      window.renumber(from: -mark)
      let invalid = window.withBytes(in: 0..<window.end) { UTF8Length.firstInvalid(in: $0) }
      count = invalid?.lowerBound ?? window.end
      badSequence = invalid.map {
        Transcoder.BadSequence(
          bytes: window.bytes(in: $0),
          isCut: $0.upperBound == window.end && UTF8Length.isCut(window.bytes(in: $0)))
      }
    }
  }

  private mutating func decode(from start: Int, as name: String) {
    let document = window.bytes(in: start..<window.end)
    window.empty()
    guard let transcoder = Transcoder(encoding: name) else { return }
    var next = 0
    while next < document.count, badSequence == nil {
      let end = min(next + Self.pieceLength, document.count)
      var decoded: [UInt8] = []
      badSequence = transcoder.decode(document[next..<end], isLast: end == document.count, into: &decoded)
      window.append(decoded)
      next = end
    }
    count = window.end
  }

  /// Calls `body` with the bytes that are characters of the encoding.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    window.withBytes(in: 0..<count, body)
  }
}
