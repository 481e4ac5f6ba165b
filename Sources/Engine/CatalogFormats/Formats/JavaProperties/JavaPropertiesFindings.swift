package import WatchwordBasics

extension FindingKind {
  /// A line of a property file is not an entry.
  package static let malformedProperties = FindingKind("malformed-properties", .error, leavesOut: .some)
}
