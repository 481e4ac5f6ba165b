import WatchwordDiagnostics

/// Collects the content of a `<source>`, `<target>` or `<note>`.
struct Capture {
  enum Kind { case source, target, note }

  /// The kind of the current element.
  private(set) var kind: Kind?
  /// The text so far.
  private var text = CapturedText()
  private(set) var depth = 0
  private var contentOffset = 0
  private var start = PackedPosition(.start)
  private var contentStart = PackedPosition(.start)
  private var elements: [InlineElement] = []
  /// The inline elements that were not ended yet, by their places in `elements`.
  private var open: [(index: Int, depth: Int)] = []

  /// Whether the current element is a segment, which can have inline elements.
  var isSegment: Bool { kind == .source || kind == .target }

  mutating func begin(_ kind: Kind, _ tag: XMLStartTag, depth: Int, _ input: inout XMLInput) {
    self.kind = kind
    self.depth = depth
    // A note has no places, so its text need not be counted.
    if kind != .note {
      // An empty-element tag that is as long as `<source>` up to its `/` has white space, which can be a line break.
      contentStart =
        tag.isEmptyElement
        ? PackedPosition(input.position(at: tag.contentOffset))
        : place(ofTagFrom: tag.offset, to: tag.contentOffset, "<source>", &input)
    }
    start = PackedPosition(tag.position)
    contentOffset = tag.contentOffset
    text.begin(at: contentOffset)
  }

  mutating func stop(_ input: inout XMLInput) {
    kind = nil
    guard !elements.isEmpty else { return }
    elements = []
    open = []
  }

  /// Takes a piece of text after which the parser is at `offset`, and returns the length of all of it.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ window: borrowing ByteWindow) -> Int
  {
    text.append(piece, endingAt: offset, window)
    return text.count
  }

  mutating func startInline(
    _ kind: InlineElement.Kind, id: ExactText?, canDelete: Bool? = nil, at position: SourcePosition, depth: Int
  ) {
    open.append((elements.count, depth))
    elements.append(
      InlineElement(
        kind: kind, id: id, range: text.count..<text.count, position: position, canDelete: canDelete))
  }

  mutating func endInline(depth: Int) {
    guard let last = open.last, last.depth == depth else { return }
    open.removeLast()
    let element = elements[last.index]
    elements[last.index] = InlineElement(
      kind: element.kind, id: element.id, range: element.range.lowerBound..<text.count, position: element.position,
      canDelete: element.canDelete)
  }

  /// The text of a note whose end tag ends at `end`, or `nil` if there is none.
  mutating func note(_ window: borrowing ByteWindow) -> ExactText? {
    text.count == 0 ? nil : text.finish(contentEnd: contentOffset, window).text
  }

  /// Whether the text so far has the length of `other`.
  @inline(__always)
  func isAsLong(as other: ExactText?) -> Bool { other?.count == text.count }

  /// Returns the segment whose end tag, or empty-element tag, starts at `close` and ends at `end`; `other` is a text that
  /// is often the same.
  mutating func segment(
    endingAt end: Int, startingAt close: Int, sharing other: ExactText?, _ input: inout XMLInput
  ) -> Segment {
    let contentEnd = max(close, contentOffset)
    let contentSpan = PackedSpan(start: contentStart, end: PackedPosition(input.position(at: contentEnd)))
    let span = PackedSpan(start: start, end: place(ofTagFrom: contentEnd, to: end, "</source>", &input))
    let (text, isContent) = text.finish(contentEnd: contentEnd, sharing: other, input.window)
    if isContent, elements.isEmpty { return Segment(text: text, span: span, contentSpan: contentSpan) }
    return Segment(
      text: text, elements: elements, span: span, contentSpan: contentSpan,
      markup: input.window.bytes(in: contentOffset..<contentEnd))
  }
}

/// The place at `end`, after a tag that starts at `begin`. A tag with the length of `plain` can contain only ASCII.
private func place(
  ofTagFrom begin: Int, to end: Int, _ plain: StaticString, _ input: inout XMLInput
) -> PackedPosition {
  PackedPosition(
    end - begin == plain.utf8CodeUnitCount
      ? input.position(behindASCII: plain.utf8CodeUnitCount, from: begin) : input.position(at: end))
}
