public import WatchwordBasics

/// An inline element of a segment (XLIFF 1.2, section 2.4; XLIFF 2.2 Part 1, section 3.2.3).
public struct InlineElement: Sendable {
  /// The kind of the element.
  public let kind: Kind
  /// The value of `id`, or of `mid` for `<mrk>`; `nil` if the attribute is missing.
  public let id: ExactText?
  /// The range of its content in the bytes of the segment's `text`; empty for `x`, `bx` and `ex`.
  public let range: Range<Int>
  /// The place of the `<` of its start tag.
  public let position: SourcePosition
  /// Whether a translation may omit the code (XLIFF 2.2 Part 1, `canDelete`); `nil` in XLIFF 1.2, which does not
  /// specify it.
  package let canDelete: Bool?

  /// Creates an inline element with all its parts.
  package init(kind: Kind, id: ExactText?, range: Range<Int>, position: SourcePosition, canDelete: Bool? = nil) {
    self.kind = kind
    self.id = id
    self.range = range
    self.position = position
    self.canDelete = canDelete
  }

  /// The inline elements of XLIFF 1.2 and 2, named as in the formats.
  public enum Kind: String, Sendable, CaseIterable {
    /// A code replaced by a placeholder.
    case x
    /// A pair of codes replaced by a placeholder around the text between them.
    case g
    /// The opening half of a replaced pair of codes.
    case bx
    /// The closing half of a replaced pair of codes.
    case ex
    /// A stand-alone code.
    case ph
    /// The opening half of a pair of codes.
    case bpt
    /// The closing half of a pair of codes.
    case ept
    /// Half of a pair of codes whose other half is in another unit.
    case it
    /// Text inside a code.
    case sub
    /// Marked text.
    case mrk
    /// A pair of codes around the text between them, in XLIFF 2.
    case pc
    /// The opening half of a pair of codes, in XLIFF 2.
    case sc
    /// The closing half of a pair of codes, in XLIFF 2; its id is that of the opening half.
    case ec
  }
}
