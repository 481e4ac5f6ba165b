import Diagnostics
import Localization
import PasswordPolicy

/// Words and lines for the states of a policy's rules.
struct CheckWriter {
  let policy: PasswordPolicy
  let renderer: Renderer
  let style: RuleStyle
  let isColored: Bool

  /// Everything that can be said of a password.
  var phrases: [Phrase] {
    policy.rules.flatMap { rule in [rule.phrase(in: style)] + rule.shortfalls.map { rule.phrase(for: $0) } }
  }

  /// The whole report of the password in a line of input, counted from 1.
  func text(for assessment: Assessment, line: Int, in format: CheckFormat) -> String {
    switch format {
    case .text: lines(for: assessment).map { $0 + "\n" }.joined()
    case .json: json(for: assessment, line: line) + "\n"
    }
  }

  /// What stands in the place of a report where a line cannot be checked: nothing for people, who read the finding.
  func text(for problem: UncheckedLine, line: Int, in format: CheckFormat) -> String {
    switch format {
    case .text: ""
    case .json: json(for: problem, line: line) + "\n"
    }
  }

  /// A line a rule: a sign, what the rule asks for and, where it is unmet, what is missing.
  func lines(for assessment: Assessment) -> [String] {
    zip(policy.rules, assessment.states).map { rule, state in
      let words = TerminalText.escaped(renderer.text(for: rule.phrase(in: style)))
      switch state {
      case .met: return Color.green.paint("✓ " + words, if: isColored)
      case .unmet(let shortfall):
        let missing = TerminalText.escaped(renderer.text(for: rule.phrase(for: shortfall)))
        return "✗ " + words + Color.grey.paint(" · " + missing, if: isColored)
      case .undetermined: return Color.grey.paint("? " + words, if: isColored)
      }
    }
  }

  private func json(for problem: UncheckedLine, line: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("line", line)
      writer.member("verdict", Verdict.undetermined.name)
      writer.key("rules")
      writer.array { _ in }
      writer.key("error")
      writer.object { writer in
        writer.member("id", problem.id)
        writer.member("message", problem.message)
      }
    }
    return writer.text
  }

  /// One object on one line.
  private func json(for assessment: Assessment, line: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("line", line)
      writer.member("verdict", assessment.verdict.name)
      writer.key("rules")
      writer.array { writer in
        for (rule, state) in zip(policy.rules, assessment.states) {
          writer.object { writer in
            writer.member("rule", rule.id)
            writer.member("state", state.name)
            writer.member("text", renderer.text(for: rule.phrase(in: style)))
            if case .unmet(let shortfall) = state, let count = shortfall.count { writer.member("missing", count) }
          }
        }
      }
    }
    return writer.text
  }
}

extension PasswordRule {
  /// How passwords can fail to meet the rule, with the numbers that tell the plural forms of all languages apart.
  fileprivate var shortfalls: [Shortfall] {
    switch self {
    case .length(let rule):
      Self.missing(rule.minimum ?? 0) + (rule.maximum == nil ? [] : Self.numbers.map { .excess($0) })
    case .characterCount(let rule): Self.missing(rule.minimum)
    case .classes(let rule): Self.missing(rule.minimum)
    case .distinctCharacters(let rule): Self.missing(rule.minimum)
    default: [.present]
    }
  }

  private static func missing(_ minimum: Int) -> [Shortfall] { numbers.prefix { $0 <= minimum }.map { .missing($0) } }

  private static let numbers = Array(1...125)
}
