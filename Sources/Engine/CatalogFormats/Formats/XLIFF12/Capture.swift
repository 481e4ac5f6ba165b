import WatchwordBasics

/// Collects the content of a `<source>`, `<target>` or `<note>`.
struct Capture {
  enum Kind { case source, target, note }

  /// The kind of the current element.
  private(set) var kind: Kind?
  /// The text so far.
  private var text = ElementTextBuffer()
  private(set) var depth = 0
  private var contentOffset = 0
  private var start = PackedPosition(.start)
  private var contentStart = PackedPosition(.start)
  private var elements: [InlineElement] = []
  /// The open inline elements, as indices into `elements` with their depths.
  private var open: [(index: Int, depth: Int)] = []

  /// Whether the current element is a segment, which may contain inline elements.
  var isSegment: Bool { kind == .source || kind == .target }

  mutating func begin(_ kind: Kind, _ tag: XMLStartTag, depth: Int, _ input: inout XMLInput) {
    self.kind = kind
    self.depth = depth
    // Positions inside a note are never reported, so none is computed.
    if kind != .note {
      // If an empty-element tag up to its `/` is as long as `<source>`, it contains white space, possibly a line break.
      contentStart =
        tag.isEmptyElement
        ? PackedPosition(input.position(at: tag.contentOffset))
        : position(afterTagFrom: tag.offset, to: tag.contentOffset, "<source>", &input)
    }
    start = PackedPosition(tag.position)
    contentOffset = tag.contentOffset
    text.begin(at: contentOffset)
  }

  mutating func end(_ input: inout XMLInput) {
    kind = nil
    guard !elements.isEmpty else { return }
    elements = []
    open = []
  }

  /// Appends a piece of text that ends at `offset`. Stops the reader if the text is too long.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    text.append(piece, endingAt: offset, reader.input.buffer)
    if text.count > XMLLimits.textLength {
      reader.exceeded(
        "the text of an element", XMLLimits.textLength, "bytes",
        at: reader.input.positionAhead(at: reader.lastEventOffset))
    }
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

  /// Returns the text of the current note, or `nil` if it is empty.
  mutating func note(_ buffer: borrowing PaddedBuffer) -> ExactText? {
    text.count == 0 ? nil : text.finish(contentEnd: contentOffset, buffer).text
  }

  /// Whether the text so far is as long as `other`.
  @inline(__always)
  func isAsLong(as other: ExactText?) -> Bool { other?.count == text.count }

  /// Returns the segment whose end tag, or empty-element tag, starts at `close` and ends at `end`. `other` is a text
  /// that is often equal; its storage is then shared.
  mutating func segment(
    endingAt end: Int, startingAt close: Int, sharing other: ExactText?, _ input: inout XMLInput
  ) -> Segment {
    let contentEnd = max(close, contentOffset)
    let contentSpan = PackedSpan(start: contentStart, end: PackedPosition(input.position(at: contentEnd)))
    let span = PackedSpan(start: start, end: position(afterTagFrom: contentEnd, to: end, "</source>", &input))
    let (text, isContent) = text.finish(contentEnd: contentEnd, sharing: other, input.buffer)
    if isContent, elements.isEmpty { return Segment(text: text, span: span, contentSpan: contentSpan) }
    return Segment(
      text: text, elements: elements, span: span, contentSpan: contentSpan,
      markup: input.buffer.bytes(in: contentOffset..<contentEnd))
  }
}

/// Returns the position of `end`, after a tag that starts at `begin`. A tag as long as `plain` contains only ASCII.
private func position(
  afterTagFrom begin: Int, to end: Int, _ plain: StaticString, _ input: inout XMLInput
) -> PackedPosition {
  PackedPosition(
    end - begin == plain.utf8CodeUnitCount
      ? input.position(afterASCII: plain.utf8CodeUnitCount, from: begin) : input.position(at: end))
}
