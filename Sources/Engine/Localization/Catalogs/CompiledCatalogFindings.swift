package import WatchwordBasics

extension FindingKind {
  /// The kinds of findings about compiled catalogues, in the order of the documentation.
  package static let compiledCatalogFindings: [FindingKind] = [
    .missingKey, .invalidArgument, .duplicateText, .unknownPluralCategory, .unknownDevice, .pluralConflict,
    .deviceConflict, .substitutionWithoutMessage, .argumentConflict,
  ]

  /// A compiled catalogue lacks a part.
  package static let missingKey = FindingKind("missing-key", .error)

  /// A substitution of a compiled catalogue uses an invalid argument number for its count.
  package static let invalidArgument = FindingKind("invalid-argument", .error)

  /// A message has two texts.
  package static let duplicateText = FindingKind("duplicate-text", .error, milder: [.warning])

  /// A plural form has an unknown category.
  package static let unknownPluralCategory = FindingKind("unknown-plural-category", .error)

  /// A variation has an unknown device.
  package static let unknownDevice = FindingKind("unknown-device", .error)

  /// A message has both a text for every number and plural forms.
  package static let pluralConflict = FindingKind("plural-conflict", .error)

  /// A message has both a text for every device and texts by device.
  package static let deviceConflict = FindingKind("device-conflict", .error)

  /// A substitution belongs to a message without a text.
  package static let substitutionWithoutMessage = FindingKind(
    "substitution-without-message", .error, milder: [.warning])

  /// A substitution uses two arguments as its count.
  package static let argumentConflict = FindingKind("argument-conflict", .error)

  /// A language is not written as a language tag.
  package static let invalidLanguageTag = FindingKind("invalid-language-tag", .error)

  /// The file is not in a version of XLIFF that can be read.
  package static let unsupportedVersion = FindingKind("unsupported-version", .error, leavesOut: .rest)
}
