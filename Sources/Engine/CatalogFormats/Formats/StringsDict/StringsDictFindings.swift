package import WatchwordBasics

extension FindingKind {
  /// A .stringsdict file is XML, but its rules cannot be used.
  package static let malformedStringsDict = FindingKind("malformed-stringsdict", .error, leavesOut: .some)
}
