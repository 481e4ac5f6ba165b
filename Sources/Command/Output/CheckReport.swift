import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting

/// Reports whether passwords meet a policy.
struct CheckReport {
  let policy: PasswordPolicy
  let renderer: Renderer
  let style: RuleStyle
  let isColored: Bool

  /// All phrases that the report can use.
  var phrases: [Phrase] { policy.demandedPhrases(in: style) }

  /// The report on the password in a line of input; lines count from 1.
  func text(for assessment: Assessment, line: Int, in format: ResultFormat) -> String {
    switch format {
    case .text: lines(for: assessment).map { $0 + "\n" }.joined()
    case .json: assessment.json(by: renderer, in: style, line: line) + "\n"
    }
  }

  /// The replacement for the report on a line that cannot be checked; empty in the format for people, who read the
  /// finding.
  func text(for problem: UncheckedLine, line: Int, in format: ResultFormat) -> String {
    switch format {
    case .text: ""
    case .json: problem.json(line: line) + "\n"
    }
  }

  /// One line per rule: a sign, the text of the rule and, if it is unmet, the hint.
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
