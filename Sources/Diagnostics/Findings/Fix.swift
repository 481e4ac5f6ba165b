/// A change of a file that fixes a defect.
public struct Fix: Hashable, Sendable {
  /// Whether the fix can be applied without review.
  public let isSafe: Bool
  /// The edits, in the order of their places; their spans do not overlap.
  public let edits: [Edit]

  /// Creates a fix from `edits`, which must be sorted by place and must not overlap.
  public init(isSafe: Bool, edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits
  }

  /// The replacement of one span of a file.
  public struct Edit: Hashable, Sendable {
    /// The span to replace; an empty span for an insertion.
    public let span: SourceSpan
    /// The new content, written with the escapes of the file's format.
    public let replacement: ExactText
    /// The element of the file that an inserted element is a variant of, if it is one. Whoever applies the edit can take
    /// over that element's layout, attributes and notes.
    public let model: SourceSpan?
    /// Whether the new content is written byte for byte: without the line ends of the file, for example.
    package let isVerbatim: Bool

    /// The replacement of `span`.
    public init(_ span: SourceSpan, with replacement: ExactText, like model: SourceSpan? = nil) {
      self.span = span
      self.replacement = replacement
      self.model = model
      isVerbatim = false
    }

    /// The replacement of `span` by bytes that are as the file has them.
    package init(_ span: SourceSpan, verbatim replacement: ExactText) {
      self.span = span
      self.replacement = replacement
      model = nil
      isVerbatim = true
    }
  }
}
