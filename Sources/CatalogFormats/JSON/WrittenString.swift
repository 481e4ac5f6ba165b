import WatchwordDiagnostics

/// A string of a JSON document by its place, in little memory: no text is made of it before somebody wants it.
struct WrittenString {
  /// The place of the opening quotation mark.
  let start: PackedPosition
  private let offset: Int
  private let count: UInt32
  /// The bytes that start no character; the highest bit says whether there are escapes.
  private let rest: UInt32

  private static let escapes: UInt32 = 1 << 31

  /// The longest string that is kept, in bytes without its quotation marks.
  static let longest = XMLLimits.textLength

  @inline(__always)
  init(_ quoted: JSONScanner.Quoted, at start: SourcePosition) {
    self.start = PackedPosition(start)
    offset = quoted.range.lowerBound
    count = UInt32(clamping: quoted.range.count)
    rest = UInt32(clamping: min(quoted.continuationBytes, Int(Int32.max))) | (quoted.hasEscapes ? Self.escapes : 0)
  }

  private var continuationBytes: Int { Int(rest & ~Self.escapes) }

  /// Whether the text differs from what is written.
  var hasEscapes: Bool { rest & Self.escapes != 0 }

  /// The bytes between the quotation marks.
  var content: Range<Int> { offset + 1..<offset + Int(count) - 1 }

  /// The string as the scanner read it.
  var quoted: JSONScanner.Quoted {
    JSONScanner.Quoted(
      range: offset..<offset + Int(count), hasEscapes: hasEscapes, continuationBytes: continuationBytes)
  }

  /// The whole string: it stands in one line.
  var span: SourceSpan {
    let start = start.position
    let end = SourcePosition(line: start.line, column: start.column + Int(count) - continuationBytes)
    return SourceSpan(start: start, end: end)
  }

  /// The content between the quotation marks.
  var contentSpan: SourceSpan {
    let span = span
    return SourceSpan(
      start: SourcePosition(line: span.start.line, column: span.start.column + 1),
      end: SourcePosition(line: span.end.line, column: span.end.column - 1))
  }
}

extension JSONScanner {
  /// Whether a string is written as `name`.
  @inline(__always)
  func matches(_ quoted: Quoted, _ name: StaticString) -> Bool {
    let start = quoted.range.lowerBound + 1
    guard quoted.range.count - 2 == name.utf8CodeUnitCount else { return false }
    for index in 0..<name.utf8CodeUnitCount where bytes[start + index] != name.utf8Start[index] { return false }
    return true
  }
}
