extension FindingKind {
  /// Something in the file exceeds a limit of the reader.
  package static let limitExceeded = FindingKind("limit-exceeded", .error, leavesOut: .rest)
}
