extension FindingKind {
  /// A value is not one of those allowed.
  package static let unknownValue = FindingKind("unknown-value", .error, milder: [.warning])
}
