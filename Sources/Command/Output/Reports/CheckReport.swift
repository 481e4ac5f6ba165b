import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting

/// A report of whether passwords meet a policy.
struct CheckReport: Sendable {
  let policy: PasswordPolicy
  let renderer: Renderer
  let style: RuleStyle
  let isColored: Bool

  /// All phrases that the report can use.
  var phrases: [Phrase] { policy.demandedPhrases(in: style) }

  /// Returns the text of a rule.
  func text(of rule: PasswordRule) -> String { renderer.text(for: rule.phrase(in: style)) }

  /// Returns one line per rule.
  func lines(for assessment: Assessment) -> [String] { assessment.rules.map { line(for: $0) } }

  /// Returns a sign, the text of the rule and, if it is unmet, the hint.
  func line(for assessed: RuleAssessment) -> String {
    let words = TerminalText.escaped(text(of: assessed.rule))
    switch assessed.state {
    case .met: return TerminalColor.green.paint("✓ " + words, if: isColored)
    case .unmet:
      let hint = assessed.hint.map { " · " + TerminalText.escaped(renderer.text(for: $0)) }
      return "✗ " + words + (hint.map { TerminalColor.grey.paint($0, if: isColored) } ?? "")
    case .undetermined: return TerminalColor.grey.paint("? " + words, if: isColored)
    }
  }
}
