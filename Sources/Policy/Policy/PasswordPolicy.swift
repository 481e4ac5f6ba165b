public import WatchwordDiagnostics

/// A password policy: an ordered list of rules.
public struct PasswordPolicy: Hashable, Sendable {
  /// The rules, in the order in which people read them.
  public let rules: [PasswordRule]
  /// A note for readers, which has no effect (`description` in the native format).
  public let note: ExactText?
  /// The server's own description of the policy, which replaces the generated one verbatim.
  ///
  /// `nil` if the server sent no description, only spaces, or its placeholder `Invalid password policy`.
  public let serverText: ExactText?
  /// The light forms of the rules, in the policy's order; `nil` for a rule without one.
  private let lightRules: [LightRule?]

  /// Creates a policy with these rules.
  public init(rules: [PasswordRule], note: ExactText? = nil, serverText: ExactText? = nil) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    lightRules = rules.map { LightRule($0) }
  }

  /// Judges `password` against every rule, in time linear in its length.
  ///
  /// All rules are always evaluated. The assessment contains no part of the password.
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    assess(PasswordFacts(password), in: context)
  }

  /// Judges a password whose facts are already computed, so that several policies can share them.
  package func assess(_ facts: PasswordFacts, in context: AssessmentContext) -> Assessment {
    let states = rules.indices.map { index in
      lightRules[index]?.state(of: facts, in: context) ?? rules[index].state(of: facts, in: context)
    }
    return Assessment(of: rules, states: states)
  }
}
