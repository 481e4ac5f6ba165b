import WatchwordDiagnostics

/// The results that checks of messages pass on to checks of files and of the project.
struct FileNotes: Sendable {
  /// The messages that a policy or a flow requires.
  var demanded: [MessageSummary] = []
  /// The references to substitutions that are not in the same message.
  var strayCalls: [StrayCall] = []
  /// The evidence about named placeholders.
  var named = NamedEvidence()
  /// Whether any message holds substitutions.
  var holdsSubstitutions = false
  /// The progress of the translation.
  var progress = TranslationProgress()

  /// A reference to a substitution that is not in the same message.
  struct StrayCall: Sendable {
    let name: ExactText
    let place: SourceSpan
    let unit: ExactText
    /// Whether the source of the unit refers to the same substitution.
    let isInSource: Bool
    /// The first few substitutions of the message.
    let known: [ExactText]
  }

  /// Adds the notes of the following messages.
  mutating func add(_ other: FileNotes) {
    demanded += other.demanded
    strayCalls += other.strayCalls
    named.add(other.named)
    holdsSubstitutions = holdsSubstitutions || other.holdsSubstitutions
    progress = progress + other.progress
  }
}
