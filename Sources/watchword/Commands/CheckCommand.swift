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

      An empty line is an empty password. With --format json each line has one object, with its number as "line". A \
      line that cannot be checked (not UTF-8, or over 16 MiB) has the verdict "undetermined", no rules, and the reason \
      as "error".

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
    let code = try StandardInput.isTerminal ? checkTyped(writer, context) : checkLines(writer, context)
    guard code == .success else { throw code }
  }

  /// Checks a password that is typed.
  private func checkTyped(_ writer: CheckWriter, _ context: AssessmentContext) throws -> ExitCode {
    switch try LiveCheck(writer: writer, context: context).run(isDrawing: format == .text) {
    case .assessed(let assessment):
      try StandardOutput.write(writer.text(for: assessment, line: 1, in: format))
      return assessment.verdict == .unmet ? .findings : .success
    case .unreadable: return try report(.invalidUTF8, line: 1, writer)
    case .tooLong: return try report(.tooLong, line: 1, writer)
    case .cancelled: throw CommandFailure(message: "no password was given")
    }
  }

  /// Checks every line of standard input; an empty one is an empty password.
  private func checkLines(_ writer: CheckWriter, _ context: AssessmentContext) throws -> ExitCode {
    var codes: Set<ExitCode> = []
    var hasResult = false
    var number = 0
    var lines = InputLines()
    while let line = try lines.next() {
      number += 1
      guard case .bytes(let bytes) = line else {
        codes.insert(try report(.tooLong, line: number, writer))
        continue
      }
      guard let password = String(validating: bytes, as: UTF8.self) else {
        codes.insert(try report(.invalidUTF8, line: number, writer))
        continue
      }
      let assessment = writer.policy.assess(password, in: context)
      if hasResult, format == .text { try StandardOutput.write("\n") }
      hasResult = true
      try StandardOutput.write(writer.text(for: assessment, line: number, in: format))
      if assessment.verdict == .unmet { codes.insert(.findings) }
    }
    guard number > 0 else {
      throw CommandFailure(
        message: "Nothing was checked: standard input is empty, and one password a line was expected")
    }
    return [.trouble, .findings].first(where: codes.contains) ?? .success
  }

  /// Says that a line cannot be checked, on standard error and, for programs, in its place among the results.
  private func report(_ problem: UncheckedLine, line number: Int, _ writer: CheckWriter) throws -> ExitCode {
    let diagnostic = Diagnostic(
      id: problem.id, severity: .error, file: "-", span: SourceSpan(at: SourcePosition(line: number, column: 1)),
      message: problem.message)
    StandardError.report([diagnostic])
    try StandardOutput.write(writer.text(for: problem, line: number, in: format))
    return problem == .tooLong ? .trouble : .findings
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

/// Why a line of input cannot be checked; nothing of what it holds.
enum UncheckedLine {
  case invalidUTF8, tooLong

  /// The id of the finding.
  var id: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .tooLong: "line-too-long"
    }
  }

  /// What was found, and what was expected.
  var message: String {
    switch self {
    case .invalidUTF8: "The line is not UTF-8, so it cannot be checked; expected a password in UTF-8"
    case .tooLong:
      "The line is longer than \(InputLines.maximumLength) bytes (16 MiB), so it cannot be checked; "
        + "expected one password a line"
    }
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
