import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit
import WatchwordPolicyFormats
import WatchwordReporting

/// The result of `policy validate` for a policy that was read without an error.
struct PolicyExamination {
  /// Warnings, and the error that no password meets the policy.
  private(set) var diagnostics: [Diagnostic]
  /// A password that meets the policy, as far as that can be judged here; `nil` if none is known.
  private(set) var example: String?

  private let document: PolicyDocument
  private let file: ExactText

  /// Examines `document`, which is in `file`; `backEnds` are the formats of the systems that have to check it.
  init(_ document: PolicyDocument, in file: ExactText, for backEnds: [PolicyFormat]) {
    self.document = document
    self.file = file
    diagnostics = []
    diagnostics =
      document.warnings.map { finding($0.kind, [$0.index].compactMap { $0 }, $0.message, help: $0.help) }
      + backEnds.flatMap { losses(in: $0) }
    findExample()
  }

  private func finding(
    _ kind: FindingKind, _ rules: [Int], _ message: String, help: String?
  ) -> Diagnostic {
    let spans = document.ruleSpans
    let first = rules.first
    let span = first.flatMap { spans.indices.contains($0) ? spans[$0] : nil }
    return Diagnostic(
      kind, file: file, span: span ?? SourceSpan(at: .start),
      unit: first.map { document.policy.rules[$0].id }, message: message, help: help)
  }

  private func losses(in format: PolicyFormat) -> [Diagnostic] {
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

  private mutating func findExample() {
    let policy = document.policy
    let context = policy.impersonalContext
    if let found = PasswordExample.quick(for: policy, in: context) ?? generated(policy, in: context)
      ?? PasswordExample.ofAnyScript(for: policy, in: context)
    {
      example = found
      return
    }
    let rules = RuleConflict.rules(in: policy)
    guard !rules.isEmpty else {
      diagnostics.append(
        finding(
          .undecidedPolicy, [],
          "Neither a password that meets this policy nor a proof that there is none was found",
          help: "Try a password with watchword check, or simplify the rules"))
      return
    }
    let indices = policy.rules.indices.filter { rules.contains(policy.rules[$0]) }
    let ids = indices.map { policy.rules[$0].id }
    let names = ids.map(\.string)
    let isOneName = names.count > 1 && Set(ids).count == 1
    diagnostics.append(
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
    return try? PasswordGenerator(policy, over: alphabet, bits: 0, stateLimit: RuleConflict.stateLimit, in: context)
      .password(using: &generator)
  }
}

/// The file of a policy that an audit corrected.
struct FixedPolicy {
  private let fix: PolicyFix
  private let format: PolicyFormat
  private let original: PolicyDocument
  /// The content of the file.
  let text: String

  /// Writes the policy in the format of `file`, or in the native one if that cannot express all rules.
  init(_ fix: PolicyFix, of file: PolicyFile) {
    self.fix = fix
    original = file.document
    let document = PolicyDocument(fix.policy, format: original.format, extras: original.extras)
    let written = original.format.write(document)
    let isComplete = !written.losses.contains {
      switch $0.part {
      case .rule, .order: true
      default: false
      }
    }
    format = isComplete ? original.format : .native
    let text = isComplete ? written.text : PolicyFormat.native.write(document).text
    self.text = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// Returns the changes that were made, and those that were not, one line each.
  func summary(of name: ExactText) -> String {
    var lines = fix.changes.map { "\($0.standard.id) \($0.clause.id): \($0.change.summary)" }
    if lines.isEmpty { lines = ["Nothing was changed"] }
    for conflict in fix.conflicts {
      let opponent = conflict.opponent.map { "\($0.standard.id) \($0.clause.id) (\($0.clause.title))" }
      let reason =
        switch opponent {
        case let opponent? where conflict.leavesOpponentOpen:
          "the policy alone would no longer meet \(opponent); change it if that is ensured elsewhere"
        case let opponent?: "it contradicts \(opponent); decide which of them matters"
        case nil: "no password could meet the policy then; decide which rules matter"
        }
      lines.append("\(conflict.standard.id) \(conflict.clause.id): Not changed, because \(reason)")
    }
    if fix.policy.rules != original.policy.rules {
      if original.policy.note != nil {
        lines.append("The description may still describe the old rules; read it, and change or remove it")
      }
      if original.policy.serverText != nil {
        lines.append("The server's own text (msg) still describes the old policy; change or remove it")
      }
    }
    if format != original.format {
      lines.append("A \(original.format.title) cannot express all rules, so a \(format.title) was written")
    }
    return lines.map { TerminalScalar.shown($0) + "\n" }.joined() + "Wrote \(TerminalScalar.shown(name.string))\n"
  }
}
