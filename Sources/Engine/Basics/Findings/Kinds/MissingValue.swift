extension FindingKind {
  /// Something that is required is missing.
  package static let missingValue = FindingKind("missing-value", .error, milder: [.warning])
}
