package import WatchwordBasics

extension FindingKind {
  /// A `<file>` does not specify which source file it translates.
  package static let missingOriginal = FindingKind("missing-original", .error)

  /// The file's elements have a namespace prefix.
  package static let prefixedNamespace = FindingKind("prefixed-namespace", .error)

  /// A document breaks a rule of its schema.
  package static let schemaViolation = FindingKind("schema-violation", .error)
}
