import WatchwordDiagnostics

/// What checks of messages leave for checks of files and of the project.
struct FileNotes: Sendable {
  /// The messages that a policy or a flow asks for.
  var demanded: [MessageSummary] = []
  /// The calls of substitutions that their own message does not hold.
  var strayCalls: [StrayCall] = []
  /// What the file shows of placeholders with names.
  var named = NamedEvidence()
  /// Whether any message holds substitutions.
  var holdsSubstitutions = false
  /// How much is translated.
  var progress = TranslationProgress()

  /// A call of a substitution that its own message does not hold.
  struct StrayCall: Sendable {
    let name: ExactText
    let place: SourceSpan
    let unit: ExactText
    /// Whether the source of the unit calls the same substitution.
    let isInSource: Bool
    /// The substitutions that the message holds, the first few.
    let known: [ExactText]
  }

  /// Adds the notes of the messages that follow.
  mutating func add(_ other: FileNotes) {
    demanded += other.demanded
    strayCalls += other.strayCalls
    named.add(other.named)
    holdsSubstitutions = holdsSubstitutions || other.holdsSubstitutions
    progress = progress + other.progress
  }
}
