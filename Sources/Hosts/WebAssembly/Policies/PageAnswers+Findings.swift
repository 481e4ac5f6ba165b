import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns the findings of the reader about a policy, and the warnings of the audit.
  func findings(_ question: PageQuestion) throws(Refusal) -> String {
    let reading = try question.policy()
    var findings = reading.findings
    // A policy with errors lacks rules that the warnings would depend on.
    if reading.isSound, let document = reading.value { findings += Self.warnings(of: document) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", reading.isSound)
      if let document = reading.value {
        writer.member("format", document.format.id)
        writer.array("rules") { writer in
          for (rule, span) in zip(document.policy.rules, document.ruleSpans) {
            writer.object { writer in
              writer.member("rule", rule.id)
              writer.place(span)
            }
          }
        }
      }
      writer.findings(findings)
    }
    return writer.text
  }

  private static func warnings(of document: PolicyDocument) -> [Finding] {
    document.warnings.map { warning in
      let index = warning.index ?? -1
      let span = document.ruleSpans.indices.contains(index) ? document.ruleSpans[index] : SourceSpan(at: .start)
      let rules = document.policy.rules
      return Finding(
        warning.kind, file: "policy", span: span,
        unit: rules.indices.contains(index) ? rules[index].id : nil, message: warning.message, help: warning.help)
    }
  }
}
