import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit

/// What `watchword policy show` says of a policy, on one card.
struct PolicyCard {
  let name: String
  let document: PolicyDocument
  let renderer: Renderer
  let standards: [CardStandard]
  let strength: ShortestStrength?
  let examples: CardExamples
  private let assumptions: AuditAssumptions

  /// The card of the policy in `file`, whose passwords are used as `assumptions` say, with texts by `renderer`.
  init(_ file: PolicyFile, _ renderer: Renderer, assuming assumptions: AuditAssumptions) {
    name = file.name
    document = file.document
    self.renderer = renderer
    self.assumptions = assumptions
    standards = CardStandard.all(for: file.policy, assuming: assumptions)
    strength = ShortestStrength(of: file.policy)
    examples = CardExamples(of: file.policy)
  }

  var policy: PasswordPolicy { document.policy }

  /// The heading of the standards: how the passwords are used, where that is known.
  var titleOfStandards: String { assumptions.title }

  /// The phrases of the card.
  var phrases: [Phrase] { policy.rules.map { $0.phrase(in: .requirement) } + policy.summaryPhrases }

  /// A rule on the card.
  struct Row {
    let rule: PasswordRule
    /// The text for users.
    let text: String
    /// What the text leaves out.
    let details: [String]
    /// The policy that it comes from, if that is another one.
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

  /// What is shown instead of rules where there are none.
  var summary: String { policy.summary(by: renderer) }

  /// The format and the number of rules.
  var kind: String {
    "\(document.format.title), " + (policy.rules.count == 1 ? "1 rule" : "\(policy.rules.count) rules")
  }

  /// What only others know, by rule: "history (only the server knows)".
  var needs: [String] {
    policy.rules.filter { !$0.needs.isEmpty }.map { "\($0.id) (\($0.needs.map(\.summary).joinedAsList))" }
  }

  /// Whether the REL-ID SDK checks passwords, in words.
  var deviceNote: String? {
    document.isCheckedOnDevice.map { "The REL-ID SDK \($0 ? "checks" : "does not check") passwords on the device" }
  }
}
