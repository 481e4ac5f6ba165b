package import WatchwordBasics

extension FindingKind {
  /// The kinds of findings about form scripts and server answers, in the order of the documentation.
  package static let formFindings: [FindingKind] = [
    .unknownField, .unknownChallengeMode, .unexpectedAnswer,
  ]

  /// An event names a field that the form does not have.
  package static let unknownField = FindingKind("unknown-field", .error)

  /// A server requests an unknown form.
  package static let unknownChallengeMode = FindingKind("unknown-challenge-mode", .error)

  /// A service gives an answer of a kind that the form does not expect.
  package static let unexpectedAnswer = FindingKind("unexpected-answer", .error)
}
