import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting

/// The result of `policy validate` for a policy that was read without an error.
struct PolicyExamination {
  /// Warnings, and the error that no password meets the policy.
  private(set) var findings: [Finding]
  /// A password that meets the policy, as far as that can be judged here; `nil` if none is known.
  private(set) var example: String?

  private let document: PolicyDocument
  private let file: ExactText

  /// Examines `document`, which is in `file`; `backEnds` are the formats of the systems that have to check it.
  init(_ document: PolicyDocument, in file: ExactText, for backEnds: [PolicyFormat], _ host: PolicyHost) {
    self.document = document
    self.file = file
    findings = []
    findings =
      document.warnings.map { finding($0.kind, [$0.index].compactMap { $0 }, $0.message, help: $0.help) }
      + backEnds.flatMap { losses(in: $0) }
    findExample(host)
  }

  private func finding(
    _ kind: FindingKind, _ rules: [Int], _ message: String, help: String?
  ) -> Finding {
    let spans = document.ruleSpans
    let first = rules.first
    let span = first.flatMap { spans.indices.contains($0) ? spans[$0] : nil }
    return Finding(
      kind, file: file, span: span ?? SourceSpan(at: .start),
      unit: first.map { document.policy.rules[$0].id }, message: message, help: help)
  }

  private func losses(in format: PolicyFormat) -> [Finding] {
    format.write(document).losses.compactMap { loss in
      switch loss.part {
      case .rule(let index, _):
        switch loss.extent {
        case .any:
          finding(
            .unsupportedRule, [index], loss.message,
            help: "Remove the rule, or let the app check it before the back end does")
        case .beyondASCII:
          finding(
            .unsupportedRule.mild, [index], loss.message,
            help: "Both judge passwords of printable ASCII characters alike;"
              + " set the repertoire that the back end counts for the others")
        case .surrogates:
          finding(
            .unsupportedRule.mild, [index], loss.message,
            help: "Keep the rule; only passwords with emoji or other characters of two code units differ")
        case .wordLists:
          finding(
            .unsupportedRule.mild, [index], loss.message,
            help: "Keep the rule; only passwords that one of the two lists lacks differ")
        }
      case .demand:
        finding(.unsupportedRule, [], loss.message, help: "Check whether this is intended")
      case .order, .note, .serverText, .extra, .normalization: nil
      }
    }
  }

  // MARK: - Whether there is a password

  private mutating func findExample(_ host: PolicyHost) {
    let policy = document.policy
    let context = host.impersonalContext(of: policy)
    if let found = PasswordExample.quick(for: policy, in: context) ?? generated(policy, in: context)
      ?? PasswordExample.ofAnyScript(for: policy, in: context)
    {
      example = found
      return
    }
    let rules = RuleConflict.rules(in: policy)
    guard !rules.isEmpty else {
      findings.append(
        finding(
          .undecidedPolicy, [],
          "Neither a password that meets this policy nor a proof that there is none was found",
          help: "Try a password with watchword check, or simplify the rules"))
      return
    }
    let indices = policy.rules.indices.filter { rules.contains(policy.rules[$0]) }
    let ids = indices.map { policy.rules[$0].id }
    let names = ids.map { $0.string }
    let isOneName = names.count > 1 && Set(ids).count == 1
    findings.append(
      finding(
        .contradiction, indices,
        "No password can meet this policy: "
          + (names.count == 1
            ? "\(names[0]) excludes all"
            : "\(isOneName ? "\(names.count) rules called \(names[0])" : names.joinedAsList) exclude each other"),
        help: RuleConflictHelp.words(for: ids)))
  }

  private func generated(_ policy: PasswordPolicy, in context: AssessmentContext) -> String? {
    // One character of each kind that the policy distinguishes represents all others.
    let alphabet = Alphabet.distinguishing([policy])
    var generator = SplitMix64()
    do throws(PasswordGenerator.Failure) {
      return try PasswordGenerator(policy, over: alphabet, bits: 0, stateLimit: RuleConflict.stateLimit, in: context)
        .password(using: &generator)
    } catch {
      return nil
    }
  }
}
