package import WatchwordBasics

extension FindingKind {
  /// A key of a Flutter resource is not a valid method name.
  package static let unusableKey = FindingKind("unusable-key", .error, milder: [.warning])
}
