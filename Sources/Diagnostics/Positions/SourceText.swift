/// The bytes of a text, with the places of its lines.
///
/// The bytes may hold anything: positions are exact for UTF-8 and defined (a stray byte counts as one code point)
/// for all else. A place is found in time logarithmic in the text.
public struct SourceText: Sendable {
  /// The name under which findings are reported: the path as the user gave it.
  public let name: ExactText
  /// The text's bytes.
  public let bytes: [UInt8]
  /// The places of the text; of the outer text for one that is quoted there.
  private let index: LineIndex
  /// For a text that is quoted inside another one: where each of its bytes (and the end) stands there.
  private let offsets: [Int]?

  /// A text under the name by which findings will call it.
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

  /// A text that stands, escaped, inside this one, such as the JSON inside a JSON string.
  ///
  /// Positions in it are reported in this text. `offsets` holds, for each byte of `bytes` and for its end, the offset
  /// of its escaped form in this text.
  public func quoted(_ bytes: [UInt8], offsets: [Int]) -> SourceText {
    SourceText(name: name, bytes: bytes, index: index, offsets: offsets.map { outerOffset(of: $0) })
  }

  /// The place of the byte at `offset`; an offset outside the text is read as its nearest end.
  public func position(at offset: Int) -> SourcePosition { index.position(at: outerOffset(of: offset)) }

  /// The span of the bytes in `range`.
  public func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// The code points of columns `columns` of a line, both counted from 1, without the line's end, and whether the line
  /// goes on after them; `nil` if there is no such line.
  ///
  /// Lines of a quoted text are those of the text around it.
  public func scalars(ofLine line: Int, columns: Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)? {
    guard let range = index.range(ofLine: line) else { return nil }
    let start = index.offset(ofColumn: columns.lowerBound, in: range)
    let end = index.offset(ofColumn: columns.upperBound, in: range)
    let text = String(decoding: index.bytes[start..<max(start, end)], as: UTF8.self)
    return (Array(text.unicodeScalars), end < range.upperBound)
  }

  private func outerOffset(of offset: Int) -> Int {
    guard let offsets, !offsets.isEmpty else { return offset }
    return offsets[min(max(offset, 0), offsets.count - 1)]
  }
}
