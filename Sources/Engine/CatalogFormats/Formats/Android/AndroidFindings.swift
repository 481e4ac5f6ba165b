package import WatchwordBasics

extension FindingKind {
  /// The name of a resource contains an invalid character.
  package static let invalidResourceName = FindingKind("invalid-resource-name", .error)

  /// A string resource is read as a reference to something that does not exist.
  package static let textAsReference = FindingKind("text-as-reference", .error)

  /// A resource file has text between its elements.
  package static let textBetweenElements = FindingKind("text-between-elements", .error)

  /// A quotation mark in a string resource has no match.
  package static let unbalancedQuotationMark = FindingKind("unbalanced-quotation-mark", .warning)

  /// An apostrophe in a string resource has no backslash.
  package static let unescapedApostrophe = FindingKind("unescaped-apostrophe", .error)

  /// A resource file contains an element that is not allowed there.
  package static let unexpectedElement = FindingKind("unexpected-element", .error)

  /// An item of <plurals> has no valid quantity.
  package static let unknownQuantity = FindingKind("unknown-quantity", .error)

  /// A string resource has several placeholders, and not all have a number.
  package static let unnumberedPlaceholders = FindingKind("unnumbered-placeholders", .error)
}
