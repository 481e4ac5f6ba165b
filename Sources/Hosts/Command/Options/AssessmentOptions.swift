import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy

/// The options for the data with which passwords are compared.
struct AssessmentOptions: ParsableArguments {
  @Option(name: .customLong("user"), help: "The user's id, for the rule user-id.")
  var userID: String?

  @Option(name: .customLong("personal-word"), help: "A word for the rule personal-words; can be given several times.")
  var personalWords: [String] = []

  @Option(
    name: .customLong("common-passwords"),
    help: "A file with one password per line, to use instead of the built-in list.")
  var commonPasswords: String?

  @Option(help: "A sorted file of SHA-1 hashes, for the rule breached-password.")
  var breached: String?

  /// The words that an attacker of this user guesses first.
  var userWords: [String] { [userID].compactMap { $0 } + personalWords }

  /// Returns a function that creates the context of a policy: the data with which its rules compare passwords.
  ///
  /// - Throws: `RunFailure` if a word or a list cannot be used.
  func contexts(
    _ breaches: BreachList?, currentPassword: String? = nil, known: [ExactText: Bool] = [:]
  ) throws -> (PasswordPolicy) -> AssessmentContext {
    try UserWords.require(userWords)
    let common = try commonPasswords.map(PasswordList.load) ?? .embedded
    return { policy in
      AssessmentContext(
        userID: userID, personalWords: personalWords, currentPassword: currentPassword, commonPasswords: common,
        isBreached: breaches?.has, strengthScore: policy.strengthScorer(userWords: userWords), known: known)
    }
  }

  /// The list of breached passwords, if one is named and a rule needs it.
  func breachList(for policies: [PasswordPolicy]) throws -> BreachList? {
    guard let breached else { return nil }
    let list = try BreachList(breached)
    if policies.contains(where: \.looksUpBreaches) { return list }
    let subject = policies.count == 1 ? "The policy has" : "The policies have"
    StandardError.warn(
      "\(subject) no rule breached-password, so --breached has no effect;"
        + #" add {"rule": "breached-password"} to \#(policies.count == 1 ? "it" : "them")"#)
    return nil
  }
}
