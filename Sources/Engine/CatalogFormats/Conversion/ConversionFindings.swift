package import WatchwordBasics

extension FindingKind {
  /// A note for translators is lost or changed.
  package static let lostNote = FindingKind("lost-note", .warning)

  /// A property of a text is lost.
  package static let lostAttribute = FindingKind("lost-attribute", .warning)

  /// Inline elements of a text are lost.
  package static let lostMarkup = FindingKind("lost-markup", .warning)

  /// A text gets a different key.
  package static let changedKey = FindingKind("changed-key", .warning)

  /// The losses that `watchword convert` reports, in the order of the documentation.
  package static let conversionLosses: [FindingKind] = [
    .lostVariation, .lostPluralForm, .lostSubstitution, .lostSource, .lostText, .lostState, .lostNote, .lostAttribute,
    .lostMarkup, .changedKey, .lostPlaceholder, .rewrittenPlaceholder,
  ]

  /// A text for a device or a width is lost.
  package static let lostVariation = FindingKind("lost-variation", .warning)

  /// A plural form is lost or replaced.
  package static let lostPluralForm = FindingKind("lost-plural-form", .warning)

  /// A variable inside a text loses its plural forms.
  package static let lostSubstitution = FindingKind("lost-substitution", .warning)

  /// A source text is lost.
  package static let lostSource = FindingKind("lost-source", .warning)

  /// A text is lost.
  package static let lostText = FindingKind("lost-text", .warning)

  /// The state of a translation is lost.
  package static let lostState = FindingKind("lost-state", .warning)

  /// A placeholder has no equivalent in another format.
  package static let lostPlaceholder = FindingKind("lost-placeholder", .warning)

  /// A placeholder is written in the syntax of another format.
  package static let rewrittenPlaceholder = FindingKind("rewritten-placeholder", .info)
}
