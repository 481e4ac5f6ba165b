public import WatchwordBasics
public import WatchwordLocalization

/// One text and its translation: a `<trans-unit>` element (XLIFF 1.2, section 2.3.2).
public struct TranslationUnit: Sendable {
  /// The id as written in the file, with escapes resolved. The empty id is legal.
  public let id: ExactText
  /// The source text, or `nil` if there is no `<source>`.
  public let source: Segment?
  /// The translation, or `nil` if there is no `<target>`. An empty `<target>` has an empty text.
  public let target: Segment?
  /// The state of the translation (`<target state="…">`), which older Xcode exports lack.
  public let state: TranslationState?
  private let note: ExactText?
  private let packedSpan: PackedSpan
  /// Rare attributes, boxed to keep ordinary units small.
  private var rest: Rest?

  /// The key of the message: the id without its variation.
  public var key: ExactText { rest?.details.key ?? id }
  /// The variation path, which identifies the unit among the texts of the message.
  public var variation: VariationPath { rest?.details.variation ?? .whole }
  /// The notes in their order, without Xcode's empty `<note/>`.
  public var notes: [ExactText] { note.map { [$0] + (rest?.details.furtherNotes ?? []) } ?? [] }
  /// The reason for the state, such as `leveraged-mt` for a machine translation.
  public var stateQualifier: ExactText? { rest?.details.stateQualifier }
  /// Whether the text should be translated: true unless the file specifies `translate="no"`.
  public var translate: Bool { rest?.details.translate ?? true }
  /// Whether the file says that languages may leave the text untranslated, as Android's `tools:ignore` does.
  package var mayLackTranslation: Bool { rest?.details.mayLackTranslation ?? false }
  /// Whether the translation is approved; `nil` if the file does not specify it, as is normal for Xcode's files.
  public var approved: Bool? { rest?.details.approved }
  /// The maximum width of the translation, in `sizeUnit`, or `nil` if there is no limit.
  public var maximumWidth: Int? { rest?.details.maximumWidth }
  /// The unit of `maximumWidth`, such as `char`; in XLIFF 1.2, the default is `pixel`.
  public var sizeUnit: ExactText? { rest?.details.sizeUnit }
  /// The syntax of the message, in formats that declare it for each message; `nil` if the syntax of the file applies.
  package var messageSyntax: MessageSyntax? { rest?.details.messageSyntax }
  /// The name of the number that selects the plural form, in ICU's syntax, if the unit is a plural form.
  package var countName: ExactText? { rest?.details.countName }
  /// The programming languages of the format strings in a gettext entry, if a flag declares them; empty if a flag
  /// declares that there are none.
  package var formatting: GettextFormatting? { rest?.details.formatting }
  /// The location for the translation, in formats that write an untranslated text as an empty one.
  package var emptyTarget: Segment? { rest?.emptyTarget }
  /// The forms of the source's substitutions, each with the name of its substitution, if the translation has none.
  package var sourceForms: [SourceForm] { rest?.details.sourceForms ?? [] }
  /// Whether the file marks the text as no longer used by the app, as string catalogues do.
  public var isStale: Bool { rest?.details.isStale ?? false }
  /// Whether the source is the key of the text in the app: the `resname` of XLIFF 1.2 (section 2.3.1).
  package var hasKeyAsSource: Bool { rest?.details.hasKeyAsSource ?? false }
  /// The whole element, including its start tag and end tag.
  public var span: SourceSpan { packedSpan.span }
  /// The place of the start tag's `<`.
  public var position: SourcePosition { packedSpan.start }

  /// Calls `body` with each note in order, without creating an array.
  package borrowing func forEachNote(_ body: (ExactText) -> Void) {
    guard let note else { return }
    body(note)
    for note in rest?.details.furtherNotes ?? [] { body(note) }
  }

