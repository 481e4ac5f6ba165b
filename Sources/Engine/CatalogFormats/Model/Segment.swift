public import WatchwordBasics

/// A text or its translation in a file, such as the content of a `<source>` or a `<target>`.
public struct Segment: Sendable {
  /// All character data, including that of inline codes, with references resolved and line breaks as LF.
  public let text: ExactText
  /// The whole element, including its start tag and end tag.
  public var span: SourceSpan { details?.spans?.span.span ?? places.span }
  /// The content between the tags. For an empty-element tag, it is empty and before the `/`.
  public var contentSpan: SourceSpan { details?.spans?.content.span ?? places.contentSpan }

  /// Inline elements and markup, boxed to keep ordinary segments small; `nil` if the content in the file equals the
  /// text, byte for byte.
  private var details: Details?
  private var places: SegmentPlaces

  fileprivate final class Details: Sendable {
    let elements: [InlineElement]
    /// The content as written in the file, in UTF-8; `nil` if it equals the text, byte for byte.
    let markup: [UInt8]?
    /// The notation of the content; `nil` for XML.
    let notation: TextNotation?
    /// The spans, if they do not fit into the segment.
    let spans: Spans?

    typealias Spans = (span: PackedSpan, content: PackedSpan)

    init(elements: [InlineElement] = [], markup: [UInt8]?, notation: TextNotation? = nil, spans: Spans? = nil) {
      self.elements = elements
      self.markup = markup
      self.notation = notation
      self.spans = spans
    }

    func with(_ spans: Spans) -> Details {
      Details(elements: elements, markup: markup, notation: notation, spans: spans)
    }
  }

  /// The inline elements, in the order of their start tags.
  public var elements: [InlineElement] { details?.elements ?? [] }

  /// Creates a segment whose content in the file equals its text, byte for byte.
  package init(text: ExactText, span: SourceSpan, contentSpan: SourceSpan) {
    self.init(text: text, span: PackedSpan(span), contentSpan: PackedSpan(contentSpan))
  }

  init(text: ExactText, span: PackedSpan, contentSpan: PackedSpan) {
    self.init(text: text, nil, span, contentSpan)
  }

  @inline(__always)
  private init(text: ExactText, _ details: Details?, _ span: PackedSpan, _ contentSpan: PackedSpan) {
    self.text = text
    if let places = SegmentPlaces(span: span, contentSpan: contentSpan) {
      self.places = places
      self.details = details
    } else {
      places = SegmentPlaces(insteadOf: span)
      self.details = (details ?? Details(markup: nil)).with((span, contentSpan))
    }
  }

  /// Creates a segment with all its parts; `markup` is the content as written in the file, in UTF-8.
  package init(
    text: ExactText, elements: [InlineElement], span: SourceSpan, contentSpan: SourceSpan, markup: [UInt8]
  ) {
    self.init(
      text: text, elements: elements, span: PackedSpan(span), contentSpan: PackedSpan(contentSpan), markup: markup)
  }

  init(text: ExactText, elements: [InlineElement], span: PackedSpan, contentSpan: PackedSpan, markup: [UInt8]) {
    self.init(text: text, Details(elements: elements, markup: markup), span, contentSpan)
  }

  /// Creates a segment of a format other than XML.
  ///
  /// `written` is the content in the file, in UTF-8; `nil` if it equals the text, byte for byte.
  init(
    text: ExactText, written: [UInt8]? = nil, in notation: TextNotation, span: SourceSpan, contentSpan: SourceSpan
  ) {
    self.init(
      text: text, Details(markup: written, notation: notation), PackedSpan(span), PackedSpan(contentSpan))
  }

  /// Creates a segment whose content in the file equals its text, byte for byte, in a notation other than XML.
  init(text: ExactText, as content: SharedNotation, span: SourceSpan, contentSpan: SourceSpan) {
    self.init(text: text, content.details, PackedSpan(span), PackedSpan(contentSpan))
  }

  /// The details shared by all segments whose content equals their text, created once to keep ordinary segments small.
  struct SharedNotation: Sendable {
    fileprivate let details: Details

    init(in notation: TextNotation) { details = Details(markup: nil, notation: notation) }
  }

  /// Creates a segment whose text is in another file; in this file, its place is `span`.
  init(text: ExactText, inOtherFileAt span: SourceSpan, tags: [Range<Int>] = []) {
    if tags.isEmpty {
      self.init(text: text, as: Self.otherFileContent, span: span, contentSpan: span)
      return
    }
    var notation = TextNotation.inOtherFile
    notation.tags = tags
    self.init(text: text, in: notation, span: span, contentSpan: span)
  }

