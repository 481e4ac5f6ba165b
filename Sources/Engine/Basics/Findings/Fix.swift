/// A change of a file that fixes a defect.
public struct Fix: Hashable, Sendable {
  /// Whether the fix can be applied without review.
  public let isSafe: Bool
  /// The edits, sorted by position. Their spans do not overlap.
  public let edits: [Edit]

  /// Creates a fix from `edits`, which must be sorted by position and must not overlap.
  public init(isSafe: Bool, edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits
  }

  /// Returns the fix as many lines further down.
  package func moved(by lines: Int) -> Fix { Fix(isSafe: isSafe, edits: edits.map { $0.moved(by: lines) }) }

  /// The replacement of one span of a file.
  public struct Edit: Hashable, Sendable {
    /// The span to replace. Empty for an insertion.
    public let span: SourceSpan
    /// The new content, written with the escapes of the file's format.
    public let replacement: ExactText
    /// The existing element of which an inserted element is a variant, if any. Code that applies the edit can copy that
    /// element's layout, attributes and notes.
    public let model: SourceSpan?
    /// Whether the new content is written byte for byte, for example without adapting its line endings to those of the
    /// file.
    package let isVerbatim: Bool

    /// Creates the replacement of `span`.
    public init(_ span: SourceSpan, with replacement: ExactText, like model: SourceSpan? = nil) {
      self.span = span
      self.replacement = replacement
      self.model = model
      isVerbatim = false
    }

    /// Creates the replacement of `span` by `replacement`, written byte for byte.
    package init(_ span: SourceSpan, verbatim replacement: ExactText) {
      self.span = span
      self.replacement = replacement
      model = nil
      isVerbatim = true
    }

    /// Returns the edit as many lines further down.
    func moved(by lines: Int) -> Edit {
      let span = span.moved(by: lines)
      if isVerbatim { return Edit(span, verbatim: replacement) }
      return Edit(span, with: replacement, like: model?.moved(by: lines))
    }
  }
}
