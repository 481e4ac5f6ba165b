import ArgumentParser
import CatalogFormats
import Diagnostics
import Localization
import PasswordPolicy

/// `watchword check`: how passwords stand to a policy.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check passwords against a policy; on a terminal, live as you type.",
    discussion: """
      Reads one password per line from standard input and prints the state of each rule. On a terminal it asks for a \
      password without showing it, and the rules turn green as you type. A password is never printed.

      Examples:
        watchword check Policies/strong.json
        watchword check Policies/strong.json --user anna --format json < list.txt
      """)

  @Argument(help: "The policy: a JSON file.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(name: .customLong("user"), help: "The user's id, for the rule user-id.")
  var userID: String?

  @Option(name: .customLong("personal-word"), help: "A word for the rule personal-words; can be given several times.")
  var personalWords: [String] = []

  @Option(name: .customLong("common-passwords"), help: "A file with one password a line, instead of the built-in list.")
  var commonPasswords: String?

  @Option(help: "How to word the rules: checklist or requirement.")
  var style = CheckStyle.checklist

  @Option(help: "The form of the output.")
  var format = CheckFormat.text

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  @OptionGroup var catalogs: CatalogOptions

  func run() throws {
    for (file, name) in [(policy, "policy"), (commonPasswords, "common passwords")] where file == "-" {
      throw CommandFailure(message: "standard input is for the passwords; name a file for the \(name)")
    }
    let file = try PolicyFile.load(policy)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let writer = CheckWriter(
      policy: file.policy, renderer: try catalogs.library().renderer(for: locale), style: style.ruleStyle,
      isColored: color.isOn)
    let context = try context()
    TextGaps.warn(of: writer.phrases, by: writer.renderer)
    if try StandardInput.isTerminal ? checkTyped(writer, context) : checkLines(writer, context) {
      throw ExitCode.findings
    }
  }

  /// Checks a password that is typed; true if it is unmet or unreadable.
  private func checkTyped(_ writer: CheckWriter, _ context: AssessmentContext) throws -> Bool {
    switch try LiveCheck(writer: writer, context: context).run(isDrawing: format == .text) {
    case .assessed(let assessment):
      try StandardOutput.write(writer.text(for: assessment, in: format))
      return assessment.verdict == .unmet
    case .unreadable:
      reportUnreadable(line: 1)
      return true
    case .tooLong: throw InputLines.tooLong(line: 1)
    case .cancelled: throw CommandFailure(message: "no password was given")
    }
  }

  /// Checks every line of standard input; true if any password is unmet or unreadable.
  private func checkLines(_ writer: CheckWriter, _ context: AssessmentContext) throws -> Bool {
    var isUnmet = false
    var hasResult = false
    var number = 0
    var lines = InputLines()
    while let line = try lines.next() {
      number += 1
      guard let password = String(validating: line, as: UTF8.self) else {
        isUnmet = true
        reportUnreadable(line: number)
        continue
      }
      let assessment = writer.policy.assess(password, in: context)
      if hasResult, format == .text { try StandardOutput.write("\n") }
      hasResult = true
      try StandardOutput.write(writer.text(for: assessment, in: format))
      if assessment.verdict == .unmet { isUnmet = true }
    }
    return isUnmet
  }

  private func reportUnreadable(line number: Int) {
    let diagnostic = Diagnostic(
      id: "invalid-utf8", severity: .error, file: "-",
      span: SourceSpan(at: SourcePosition(line: number, column: 1)),
      message: "the line is not UTF-8, so it is no password that can be checked")
    StandardError.report([diagnostic])
  }

  private func context() throws -> AssessmentContext {
    for word in [userID].compactMap({ $0 }) + personalWords {
      guard word.utf8.count <= AssessmentContext.maximumLength else {
        throw CommandFailure(
          message: "a user id or personal word has \(word.utf8.count) bytes; at most "
            + "\(AssessmentContext.maximumLength) are compared")
      }
      guard RawArguments.isFaithful(word) else {
        throw CommandFailure(message: "a user id or personal word is not UTF-8, so it cannot be compared")
      }
    }
    return AssessmentContext(
      userID: userID, personalWords: personalWords,
      commonPasswords: try commonPasswords.map(PasswordList.load) ?? .embedded)
  }
}

/// The wordings that `check --style` offers.
enum CheckStyle: String, CaseIterable, ExpressibleByArgument {
  case checklist, requirement

  var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}

/// The outputs that `check --format` offers.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