  private static let otherFileContent = SharedNotation(in: .inOtherFile)

  /// Returns the place in the file of the byte of `text` at `offset`.
  ///
  /// It is the place of the character itself, of the `&` of its reference, or of the CR of a CRLF. An offset outside
  /// the text is clamped to the nearest end.
  ///
  /// The content is read again for each call, so the time grows with its length.
  public func position(at offset: Int) -> SourcePosition {
    span(of: offset..<offset).start
  }

  /// Returns the span in the file of the bytes of `text` in `range`, with whole references.
  ///
  /// The content is read again for each call, so the time grows with its length.
  public func span(of range: Range<Int>) -> SourceSpan {
    if details?.notation?.isInOtherFile == true { return contentSpan }
    var scan = scan
    return withContent { scan.span(of: range, in: $0) }
  }

  /// Returns the edit that replaces the bytes of `text` in `range` by `replacement`.
  ///
  /// The replacement is escaped as its location requires: with references, unescaped in a CDATA section, or with the
  /// escapes of its format. The value is `nil` if the range contains tags, comments or boundaries of CDATA sections,
  /// because they would be lost, or if the replacement cannot be written there, as in `<target/>`.
  public func edit(replacing range: Range<Int>, with replacement: ExactText) -> Fix.Edit? {
    edits(replacing: [(range, replacement)]).first
  }

  /// Returns the edits that replace parts of `text`, which are in text order and do not overlap, as
  /// ``edit(replacing:with:)`` does; without those that cannot be made.
  ///
  /// The content is read once for all parts.
  package func edits(replacing parts: [(range: Range<Int>, replacement: ExactText)]) -> [Fix.Edit] {
    var scan = scan
    let isEmptyTag = isEmptyElementTag
    return withContent { content in
      parts.compactMap { range, replacement in
        let span = scan.span(of: range, in: content)
        if let notation = details?.notation {
          let written = notation.writeInPlace.map { $0(replacement, range, text) } ?? notation.write(replacement)
          return written.map { Fix.Edit(span, with: $0) }
        }
        guard !scan.spansMarkup, !isEmptyTag,
          let written = scan.startsInCDATA ? XMLEscapes.data(replacement) : XMLEscapes.text(replacement)
        else { return nil }
        return Fix.Edit(span, with: written)
      }
    }
  }

  /// Whether `other` is the same segment in a document where all content from this segment on is `lines` lines further
  /// down.
  func equals(_ other: Segment, movedBy lines: Int) -> Bool {
    text == other.text && details?.markup == other.details?.markup
      && PackedSpan(span).equals(PackedSpan(other.span), movedBy: lines)
      && PackedSpan(contentSpan).equals(PackedSpan(other.contentSpan), movedBy: lines)
  }

  /// Returns the segment as many lines further down.
  func moved(by lines: Int) -> Segment {
    var moved = self
    moved.places = places.moved(by: lines)
    if let details, let (span, content) = details.spans {
      moved.details = details.with((span.moved(by: lines), content.moved(by: lines)))
    }
    return moved
  }

  /// The notation of the text; `nil` for XML.
  var notation: TextNotation? { details?.notation }

  /// The ranges of `text` that are tags of the format, as in Android.
  package var tags: [Range<Int>] { details?.notation?.tags ?? [] }

  /// Whether the content in the file equals `text`, byte for byte.
  var isPlain: Bool { details?.markup == nil }

  /// The content as written in the file.
  public var content: ExactText { details?.markup.map { ExactText(utf8: $0) } ?? text }

  /// A new scan of the content.
  var scan: ContentScanner {
    // Content that equals the text has no markup to skip.
    let writing: ContentScanner.Writing =
      details?.markup == nil ? .plain : details?.notation.map { .notation($0) } ?? .markup
    return ContentScanner(start: contentSpan.start, writing: writing)
  }

  /// Whether the element is an empty-element tag (`<target/>`), which has no content.
  var isEmptyElementTag: Bool {
    guard notation == nil else { return false }
    let (end, close) = (contentSpan.end, span.end)
    return contentSpan.start == end && end.line == close.line && close.column - end.column == "/>".utf8.count
  }

  /// Calls `body` with the content as written in the file.
  func withContent<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let markup = details?.markup else {
      var text = text.string
      return text.withUTF8(body)
    }
    return markup.withUnsafeBufferPointer(body)
  }
}
