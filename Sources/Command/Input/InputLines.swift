import WatchwordPolicy
import WatchwordSystemFiles

/// The lines of standard input, as bytes, in pieces of about 64 KiB.
///
/// Lines end with LF or CRLF. A piece ends with a line, and is given at once where no more input waits, so that whoever
/// sends a line gets its result.
struct InputLines {
  /// The maximum length of a line that is skipped: 1 GiB, because the line of a device may never end.
  static let maximumSkipped = 1 << 30
  /// The length in bytes that a piece has where enough input waits.
  private static let usualLength = 1 << 16

  /// Bytes that belong to no piece yet; they hold no line end but perhaps among those that were read last.
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var isInLongLine = false

  /// The next lines, or nothing at the end.
  ///
  /// - Throws: `CommandFailure` if standard input cannot be read, or if a line that is too long does not end within
  ///   ``maximumSkipped``.
  mutating func next() throws -> InputPiece? {
    if isInLongLine { try skipLine() }
    var searched = 0
    while true {
      let isLongEnough = buffer.count >= Self.usualLength || isAtEnd || !StandardStream.input.hasMore
      if isLongEnough, let end = lastLineEnd(from: searched) { return take(end + 1) }
      if isLongEnough { searched = buffer.count }
      guard !isAtEnd else { return buffer.isEmpty ? nil : take(buffer.count) }
      // One more byte for the CR of the line's end.
      guard buffer.count <= UncheckedLine.maximumLength + 1 || searched < buffer.count else {
        isInLongLine = true
        return .tooLong
      }
      try fill()
    }
  }

  /// Takes the first `count` bytes.
  private mutating func take(_ count: Int) -> InputPiece {
    if count == buffer.count {
      defer { buffer = [] }
      return .lines(buffer)
    }
    let piece = Array(buffer[..<count])
    buffer.removeFirst(count)
    return .lines(piece)
  }

  private mutating func skipLine() throws {
    var passed = 0
    while true {
      if let end = buffer.firstIndex(of: 0x0A, from: 0) {
        buffer.removeFirst(end + 1)
        break
      }
      passed += buffer.count
      buffer.removeAll(keepingCapacity: true)
      if isAtEnd { break }
      guard passed <= Self.maximumSkipped else {
        throw CommandFailure(
          message: "Standard input has a line that does not end within 1 GiB; expected one password per line")
      }
      try fill()
    }
    isInLongLine = false
  }

  private func lastLineEnd(from index: Int) -> Int? { buffer[index...].lastIndex(of: 0x0A) }

  private mutating func fill() throws {
    let count = try StandardInput.read(into: &buffer)
    if count == 0 { isAtEnd = true }
  }
}
