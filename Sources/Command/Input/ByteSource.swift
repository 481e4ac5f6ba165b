/// A source of bytes that are read piece by piece.
protocol ByteSource {
  /// The name of the source in messages, fit for the start of a sentence.
  var name: String { get }
  /// Whether a read would return without waiting for a writer.
  var hasMore: Bool { get }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  ///
  /// - Throws: `CommandFailure` if the source cannot be read.
  mutating func read(into buffer: inout [UInt8]) throws -> Int
}
