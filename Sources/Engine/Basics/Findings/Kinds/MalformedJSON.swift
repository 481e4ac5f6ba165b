extension FindingKind {
  /// The file is not JSON.
  package static let malformedJSON = FindingKind("malformed-json", .error, leavesOut: .rest)
}
