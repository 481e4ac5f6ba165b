import Diagnostics

/// The `<file>` whose units are read.
struct OpenFile {
  /// Its data; those of a unit outside of any file are empty.
  var file = CatalogFile(
    original: nil, sourceLanguage: nil, targetLanguage: nil, datatype: nil, span: SourceSpan(at: .start))
  /// How many elements were open with it, or nothing where it was not started or has ended.
  var depth: Int?
  /// Whether it has units.
  var hasUnits = false
  /// Whether one of its units has a `<target>`.
  var hasTarget = false
}

/// What is known of the `<trans-unit>` that is read.
struct OpenUnit {
  var id: ExactText?
  var source: Segment?
  var target: Segment?
  var note: ExactText?
  var state: TranslationState?
  /// Whether `details` holds anything.
  private(set) var hasDetails = false
  /// What most units do not have.
  var details = TranslationUnit.Details() {
    didSet { hasDetails = true }
  }
  var start = PackedPosition(.start)
  /// How many elements were open with it.
  var depth = 0

  /// Makes it a new unit.
  mutating func reset(start: SourcePosition, depth: Int) {
    self.start = PackedPosition(start)
    self.depth = depth
    id = nil
    source = nil
    target = nil
    note = nil
    state = nil
    guard hasDetails else { return }
    details = TranslationUnit.Details()
    hasDetails = false
  }

  /// The unit with this `id` that ends at `end`; its parts are moved out of here.
  mutating func complete(id: ExactText, endingAt end: SourcePosition) -> TranslationUnit {
    TranslationUnit(
      id: id, source: source.take(), target: target.take(), note: note.take(), state: state.take(),
      details: hasDetails ? details : nil, span: PackedSpan(start: start, end: PackedPosition(end)))
  }
}

/// The content of a `<source>`, `<target>` or `<note>` as it comes in.
struct Capture {
  enum Kind { case source, target, note }

  /// What is read right now.
  private(set) var kind: Kind?
  /// The text up to now.
  private var text = CapturedText()
  private(set) var depth = 0
  private var contentOffset = 0
  private var start = PackedPosition(.start)
  private var contentStart = PackedPosition(.start)
  private var elements: [InlineElement] = []
  /// The inline elements that were not ended yet, by their places in `elements`.
  private var open: [(index: Int, depth: Int)] = []

  /// Whether inline elements are read.
  var isSegment: Bool { kind == .source || kind == .target }

  mutating func begin(_ kind: Kind, _ tag: XMLStartTag, depth: Int, _ input: inout XMLInput) {
    self.kind = kind
    self.depth = depth
    // A note has no places, so its text need not be counted to know them.
    if kind != .note { contentStart = place(ofTagFrom: tag.offset, to: tag.contentOffset, "<source>", &input) }
    start = PackedPosition(tag.position)
    contentOffset = tag.contentOffset
    text.begin(at: contentOffset)
    input.retainedOffset = contentOffset
  }

  mutating func stop(_ input: inout XMLInput) {
    kind = nil
    input.retainedOffset = nil
    guard !elements.isEmpty else { return }
    elements = []
    open = []
  }

  /// Takes a piece of text behind which the parser is at `offset`, and returns the length of all of it.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ window: borrowing ByteWindow) -> Int
  {
    text.append(piece, endingAt: offset, window)
    return text.count
  }

  mutating func startInline(_ kind: InlineElement.Kind, id: ExactText?, at position: SourcePosition, depth: Int) {
    open.append((elements.count, depth))
    elements.append(InlineElement(kind: kind, id: id, range: text.count..<text.count, position: position))
  }

  mutating func endInline(depth: Int) {
    guard let last = open.last, last.depth == depth else { return }
    open.removeLast()
    let element = elements[last.index]
    elements[last.index] = InlineElement(
      kind: element.kind, id: element.id, range: element.range.lowerBound..<text.count, position: element.position)
  }

  /// The text of a note whose end tag ends at `end`, or nothing if there is none.
  mutating func note(_ window: borrowing ByteWindow) -> ExactText? {
    text.count == 0 ? nil : text.finish(contentEnd: contentOffset, window).text
  }

  /// Whether the text up to now has the length of `other`.
  @inline(__always)
  func isAsLong(as other: ExactText?) -> Bool { other?.count == text.count }

  /// The segment whose end tag, or empty-element tag, ends at `end`.
  ///
  /// `previous` is where the event before the tag ended, and `other` a text that is often the same.
  mutating func segment(
    endingAt end: Int, after previous: Int, sharing other: ExactText?, _ input: inout XMLInput
  ) -> Segment {
    let close = input.window.tagStart(from: previous, to: end)
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

/// The place at `end`, behind a tag that starts at `begin`. One of the length of `plain` can hold nothing but ASCII.
private func place(
  ofTagFrom begin: Int, to end: Int, _ plain: StaticString, _ input: inout XMLInput
) -> PackedPosition {
  PackedPosition(
    end - begin == plain.utf8CodeUnitCount
      ? input.position(behindASCII: plain.utf8CodeUnitCount, from: begin) : input.position(at: end))
}

extension XMLReader {
  /// The stretch of a start tag, from its `<` to behind its `>`.
  func span(of tag: XMLStartTag) -> SourceSpan {
    let end = tag.isEmptyElement ? tag.contentOffset + 2 : tag.contentOffset
    return SourceSpan(start: tag.position, end: input.positionAhead(at: end))
  }

  /// Where the `value` of the attribute `name` stands in a start tag, without its quotation marks.
  func span(of value: UnsafeBufferPointer<UInt8>, of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    if let offset = offset(of: value), offset > tag.offset {
      return SourceSpan(
        start: input.positionAhead(at: offset), end: input.positionAhead(at: offset + value.count))
    }
    return valueSpan(of: name, in: tag)
  }

  /// Where the value of the attribute `name` stands in a start tag, without its quotation marks.
  func valueSpan(of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    let attributes = AttributeScan.attributes(in: input.window.bytes(in: tag.offset..<tag.contentOffset)[...])
    guard let value = attributes.first(where: { $0.isNamed(name) })?.value else { return nil }
    return SourceSpan(
      start: input.positionAhead(at: tag.offset + value.startIndex),
      end: input.positionAhead(at: tag.offset + value.endIndex))
  }
}
