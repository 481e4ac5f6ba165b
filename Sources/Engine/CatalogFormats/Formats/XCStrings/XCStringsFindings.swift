package import WatchwordBasics

extension FindingKind {
  /// The project no longer uses a key of a string catalogue.
  package static let staleKey = FindingKind("stale-key", .info)

  /// A substitution of a string catalogue contradicts that of the source language.
  package static let substitutionMismatch = FindingKind("substitution-mismatch", .error)

  /// A string catalogue has an unknown version.
  package static let unknownVersion = FindingKind("unknown-version", .warning, milder: [.info])
}
