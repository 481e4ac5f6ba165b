public import Diagnostics

/// One text and its translation: a `<trans-unit>` element (XLIFF 1.2, section 2.3.2).
public struct TranslationUnit: Sendable {
  /// The id as it stands in the file, with its escapes resolved; the empty id is legal.
  public let id: ExactText
  /// The text to translate, or nothing where there is no `<source>`.
  public let source: Segment?
  /// The translation, or nothing where there is no `<target>`; an empty one has the empty text.
  public let target: Segment?
  /// How far the translation is, as `<target state="…">` says; older Xcode exports say nothing.
  public let state: TranslationState?
  private let note: ExactText?
  private let packedSpan: PackedSpan
  /// What most units do not have.
  private let rest: Rest?

  /// The id without what says which variant the unit is; the whole id where it says nothing of the kind.
  public var key: ExactText { rest?.details.key ?? id }
  /// Which variant of the text of `key` this is, or nothing for the text itself.
  public var variation: Variation? { rest?.details.variation }
  /// The notes that say something, in their order; Xcode's empty `<note/>` is left out.
  public var notes: [ExactText] { note.map { [$0] + (rest?.details.furtherNotes ?? []) } ?? [] }
  /// Why it is in that state, such as `leveraged-mt` for a machine's translation.
  public var stateQualifier: ExactText? { rest?.details.stateQualifier }
  /// Whether the text is to be translated at all; it is unless the file says `translate="no"`.
  public var translate: Bool { rest?.details.translate ?? true }
  /// Whether the translation is approved; nothing where the file does not say, as is normal for Xcode's.
  public var approved: Bool? { rest?.details.approved }
  /// The largest width that the translation may have, in `sizeUnit`, or nothing where there is no limit.
  public var maximumWidth: Int? { rest?.details.maximumWidth }
  /// What `maximumWidth` counts, such as `char`; XLIFF 1.2 reads a missing one as `pixel`.
  public var sizeUnit: ExactText? { rest?.details.sizeUnit }
  /// The whole element: from the `<` of its start tag to behind its end tag.
  public var span: SourceSpan { packedSpan.span }
  /// The place of the `<` of the start tag.
  public var position: SourcePosition { packedSpan.start }

  /// What most units do not have.
  struct Details: Sendable {
    var key: ExactText?
    var variation: Variation?
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

  /// A unit with all its parts; its key and variation follow from its id.
  public init(
    id: ExactText, source: Segment?, target: Segment?, notes: [ExactText] = [], state: TranslationState? = nil,
    stateQualifier: ExactText? = nil, translate: Bool = true, approved: Bool? = nil, maximumWidth: Int? = nil,
    sizeUnit: ExactText? = nil, span: SourceSpan
  ) {
    let (key, variation) = Variation.split(id)
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

/// How far a translation is (XLIFF 1.2, section 2.3.3, attribute `state`).
public enum TranslationState: Hashable, Sendable {
  /// Ready to be used.
  case final
  /// Needs to be fitted in other ways than its text.
  case needsAdaptation
  /// Needs to be fitted in other ways and its text too.
  case needsLocalization
  /// A fitted part needs a second look.
  case needsReviewAdaptation
  /// Everything needs a second look; Xcode's "needs review".
  case needsReviewLocalization
  /// The text needs a second look.
  case needsReviewTranslation
  /// The text is still to be translated.
  case needsTranslation
  /// Nobody has worked on it yet; Xcode's "new".
  case new
  /// Checked and accepted.
  case signedOff
  /// Translated.
  case translated
  /// A state of another tool, as it is written.
  case other(ExactText)

  /// The states that XLIFF 1.2 names.
  public static let named: [TranslationState] = [
    .final, .needsAdaptation, .needsLocalization, .needsReviewAdaptation, .needsReviewLocalization,
    .needsReviewTranslation, .needsTranslation, .new, .signedOff, .translated,
  ]

  /// The state as files write it.
  public var name: ExactText {
    switch self {
    case .final: "final"
    case .needsAdaptation: "needs-adaptation"
    case .needsLocalization: "needs-l10n"
    case .needsReviewAdaptation: "needs-review-adaptation"
    case .needsReviewLocalization: "needs-review-l10n"
    case .needsReviewTranslation: "needs-review-translation"
    case .needsTranslation: "needs-translation"
    case .new: "new"
    case .signedOff: "signed-off"
    case .translated: "translated"
    case .other(let name): name
    }
  }

  /// Whether Xcode takes a translation in this state over when it imports the file.
  public var isFinished: Bool {
    switch self {
    case .final, .signedOff, .translated: true
    default: false
    }
  }

  /// The state that files write as `name`.
  public init(name: ExactText) {
    var name = name.string
    self = name.withUTF8 { TranslationState(utf8: $0) }
  }

  /// The state that files write as `name`. Most units have one, so its name becomes no string where it is known.
  init(utf8 name: UnsafeBufferPointer<UInt8>) {
    for index in Self.names.indices
    where Self.names[index].count == name.count && Self.names[index].elementsEqual(name) {
      self = Self.named[index]
      return
    }
    self = .other(ExactText(String(decoding: name, as: UTF8.self)))
  }

  private static let names: [[UInt8]] = named.map { Array($0.name.string.utf8) }
}
