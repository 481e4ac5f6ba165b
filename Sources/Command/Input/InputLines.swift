import WatchwordSystemFiles

/// The lines of standard input, as bytes, one at a time.
///
/// Lines end with LF or CRLF, which is removed; nothing else is. The last line need not have an end.
struct InputLines {
  /// The maximum length of a line in bytes: 16 MiB.
  static let maximumLength = 16 << 20
  /// The maximum length of a line that is skipped: 1 GiB, because the line of a device may never end.
  static let maximumSkipped = 1 << 30

  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isInLongLine = false

  /// The next line, or nothing at the end.
  ///
  /// - Throws: `CommandFailure` if standard input cannot be read, or if the previous line does not end within
  ///   ``maximumSkipped``.
  mutating func next() throws -> InputLine? {
    if isInLongLine { try skipLine() }
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
      // One more byte for the CR of the line's end.
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

  /// Removes the CR of CRLF, also at the end of the last line.
  private func line(_ bytes: ArraySlice<UInt8>) -> InputLine {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    return line.count <= Self.maximumLength ? .bytes(Array(line)) : .tooLong
  }

  private mutating func skipLine() throws {
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
      guard passed <= Self.maximumSkipped else {
        throw CommandFailure(
          message: "Standard input has a line that does not end within 1 GiB; expected one password per line")
      }
      try fill()
    }
    isInLongLine = false
  }

  private func lineEnd(from index: Int) -> Int? { buffer.firstIndex(of: 0x0A, from: index) }

  private mutating func fill() throws {
    let count = try StandardInput.read(into: &buffer)
    if count == 0 { isAtEnd = true }
  }
}
