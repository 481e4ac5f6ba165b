package import WatchwordBasics

extension FindingKind {
  /// A .strings file is malformed for Apple's tools.
  package static let malformedStrings = FindingKind("malformed-strings", .error, leavesOut: .some)

  /// A text in a .strings file has an escape that Apple's tools do not support.
  package static let unknownEscape = FindingKind("unknown-escape", .warning)
}
