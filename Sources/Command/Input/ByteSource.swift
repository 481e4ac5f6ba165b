/// Bytes that come piece by piece.
protocol ByteSource {
  /// What the bytes are called in messages, at the start of a sentence.
  var name: String { get }
  /// Whether a read would not wait for somebody who is still writing.
  var hasMore: Bool { get }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  ///
  /// - Throws: `CommandFailure` if the source cannot be read.
  mutating func read(into buffer: inout [UInt8]) throws -> Int
}
