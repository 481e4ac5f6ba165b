import ArgumentParser
import WatchwordPolicy
import WatchwordSystemFiles

/// `watchword check`: checks passwords against a policy.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check passwords against a policy; on a terminal, live as you type.",
    discussion: """
      Reads one password per line from standard input and prints each rule: ✓ if the password meets it, ✗ if not, \
      ? if it cannot be judged here. On a terminal, it asks for a password without showing it, and the rules turn green \
      as you type. A password is never printed.

      An empty line is an empty password. With --format json, each line gives one object; "line" is its number. A \
      line that cannot be checked (not UTF-8, or over 16 MiB) has the verdict "undetermined", no rules, and the reason \
      as "error".

      Examples:
        watchword check Policies/strong.json
        watchword check Policies/strong.json --user anna --format json < list.txt
      """)

  @Argument(help: "The policy: a JSON file, or the name of a shipped policy (such as strong).")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(name: .customLong("user"), help: "The user's id, for the rule user-id.")
  var userID: String?

  @Option(name: .customLong("personal-word"), help: "A word for the rule personal-words; can be given several times.")
  var personalWords: [String] = []

  @Option(
    name: .customLong("common-passwords"),
    help: "A file with one password per line, to use instead of the built-in list.")
  var commonPasswords: String?

  @Option(help: "How to word the rules.")
  var style = CheckStyle.checklist

  @Option(help: "The format of the output.")
  var format = ResultFormat.text

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  @OptionGroup var catalogs: CatalogOptions

  func run() throws {
    for (file, name) in [(policy, "policy"), (commonPasswords, "common passwords")] where file == "-" {
      throw CommandFailure(message: "Standard input is for the passwords; name a file for the \(name)")
    }
    let file = try PolicyFile.load(policy)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let report = CheckReport(
      policy: file.policy, renderer: try catalogs.library().renderer(for: locale), style: style.ruleStyle,
      isColored: color.isOn)
    let context = try context()
    TextGaps.warn(of: report.phrases, by: report.renderer)
    let code = try StandardStream.input.isTerminal ? checkTyped(report, context) : checkLines(report, context)
    guard code == .success else { throw code }
  }

  /// Checks a password that is typed.
  private func checkTyped(_ report: CheckReport, _ context: AssessmentContext) throws -> ExitCode {
    switch try LiveCheck(report: report, context: context).run(isDrawing: format == .text) {
    case .assessed(let assessment):
      try StandardOutput.write(report.text(for: assessment, line: 1, in: format))
      return assessment.verdict == .unmet ? .findings : .success
    case .unchecked(let problem): return try write(problem, line: 1, report)
    case .cancelled: throw CommandFailure(message: "No password was given")
    }
  }

  /// Checks every line of standard input; an empty one is an empty password.
  private func checkLines(_ report: CheckReport, _ context: AssessmentContext) throws -> ExitCode {
    var codes: Set<ExitCode> = []
    var hasResult = false
    var number = 0
    var lines = InputLines()
    while let line = try lines.next() {
      number += 1
      guard case .bytes(let bytes) = line else {
        codes.insert(try write(.tooLong, line: number, report))
        continue
      }
      guard let password = String(validating: bytes, as: UTF8.self) else {
        codes.insert(try write(.invalidUTF8, line: number, report))
        continue
      }
      let assessment = report.policy.assess(password, in: context)
      if hasResult, format == .text { try StandardOutput.write("\n") }
      hasResult = true
      try StandardOutput.write(report.text(for: assessment, line: number, in: format))
      if assessment.verdict == .unmet { codes.insert(.findings) }
    }
    guard number > 0 else {
      throw CommandFailure(message: "Nothing was checked: standard input is empty; expected one password per line")
    }
    return [.trouble, .findings].first(where: codes.contains) ?? .success
  }

  /// Reports a line that cannot be checked on standard error and, in formats for programs, among the results.
  private func write(_ problem: UncheckedLine, line number: Int, _ report: CheckReport) throws -> ExitCode {
    StandardError.report([problem.diagnostic(line: number)])
    try StandardOutput.write(report.text(for: problem, line: number, in: format))
    return problem == .tooLong ? .trouble : .findings
  }

  private func context() throws -> AssessmentContext {
    try UserWords.require([userID].compactMap { $0 } + personalWords)
    return AssessmentContext(
      userID: userID, personalWords: personalWords,
      commonPasswords: try commonPasswords.map(PasswordList.load) ?? .embedded)
  }
}
