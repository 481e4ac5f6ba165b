public import WatchwordDiagnostics

/// What passwords have to be like: an ordered list of rules.
public struct PasswordPolicy: Hashable, Sendable {
  /// The rules, in the order in which people read them.
  public let rules: [PasswordRule]
  /// A note for people, which changes nothing (`description` in the native format).
  public let note: ExactText?
  /// The server's own description of the policy, which replaces the generated one word for word.
  ///
  /// Nothing where the server sent none, sent blanks only, or sent its placeholder `Invalid password policy`.
  public let serverText: ExactText?

  /// A policy with these rules.
  public init(rules: [PasswordRule], note: ExactText? = nil, serverText: ExactText? = nil) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
  }

  /// How `password` stands to every rule, in time linear in its length.
  ///
  /// All rules are always evaluated. The assessment holds nothing of the password.
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    // One visitor for all rules: copying facts and context for each would take two thirds of the time.
    let visitor = StateOfRule(facts: PasswordFacts(password), context: context)
    return Assessment(of: rules, states: rules.map { $0.accept(visitor) })
  }
}
