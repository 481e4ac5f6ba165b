extension FindingKind {
  /// A value has the wrong type.
  package static let wrongType = FindingKind("wrong-type", .error, milder: [.warning])
}
