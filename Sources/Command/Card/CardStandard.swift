import WatchwordPolicy

/// What a standard says of a policy, in short.
struct CardStandard {
  /// The name on the command line, such as `nist`.
  let id: String
  /// The title with the edition.
  let title: String
  let isMet: Bool
  /// The clauses that the policy fails.
  let failed: [String]
  /// The number of clauses that the policy alone does not decide.
  let undecided: Int

  /// Every standard's verdict on `policy`.
  static func all(for policy: PasswordPolicy) -> [CardStandard] { [] }

  /// The verdict in words.
  var words: String {
    var words = isMet ? "met" : "not met: \(failed.joinedAsList)"
    if undecided > 0 { words += "; \(undecided) more to check elsewhere" }
    return words
  }
}
