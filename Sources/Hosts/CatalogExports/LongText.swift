import WatchwordExports

/// A text in pieces. A single long string would be reallocated repeatedly while it grows.
package struct LongText {
  /// The pieces, in UTF-8; a character can span two pieces.
  package private(set) var pieces: [[UInt8]] = []

  /// The maximum length of a piece in bytes: with the overhead of its array, it fits into a block of 64 KiB.
  private static let pieceLength = 65_000

  /// Creates a text from `string`.
  init(_ string: String = "") { add(string) }

  /// The text as a string.
  package var string: String { String(decoding: pieces.flatMap { $0 }, as: UTF8.self) }

  mutating func add(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        if pieces.last?.count ?? Self.pieceLength == Self.pieceLength { addPiece() }
        let last = pieces.count - 1
        let end = min(bytes.count, start + Self.pieceLength - pieces[last].count)
        pieces[last].append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  private mutating func addPiece() {
    var piece: [UInt8] = []
    // Most texts are short.
    if !pieces.isEmpty { piece.reserveCapacity(Self.pieceLength) }
    pieces.append(piece)
  }
}

extension Refusal {
  /// The answer with the refusal.
  var answer: LongText { LongText(json) }
}
