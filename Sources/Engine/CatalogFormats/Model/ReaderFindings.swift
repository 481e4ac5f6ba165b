package import WatchwordBasics

extension FindingKind {
  /// A file has bytes that are not characters.
  package static let invalidEncoding = FindingKind("invalid-encoding", .error, leavesOut: .rest)

  /// An escape does not represent a character.
  package static let invalidEscape = FindingKind("invalid-escape", .error, milder: [.warning])

  /// A `<file>` does not declare its source language.
  package static let missingSourceLanguage = FindingKind("missing-source-language", .error)

  /// A `<file>` with translations does not declare their language.
  package static let missingTargetLanguage = FindingKind("missing-target-language", .error, milder: [.warning])

  /// A unit has no id.
  package static let missingUnitID = FindingKind("missing-unit-id", .error)

  /// A file does not match its name.
  package static let unexpectedRoot = FindingKind("unexpected-root", .error, leavesOut: .rest)

  /// A value in a JSON catalogue has the wrong type.
  package static let unexpectedValue = FindingKind("unexpected-value", .error, milder: [.warning])

  /// The elements of the file are not in an XLIFF namespace.
  package static let wrongNamespace = FindingKind("wrong-namespace", .error, leavesOut: .rest)
}
