public import WatchwordDiagnostics
public import WatchwordLocalization

/// One text and its translation: a `<trans-unit>` element (XLIFF 1.2, section 2.3.2).
public struct TranslationUnit: Sendable {
  /// The id as it stands in the file, with its escapes resolved; the empty id is legal.
  public let id: ExactText
  /// The text to translate, or `nil` if there is no `<source>`.
  public let source: Segment?
  /// The translation, or `nil` if there is no `<target>`; an empty one has the empty text.
  public let target: Segment?
  /// How far the translation is, as `<target state="…">` says; older Xcode exports say nothing.
  public let state: TranslationState?
  private let note: ExactText?
  private let packedSpan: PackedSpan
  /// Rare attributes, boxed to keep ordinary units small.
  private let rest: Rest?

  /// The message's key: the id without what says which of the message's texts the unit holds.
  public var key: ExactText { rest?.details.key ?? id }
  /// Which of the message's texts the unit holds.
  public var variation: VariationPath { rest?.details.variation ?? .whole }
  /// The notes that say something, in their order; Xcode's empty `<note/>` is left out.
  public var notes: [ExactText] { note.map { [$0] + (rest?.details.furtherNotes ?? []) } ?? [] }
  /// Why it is in that state, such as `leveraged-mt` for a machine's translation.
  public var stateQualifier: ExactText? { rest?.details.stateQualifier }
  /// Whether the text is to be translated at all; it is unless the file says `translate="no"`.
  public var translate: Bool { rest?.details.translate ?? true }
  /// Whether the translation is approved; `nil` if the file does not say, as is normal for Xcode's.
  public var approved: Bool? { rest?.details.approved }
  /// The largest width that the translation may have, in `sizeUnit`, or `nil` if there is no limit.
  public var maximumWidth: Int? { rest?.details.maximumWidth }
  /// What `maximumWidth` counts, such as `char`; XLIFF 1.2 reads a missing one as `pixel`.
  public var sizeUnit: ExactText? { rest?.details.sizeUnit }
  /// The whole element: from the `<` of its start tag to after its end tag.
  public var span: SourceSpan { packedSpan.span }
  /// The place of the `<` of the start tag.
  public var position: SourcePosition { packedSpan.start }

  /// Attributes that few units have.
  struct Details: Sendable {
    var key: ExactText?
    var variation = VariationPath.whole
    var furtherNotes: [ExactText] = []
    var stateQualifier: ExactText?
    var translate = true
    var approved: Bool?
    var maximumWidth: Int?
    var sizeUnit: ExactText?
  }

  private final class Rest: Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }
  }

  /// A unit with all its parts; its key is its id where nothing else is said.
  public init(
    id: ExactText, key: ExactText? = nil, variation: VariationPath = .whole, source: Segment?, target: Segment?,
    notes: [ExactText] = [], state: TranslationState? = nil, stateQualifier: ExactText? = nil, translate: Bool = true,
    approved: Bool? = nil, maximumWidth: Int? = nil, sizeUnit: ExactText? = nil, span: SourceSpan
  ) {
    let details = Details(
      key: key, variation: variation, furtherNotes: Array(notes.dropFirst()), stateQualifier: stateQualifier,
      translate: translate, approved: approved, maximumWidth: maximumWidth, sizeUnit: sizeUnit)
    self.init(
      id: id, source: source, target: target, note: notes.first, state: state, details: details, span: PackedSpan(span))
  }

  init(
    id: ExactText, source: Segment?, target: Segment?, note: ExactText?, state: TranslationState?, details: Details?,
    span: PackedSpan
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.note = note
    self.state = state
    self.packedSpan = span
    self.rest = details.map { Rest($0) }
  }
}
