extension FindingKind {
  /// The kinds of findings about JSON that are not described by a check of catalogues, in the order of the
  /// documentation.
  package static let jsonFindings: [FindingKind] = [
    .invalidUTF8, .unknownKey, .duplicateValue, .valueOutOfRange, .unusableValue,
  ]

  /// A text contains bytes that are not valid UTF-8.
  package static let invalidUTF8 = FindingKind("invalid-utf8", .error)

  /// An object has a member with an unknown name.
  package static let unknownKey = FindingKind("unknown-key", .error)

  /// A list contains the same value twice.
  package static let duplicateValue = FindingKind("duplicate-value", .error)

  /// A number is too small or too large.
  package static let valueOutOfRange = FindingKind("value-out-of-range", .error)

  /// A value cannot be used.
  package static let unusableValue = FindingKind("unusable-value", .error, milder: [.warning])
}