  /// Attributes that are rare in units.
  struct Details: Hashable, Sendable {
    var key: ExactText?
    var variation = VariationPath.whole
    var furtherNotes: [ExactText] = []
    var stateQualifier: ExactText?
    var translate = true
    var mayLackTranslation = false
    var approved: Bool?
    var maximumWidth: Int?
    var sizeUnit: ExactText?
    var messageSyntax: MessageSyntax?
    var countName: ExactText?
    var formatting: GettextFormatting?
    var isStale = false
    var hasKeyAsSource = false
    var sourceForms: [SourceForm] = []

    /// The details of most units, which are not stored.
    static let ordinary = Details()
  }

  /// A form of a substitution in the source.
  package struct SourceForm: Hashable, Sendable {
    /// The name of the substitution.
    package let substitution: ExactText
    /// The text of the form.
    package let text: ExactText
  }

  private final class Rest: Sendable {
    let details: Details
    let emptyTarget: Segment?

    init(_ details: Details, _ emptyTarget: Segment?) {
      self.details = details
      self.emptyTarget = emptyTarget
    }
  }

  /// Creates a unit from its parts; by default, its key is its id.
  package init(
    id: ExactText, key: ExactText? = nil, variation: VariationPath = .whole, source: Segment?, target: Segment?,
    notes: [ExactText] = [], state: TranslationState? = nil, stateQualifier: ExactText? = nil, translate: Bool = true,
    mayLackTranslation: Bool = false, approved: Bool? = nil, maximumWidth: Int? = nil, sizeUnit: ExactText? = nil,
    messageSyntax: MessageSyntax? = nil,
    countName: ExactText? = nil, formatting: GettextFormatting? = nil, span: SourceSpan
  ) {
    let details = Details(
      key: key == id ? nil : key, variation: variation, furtherNotes: Array(notes.dropFirst()),
      stateQualifier: stateQualifier,
      translate: translate, mayLackTranslation: mayLackTranslation, approved: approved, maximumWidth: maximumWidth,
      sizeUnit: sizeUnit,
      messageSyntax: messageSyntax, countName: countName, formatting: formatting)
    self.init(
      id: id, source: source, target: target, note: notes.first, state: state,
      details: details == .ordinary ? nil : details, span: PackedSpan(span))
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
    self.rest = details.map { Rest($0, nil) }
  }

  /// Creates an unfinished unit with the location for its translation.
  init(_ unit: TranslationUnit, emptyTarget: Segment?) {
    self = unit
    rest = Rest(unit.rest?.details ?? Details(), emptyTarget)
  }

  /// Whether `other` is the same unit in a document where all content from this unit on is `lines` lines further down.
  package func equals(_ other: TranslationUnit, movedBy lines: Int = 0) -> Bool {
    id == other.id && note == other.note && state == other.state && packedSpan.equals(other.packedSpan, movedBy: lines)
      && Self.equal(source, other.source, movedBy: lines) && Self.equal(target, other.target, movedBy: lines)
      && rest?.details == other.rest?.details
  }

  private static func equal(_ one: Segment?, _ other: Segment?, movedBy lines: Int) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.equals(other, movedBy: lines)
  }

  /// Returns the unit as many lines further down.
  package func moved(by lines: Int) -> TranslationUnit {
    var moved = TranslationUnit(
      id: id, source: source?.moved(by: lines), target: target?.moved(by: lines), note: note, state: state,
      details: nil, span: packedSpan.moved(by: lines))
    moved.rest = rest.map { $0.emptyTarget == nil ? $0 : Rest($0.details, $0.emptyTarget?.moved(by: lines)) }
    return moved
  }

  /// Returns the unit as another text of its message.
  func with(_ variation: VariationPath) -> TranslationUnit {
    var details = rest?.details ?? Details()
    details.key = key
    details.variation = variation
    return TranslationUnit(
      id: id, source: source, target: target, note: note, state: state, details: details, span: packedSpan)
  }

  /// Returns the unit with other texts.
  func with(source: Segment?, target: Segment?) -> TranslationUnit {
    TranslationUnit(
      id: id, source: source, target: target, note: note, state: state, details: rest?.details, span: packedSpan)
  }
}
