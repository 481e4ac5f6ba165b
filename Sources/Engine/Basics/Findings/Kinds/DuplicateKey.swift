extension FindingKind {
  /// An object has two members with the same name.
  package static let duplicateKey = FindingKind("duplicate-key", .error, milder: [.warning])
}
