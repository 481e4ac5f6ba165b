import WatchwordBasics
package import WatchwordLocalization
import WatchwordPolicy
package import WatchwordPolicyTools

/// The contents of `watchword policy show` for one policy.
package struct PolicyCard {
  let name: String
  let document: PolicyDocument
  let renderer: Renderer
  let standards: [CardStandard]
  let strength: ShortestStrength?
  let examples: CardExamples
  private let assumptions: AuditAssumptions

  /// Creates the card of the policy in `file`, audited under `assumptions`, with texts from `renderer`.
  package init(
    _ file: PolicyFile, _ renderer: Renderer, assuming assumptions: AuditAssumptions, _ host: PolicyHost
  ) {
    name = file.name
    document = file.document
    self.renderer = renderer
    self.assumptions = assumptions
    standards = CardStandard.all(for: file.policy, assuming: assumptions)
    strength = ShortestStrength(of: file.policy)
    examples = CardExamples(of: file.policy, host)
  }

  var policy: PasswordPolicy { document.policy }

  /// The heading of the standards, which names the use of the passwords if it is known.
  var titleOfStandards: String { assumptions.title }

  /// The phrases of the card.
  var phrases: [Phrase] { policy.rules.map { $0.phrase(in: .requirement) } + policy.summaryPhrases }

  /// A rule on the card.
  struct Row {
    let rule: PasswordRule
    /// The user-facing text.
    let text: String
    /// The details that the text leaves out.
    let details: [String]
    /// The policy from which the rule is inherited, if any.
    let origin: ExactText?
  }

  /// The rules, in the policy's order.
  var rows: [Row] {
    zip(policy.rules, document.origins).map { rule, origin in
      Row(rule: rule, text: requirement(of: rule), details: rule.details, origin: origin)
    }
  }

  /// The text of a rule for users.
  func requirement(of rule: PasswordRule) -> String { renderer.text(for: rule.phrase(in: .requirement)) }

  /// The text shown for a policy without rules.
  var summary: String { policy.summary(by: renderer) }

  /// The format and the number of rules.
  var kind: String {
    "\(document.format.title), " + (policy.rules.count == 1 ? "1 rule" : "\(policy.rules.count) rules")
  }

  /// The rules that depend on more than the password, with their needs: "history (only the server knows)".
  var needs: [String] {
    policy.rules.filter { !$0.needs.isEmpty }.map { "\($0.id) (\($0.needs.map { $0.summary }.joinedAsList))" }
  }

  /// A sentence on whether the REL-ID SDK checks passwords; `nil` if the policy does not specify it.
  var deviceNote: String? {
    document.isCheckedOnDevice.map { "The REL-ID SDK \($0 ? "checks" : "does not check") passwords on the device" }
  }
}
