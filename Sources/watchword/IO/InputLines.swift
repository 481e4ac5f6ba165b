#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input, as bytes, one at a time.
///
/// A line ends with LF or CRLF, which is no part of it; nothing else is taken away. The last line needs no end.
struct InputLines {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The next line, or nothing at the end.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Self.withoutCarriageReturn(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? Self.withoutCarriageReturn(buffer[start...]) : nil
      }
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      fill()
    }
  }

  /// The carriage return of CRLF is part of the line's end; the last line may end with one too.
  private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == 0x0D ? line.dropLast() : line)
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { buffer += chunk[..<count] } else if count == 0 || errno != EINTR { isAtEnd = true }
  }
}
