/// The lines of standard input, as bytes, one at a time.
///
/// A line ends with LF or CRLF, which is no part of it; nothing else is taken away. The last line needs no end.
struct InputLines {
  /// The most bytes of a line: 16 MiB.
  static let maximumLength = 16 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  private var number = 0
  private var isAtEnd = false

  /// The next line, or nothing at the end; a line over ``maximumLength``, which may never end, is a failure.
  mutating func next() throws -> [UInt8]? {
    number += 1
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return try line(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? try line(buffer[start...]) : nil
      }
      // One more for the CR of a line's end.
      guard searched - start <= Self.maximumLength + 1 else { throw Self.tooLong(line: number) }
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      try fill()
    }
  }

  /// The failure at a line that is too long.
  static func tooLong(line number: Int) -> CommandFailure {
    CommandFailure(
      message:
        "standard input, line \(number): longer than \(maximumLength) bytes (16 MiB), the most that is read of one line"
    )
  }

  /// The carriage return of CRLF is part of the line's end; the last line may end with one too.
  private func line(_ bytes: ArraySlice<UInt8>) throws -> [UInt8] {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    guard line.count <= Self.maximumLength else { throw Self.tooLong(line: number) }
    return Array(line)
  }

  private mutating func fill() throws {
    let count = try StandardInput.read(into: &buffer)
    if count == 0 { isAtEnd = true }
  }
}
