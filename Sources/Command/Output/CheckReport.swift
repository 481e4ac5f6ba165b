import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting

/// Words and lines for how passwords stand to a policy.
struct CheckReport {
  let policy: PasswordPolicy
  let renderer: Renderer
  let style: RuleStyle
  let isColored: Bool

  /// Everything that can be said of a password.
  var phrases: [Phrase] { policy.demandedPhrases(in: style) }

  /// The whole report of the password in a line of input, counted from 1.
  func text(for assessment: Assessment, line: Int, in format: ResultFormat) -> String {
    switch format {
    case .text: lines(for: assessment).map { $0 + "\n" }.joined()
    case .json: assessment.json(by: renderer, in: style, line: line) + "\n"
    }
  }

  /// What stands in the place of a report where a line cannot be checked: nothing for people, who read the finding.
  func text(for problem: UncheckedLine, line: Int, in format: ResultFormat) -> String {
    switch format {
    case .text: ""
    case .json: problem.json(line: line) + "\n"
    }
  }

  /// A line a rule: a sign, what the rule asks for and, where it is unmet, what is still to do.
  func lines(for assessment: Assessment) -> [String] {
    assessment.rules.map { assessed in
      let words = TerminalText.escaped(renderer.text(for: assessed.rule.phrase(in: style)))
      switch assessed.state {
      case .met: return TerminalColor.green.paint("✓ " + words, if: isColored)
      case .unmet:
        let hint = assessed.hint.map { " · " + TerminalText.escaped(renderer.text(for: $0)) }
        return "✗ " + words + (hint.map { TerminalColor.grey.paint($0, if: isColored) } ?? "")
      case .undetermined: return TerminalColor.grey.paint("? " + words, if: isColored)
      }
    }
  }
}
