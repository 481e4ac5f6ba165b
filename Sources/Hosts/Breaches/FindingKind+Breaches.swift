package import WatchwordBasics

extension FindingKind {
  /// The kinds of findings about files of breached passwords, in the order of the documentation.
  package static let breachFindings: [FindingKind] = [
    .emptyBreachFile, .malformedHash, .malformedBreachCount, .unsortedBreachFile, .breachRangeTooLong,
  ]

  /// A file of breached passwords is empty.
  package static let emptyBreachFile = FindingKind("empty-breach-file", .error)

  /// A file of breached passwords has a line that is not a hash.
  package static let malformedHash = FindingKind("malformed-hash", .error)

  /// A file of breached passwords has a line without a number after the colon.
  package static let malformedBreachCount = FindingKind("malformed-breach-count", .error)

  /// A file of breached passwords is not sorted.
  package static let unsortedBreachFile = FindingKind("unsorted-breach-file", .error)

  /// A service returns more hashes than a range can have.
  package static let breachRangeTooLong = FindingKind("breach-range-too-long", .error)
}
