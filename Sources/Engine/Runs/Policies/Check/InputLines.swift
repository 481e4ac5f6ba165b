package import WatchwordBasics
import WatchwordPolicy

/// The lines of a list of passwords, as bytes, in chunks of about 64 KiB.
///
/// Lines end with LF or CRLF. A chunk ends at a line end, and is returned at once if no more input is available, so
/// that interactive callers see each result.
package struct InputLines<Source: ByteSource> {
  /// The maximum length of a skipped line: 1 GiB, because a line from a device may never end.
  package static var maximumSkipped: Int { 1 << 30 }
  /// The length of a chunk in bytes if enough input is available.
  package static var preferredLength: Int { 1 << 16 }

  package private(set) var source: Source
  /// The maximum length, in bytes, of a line that is not skipped.
  private let maximumLength: Int

  /// Bytes that belong to no chunk yet. Only those of the last read can contain a line end.
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var isInLongLine = false

  package init(of source: Source, maximumLength: Int = LineDefect.maximumLength) {
    self.source = source
    self.maximumLength = maximumLength
  }

  /// Returns the next lines, or `nil` at the end.
  ///
  /// - Throws: `RunFailure` if the source cannot be read, or if a line that is too long does not end within
  ///   ``maximumSkipped``.
  package mutating func next() throws(RunFailure) -> InputChunk? {
    if isInLongLine { try skipLine() }
    var searched = 0
    while true {
      let isLongEnough = buffer.count >= Self.preferredLength || isAtEnd || !source.hasMore
      if isLongEnough, let end = lastLineEnd(from: searched) { return take(end + 1) }
      if isLongEnough { searched = buffer.count }
      guard !isAtEnd else { return buffer.isEmpty ? nil : take(buffer.count) }
      // One more byte, for the CR of a CRLF.
      guard buffer.count <= maximumLength + 1 || searched < buffer.count else {
        isInLongLine = true
        return .tooLong
      }
      try fill()
    }
  }

  /// Takes the first `count` bytes.
  private mutating func take(_ count: Int) -> InputChunk {
    if count == buffer.count {
      defer { buffer = [] }
      return .lines(buffer)
    }
    let chunk = Array(buffer[..<count])
    buffer.removeFirst(count)
    return .lines(chunk)
  }

  private mutating func skipLine() throws(RunFailure) {
    var passed = 0
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        buffer.removeFirst(end + 1)
        break
      }
      passed += buffer.count
      buffer.removeAll(keepingCapacity: true)
      if isAtEnd { break }
      guard passed <= Self.maximumSkipped else {
        throw RunFailure(
          message: "\(source.name) has a line that does not end within 1 GiB; expected one password per line")
      }
      try fill()
    }
    isInLongLine = false
  }

  private func lastLineEnd(from index: Int) -> Int? { buffer[index...].lastIndex(of: 0x0A) }

  private mutating func fill() throws(RunFailure) {
    let count = try source.read(into: &buffer)
    if count == 0 { isAtEnd = true }
  }
}

extension InputLines: Sendable where Source: Sendable {}

/// A chunk of input: lines that were read together.
package enum InputChunk: Sendable {
  /// The bytes of whole lines, with their ends; the last line of the input need not have one.
  case lines([UInt8])
  /// One line that is too long and is skipped.
  case tooLong

  /// The number of bytes.
  package var count: Int {
    switch self {
    case .lines(let bytes): bytes.count
    case .tooLong: 0
    }
  }

  /// The number of lines.
  package var lineCount: Int {
    guard case .lines(let bytes) = self else { return 1 }
    return bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
  }
}

/// A source of bytes that are read chunk by chunk.
package protocol ByteSource: SendableMetatype {
  /// The name of the source in messages, fit for the start of a sentence.
  var name: String { get }
  /// Whether a read would return without waiting for a writer.
  var hasMore: Bool { get }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  ///
  /// - Throws: `RunFailure` if the source cannot be read.
  mutating func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int
}
