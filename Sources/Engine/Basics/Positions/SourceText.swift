/// The bytes of a text, with an index of its lines.
///
/// Any bytes are allowed. Positions are exact for UTF-8; in other text, each stray byte counts as one code point.
/// Looking up a place takes time logarithmic in the length of the text.
public struct SourceText: Sendable {
  /// The name of the text in findings: the path as the user gave it.
  public let name: ExactText
  /// The text's bytes.
  public let bytes: [UInt8]
  /// The index of this text, or of the outer text if this one is quoted there.
  private let index: LineIndex
  /// If this text is quoted inside another one, the offset in the outer text of each byte and of the end.
  private let offsets: [Int]?

  /// Creates a text; `name` is its name in findings.
  public init(name: ExactText, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.index = LineIndex(bytes)
    self.offsets = nil
  }

  private init(name: ExactText, bytes: [UInt8], index: LineIndex, offsets: [Int]) {
    self.name = name
    self.bytes = bytes
    self.index = index
    self.offsets = offsets
  }

  /// Returns a text that is escaped inside this one, such as the JSON inside a JSON string.
  ///
  /// Its positions refer to this text. `offsets` has, for each byte of `bytes` and for the end, the offset of its
  /// escaped form in this text.
  package func quoted(_ bytes: [UInt8], offsets: [Int]) -> SourceText {
    SourceText(name: name, bytes: bytes, index: index, offsets: offsets.map { outerOffset(of: $0) })
  }

  /// Returns the place of the byte at `offset`. An offset outside the text is clamped to the nearest end.
  public func position(at offset: Int) -> SourcePosition { index.position(at: outerOffset(of: offset)) }

  /// Returns the span of the bytes in `range`.
  public func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// Returns the code points in `columns` of a line (both counted from 1), without the line ending, and whether the
  /// line continues after them; `nil` if there is no such line.
  ///
  /// For a quoted text, the lines are those of the outer text.
  package func scalars(ofLine line: Int, columns: Range<Int>) -> (scalars: [Unicode.Scalar], continues: Bool)? {
    guard let range = index.range(ofLine: line) else { return nil }
    let start = index.offset(ofColumn: columns.lowerBound, in: range)
    let end = index.offset(ofColumn: columns.upperBound, in: range)
    let text = String(decoding: index.bytes[start..<max(start, end)], as: UTF8.self)
    return (Array(text.unicodeScalars), end < range.upperBound)
  }

  /// Returns the column of a place in bytes, counted from 1; `nil` if there is no such line.
  package func byteColumn(of position: SourcePosition) -> Int? {
    guard let range = index.range(ofLine: position.line) else { return nil }
    return index.offset(ofColumn: position.column, in: range) - range.lowerBound + 1
  }

  private func outerOffset(of offset: Int) -> Int {
    guard let offsets, !offsets.isEmpty else { return offset }
    return offsets[min(max(offset, 0), offsets.count - 1)]
  }
}
