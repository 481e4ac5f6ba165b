import WatchwordBasics

/// The comments before an entry of a `.strings` file. They are its notes unless a blank line follows them.
struct AppleStringsNotes {
  private var comments: [(content: Range<Int>, isLine: Bool, continuesPrevious: Bool)] = []
  /// Whether exactly one line break follows the latest comment.
  private var isOnNextLine = false

  /// Handles the white space after the latest comment or entry.
  @inline(__always)
  mutating func skip(lineBreaks: Int) {
    isOnNextLine = lineBreaks == 1
    if lineBreaks > 1 { removeAll() }
  }

  /// Adds a comment; consecutive line comments form one note.
  mutating func append(_ content: Range<Int>, isLine: Bool) {
    let continuesPrevious = isLine && isOnNextLine && comments.last?.isLine == true
    comments.append((content, isLine, continuesPrevious))
  }

  @inline(__always)
  mutating func removeAll() {
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
  }

  /// Returns the notes in their order, and removes them.
  @inline(__always)
  mutating func take(from bytes: UnsafeBufferPointer<UInt8>) -> [ExactText] {
    comments.isEmpty ? [] : taken(from: bytes)
  }

  private mutating func taken(from bytes: UnsafeBufferPointer<UInt8>) -> [ExactText] {
    var notes: [[UInt8]] = []
    for comment in comments {
      let content = Self.trimmed(bytes, comment.content, isLine: comment.isLine)
      guard !content.isEmpty else { continue }
      if comment.continuesPrevious, !notes.isEmpty {
        notes[notes.count - 1] += [0x0A] + content
      } else {
        notes.append(Array(content))
      }
    }
    removeAll()
    return notes.map { ExactText(utf8: $0) }
  }

  /// Returns the comment without surrounding white space and without the extra characters of a banner (`/**`, `///`).
  private static func trimmed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, isLine: Bool
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var (start, end) = (content.lowerBound, content.upperBound)
    let sign = isLine ? UInt8(ascii: "/") : UInt8(ascii: "*")
    while start < end, bytes[start] == sign { start += 1 }
    if !isLine { while start < end, bytes[end - 1] == sign { end -= 1 } }
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes[start..<end]
  }
}
