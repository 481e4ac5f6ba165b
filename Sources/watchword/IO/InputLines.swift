#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line of standard input.
enum InputLine {
  /// Its bytes, without its end.
  case bytes([UInt8])
  /// It has more than ``InputLines/maximumLength`` bytes, and they are passed over.
  case tooLong
}

/// The lines of standard input, as bytes, one at a time.
///
/// A line ends with LF or CRLF, which is no part of it; nothing else is taken away. The last line needs no end.
struct InputLines {
  /// The most bytes of a line that is read: 16 MiB.
  static let maximumLength = 16 << 20
  /// The most bytes of a line that is passed over, 1 GiB: a device may never end its line.
  static let maximumPassedOver = 1 << 30

  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isInLongLine = false

  /// The next line, or nothing at the end.
  ///
  /// - Throws: `CommandFailure` where standard input cannot be read, or where the line before this one does not end
  ///   within ``maximumPassedOver``.
  mutating func next() throws -> InputLine? {
    if isInLongLine { try passOverLine() }
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return line(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? line(buffer[start...]) : nil
      }
      // One more for the CR of a line's end.
      guard searched - start <= Self.maximumLength + 1 else {
        isInLongLine = true
        return .tooLong
      }
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      try fill()
    }
  }

  /// The carriage return of CRLF is part of the line's end; the last line may end with one too.
  private func line(_ bytes: ArraySlice<UInt8>) -> InputLine {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    return line.count <= Self.maximumLength ? .bytes(Array(line)) : .tooLong
  }

  private mutating func passOverLine() throws {
    var passed = 0
    while true {
      if let end = lineEnd(from: start) {
        start = end + 1
        break
      }
      passed += buffer.count - start
      buffer.removeAll(keepingCapacity: true)
      start = 0
      if isAtEnd { break }
      guard passed <= Self.maximumPassedOver else {
        throw CommandFailure(
          message: "Standard input has a line that does not end within 1 GiB; expected one password a line")
      }
      try fill()
    }
    isInLongLine = false
  }

  private func lineEnd(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + index, 0x0A, bytes.count - index) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func fill() throws {
    let count = try StandardInput.read(into: &buffer)
    if count == 0 { isAtEnd = true }
  }
}
