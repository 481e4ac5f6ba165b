public import WatchwordDiagnostics

/// The content of a `<source>` or a `<target>`.
public struct Segment: Sendable {
  /// All character data, inline codes' included, with references resolved and line breaks read as LF.
  public let text: ExactText
  /// The whole element: from the `<` of its start tag to after its end tag.
  public var span: SourceSpan { packedSpan.span }
  /// What stands between the tags. It is empty and before the `/` for an empty-element tag.
  public var contentSpan: SourceSpan { packedContentSpan.span }

  private let packedSpan: PackedSpan
  private let packedContentSpan: PackedSpan
  /// Inline elements and markup, boxed to keep ordinary segments small: nothing where the content in the file is the
  /// text, byte for byte.
  private let details: Details?

  private final class Details: Sendable {
    let elements: [InlineElement]
    /// The content as it stands in the file, in UTF-8.
    let markup: [UInt8]

    init(elements: [InlineElement], markup: [UInt8]) {
      self.elements = elements
      self.markup = markup
    }
  }

  /// The inline elements, in the order of their start tags.
  public var elements: [InlineElement] { details?.elements ?? [] }

  /// A segment whose content in the file is its text, byte for byte.
  public init(text: ExactText, span: SourceSpan, contentSpan: SourceSpan) {
    self.init(text: text, span: PackedSpan(span), contentSpan: PackedSpan(contentSpan))
  }

  init(text: ExactText, span: PackedSpan, contentSpan: PackedSpan) {
    self.text = text
    self.packedSpan = span
    self.packedContentSpan = contentSpan
    self.details = nil
  }

  /// A segment with all its parts; `markup` is the content as it stands in the file, in UTF-8.
  public init(
    text: ExactText, elements: [InlineElement], span: SourceSpan, contentSpan: SourceSpan, markup: [UInt8]
  ) {
    self.init(
      text: text, elements: elements, span: PackedSpan(span), contentSpan: PackedSpan(contentSpan), markup: markup)
  }

  init(text: ExactText, elements: [InlineElement], span: PackedSpan, contentSpan: PackedSpan, markup: [UInt8]) {
    self.text = text
    self.packedSpan = span
    self.packedContentSpan = contentSpan
    self.details = Details(elements: elements, markup: markup)
  }

  /// The place in the file of what stands for the byte of `text` at `offset`: of the character itself, of the `&`
  /// of its reference, of the CR of a CRLF. An offset outside the text is read as its nearest end.
  ///
  /// The content is read again for each call: the time grows with its length.
  public func position(at offset: Int) -> SourcePosition {
    span(of: offset..<offset).start
  }

  /// The span in the file of the bytes of `text` in `range`, references as a whole.
  ///
  /// The content is read again for each call: the time grows with its length.
  public func span(of range: Range<Int>) -> SourceSpan {
    var scan = ContentScan(start: contentSpan.start, isMarkup: details != nil)
    guard let details else {
      var text = text.string
      return text.withUTF8 { scan.span(of: range, in: $0) }
    }
    return details.markup.withUnsafeBufferPointer { scan.span(of: range, in: $0) }
  }
}
