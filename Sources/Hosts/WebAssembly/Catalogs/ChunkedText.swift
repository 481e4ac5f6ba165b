/// A text in chunks. A single long string would be reallocated repeatedly while it grows.
package struct ChunkedText {
  /// The chunks, in UTF-8; a character can span two chunks.
  package private(set) var chunks: [[UInt8]] = []

  /// The maximum length of a chunk in bytes: with the overhead of its array, it fits into a block of 64 KiB.
  private static let chunkLength = 65_000

  /// Creates a text from `string`.
  init(_ string: String = "") { add(string) }

  /// The text as a string.
  package var string: String { String(decoding: chunks.flatMap { $0 }, as: UTF8.self) }

  mutating func add(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        if chunks.last?.count ?? Self.chunkLength == Self.chunkLength { addChunk() }
        let last = chunks.count - 1
        let end = min(bytes.count, start + Self.chunkLength - chunks[last].count)
        chunks[last].append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  mutating func add(_ text: ChunkedText) { chunks += text.chunks }

  private mutating func addChunk() {
    var chunk: [UInt8] = []
    // Most texts are short.
    if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkLength) }
    chunks.append(chunk)
  }
}

extension Refusal {
  /// The answer that contains the refusal.
  var answer: ChunkedText { ChunkedText(json) }
}
