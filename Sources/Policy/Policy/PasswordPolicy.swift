public import WatchwordDiagnostics

/// A password policy: an ordered list of rules.
public struct PasswordPolicy: Hashable, Sendable {
  /// The rules, in the order in which people read them.
  public let rules: [PasswordRule]
  /// A note for readers, which has no effect (`description` in the native format).
  public let note: ExactText?
  /// The server's own description of the policy, which replaces the generated one word for word.
  ///
  /// `nil` if the server sent no description, only spaces, or its placeholder `Invalid password policy`.
  public let serverText: ExactText?

  /// Creates a policy with these rules.
  public init(rules: [PasswordRule], note: ExactText? = nil, serverText: ExactText? = nil) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
  }

  /// Judges `password` by every rule, in time linear in its length.
  ///
  /// All rules are always evaluated. The assessment contains no part of the password.
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    // One visitor for all rules, because copying facts and context for each would take two thirds of the time.
    let visitor = StateOfRule(facts: PasswordFacts(password), context: context)
    return Assessment(of: rules, states: rules.map { $0.accept(visitor) })
  }
}
