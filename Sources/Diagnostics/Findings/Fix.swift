/// A change of a file that fixes a defect.
public struct Fix: Hashable, Sendable {
  /// Whether applying the fix without a look at it can do no harm.
  public let isSafe: Bool
  /// The edits, in the order of their places; their spans do not overlap.
  public let edits: [Edit]

  /// A fix that consists of `edits`, which do not overlap and are in the order of their places.
  public init(isSafe: Bool, edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits
  }

  /// The replacement of one span of a file.
  public struct Edit: Hashable, Sendable {
    /// The span that is replaced; one of no length for an insertion.
    public let span: SourceSpan
    /// What stands there afterwards, as the file spells it: with the escapes of its format.
    public let replacement: ExactText

    /// The replacement of `span`.
    public init(_ span: SourceSpan, with replacement: ExactText) {
      self.span = span
      self.replacement = replacement
    }
  }
}
