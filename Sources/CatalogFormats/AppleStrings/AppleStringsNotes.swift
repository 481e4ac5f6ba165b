import WatchwordDiagnostics

/// The comments in front of an entry of a `.strings` file, which are its notes as far as no blank line follows them.
struct AppleStringsNotes {
  private var comments: [(content: Range<Int>, isLine: Bool, joins: Bool)] = []
  /// Whether nothing but one line break stands behind the latest comment.
  private var isOnNextLine = false

  /// Notes white space behind the latest comment or entry.
  @inline(__always)
  mutating func pass(lineBreaks: Int) {
    isOnNextLine = lineBreaks == 1
    if lineBreaks > 1 { removeAll() }
  }

  /// Adds a comment; those of one line that follow each other are one note.
  mutating func append(_ content: Range<Int>, isLine: Bool) {
    let joins = isLine && isOnNextLine && comments.last?.isLine == true
    comments.append((content, isLine, joins))
  }

  @inline(__always)
  mutating func removeAll() {
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
  }

  /// The notes in their order, which are then removed.
  @inline(__always)
  mutating func take(from bytes: UnsafeBufferPointer<UInt8>) -> [ExactText] {
    comments.isEmpty ? [] : taken(from: bytes)
  }

  private mutating func taken(from bytes: UnsafeBufferPointer<UInt8>) -> [ExactText] {
    var notes: [[UInt8]] = []
    for comment in comments {
      let content = Self.trimmed(bytes, comment.content, isLine: comment.isLine)
      guard !content.isEmpty else { continue }
      if comment.joins, !notes.isEmpty {
        notes[notes.count - 1] += [0x0A] + content
      } else {
        notes.append(Array(content))
      }
    }
    removeAll()
    return notes.map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }

  /// The comment without the white space at its ends, and without the further signs of a banner (`/**`, `///`).
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
