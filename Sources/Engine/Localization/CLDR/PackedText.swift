/// Up to eight bytes of UTF-8 in one word, so that separators and digits need no reference counting.
struct PackedText: Hashable, Sendable {
  /// The bytes, the first in the lowest eight bits.
  private let bytes: UInt64
  /// The number of bytes, at most eight.
  let count: Int

  /// Creates a text with these bytes, the first in the lowest eight bits.
  init(_ bytes: UInt64, _ count: Int) {
    self.bytes = bytes
    self.count = min(max(count, 0), 8)
  }

  /// The byte at `index`; 0 outside the text.
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bytes >> UInt64(truncatingIfNeeded: index &* 8))
  }

  /// The text as a string.
  var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }
}
