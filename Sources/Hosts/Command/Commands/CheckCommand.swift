import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyRuns
import WatchwordProject
import WatchwordReporting
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

      An empty line is an empty password. With --format json, each line gives one object, and with csv one row; "line" \
      is its number. A line that cannot be checked (not UTF-8, or over 16 MiB) has the verdict "undetermined", no rule \
      states, and the reason in "error". With --summary, only counts are printed: how many passwords meet the policy \
      and, for each rule, how many fail it and how many fail only it. Rules that cannot be judged here are listed with \
      the option that makes that possible. In csv, the row "all" covers the whole policy, and the columns whose names \
      contain Percent are percentages of all passwords.

      A built-in estimator judges the rule strength; it guesses the words of --user and --personal-word first. The \
      rule breached-password needs --breached: a file with one SHA-1 hash of 40 hexadecimal digits per line, sorted, \
      such as a download of Pwned Passwords. Rules about the current password, such as changed-characters, need \
      --current. For rules that only a server can judge, give its answer: --known history=met.

      Examples:
        watchword check strong --user anna --format json < list.txt
        watchword check strong --summary < list.txt
        watchword check own.json --breached pwned-passwords.txt < list.txt
      """)

  @Argument(help: "The policy: a JSON file, or the name of a shipped policy (such as strong).")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(
    help: ArgumentHelp(
      "The current password: a file whose first line is read, or - or prompt to type it on the terminal.",
      valueName: "file|prompt"))
  var current: String?

  @OptionGroup var assessment: AssessmentOptions

  @Option(
    help: ArgumentHelp(
      "What you know of a rule that cannot be judged here, such as history=unmet; can be given several times.",
      valueName: "rule=met|unmet"))
  var known: [String] = []

  @Option(help: "How to word the rules.")
  var style = CheckStyle.checklist

  @Option(help: "The format of the output.")
  var format = CheckFormat.text

  @Flag(help: "Print only how many passwords meet the policy, and how many fail each rule.")
  var summary = false

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var bases: BaseOptions

  @Argument(help: .hidden)
  var others: [String] = []

  func validate() throws {
    guard let other = others.first else { return }
    // An argument that is not a file may be a password, and passwords are never printed.
    let isFile = try InputPaths.path(named: other).identity != nil
    throw ValidationError(
      "Found an argument after the policy, but passwords are read from standard input; write"
        + " < \(isFile ? TerminalText.escaped(other) : "FILE") instead")
  }

  func run() throws {
    let files = [
      (policy, "policy"), (assessment.commonPasswords, "common passwords"), (assessment.breached, "breached passwords"),
    ]
    for (file, name) in files where file == "-" {
      throw RunFailure(message: "Standard input is for the passwords; name a file for the \(name)")
    }
    try requirePolicy()
    let file = try PolicyFile.load(policy, extending: bases)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let report = CheckReport(
      policy: file.policy, renderer: try catalogs.library().renderer(for: locale), style: style.ruleStyle,
      isColored: color.isOn)
    let breaches = try assessment.breachList(for: [file.policy])
    let context = try assessment.contexts(
      breaches, currentPassword: currentPassword(for: file.policy), known: knownRules(of: file.policy))(file.policy)
    TextGaps.warn(of: report.phrases, by: report.renderer, on: .system)
    if StandardStream.input.isTerminal {
      guard !summary else {
        throw RunFailure(message: "A summary needs a list of passwords; send them to standard input, one per line")
      }
      let code = try checkTyped(report, context, breaches)
      guard code == .success else { throw code }
      return
    }
    var run = CheckRun(report, context, breaches, format, summaryOf: summary ? file.name : nil)
    try run.run()
  }

  /// Throws if the policy does not exist. The error does not repeat the argument, which may be a password.
  private func requirePolicy() throws {
    let named = try InputPaths.argument(policy)
    let host = PolicyHost.system()
    guard !policy.isEmpty, named.path.identity == nil, host.shippedPolicy(named: named) == nil else { return }
    let hint =
      host.nearestPolicy(to: named).map { "did you mean \($0)?" }
      ?? "expected a JSON file, or the name of a shipped policy (such as strong)"
    throw RunFailure(message: "There is no such policy; \(hint)")
  }

  /// Checks a password typed on the terminal.
  private func checkTyped(
    _ report: CheckReport, _ context: AssessmentContext, _ breaches: BreachList?
  ) throws -> ExitCode {
    let check = LiveCheck(report: report, context: context)
    switch try check.run(isDrawing: format.word == CheckFormat.text.word) {
    case .typed(let password):
      let assessment = check.assess(password)
      var texts = RuleTexts(report, format)
      var output = Array(format.header(report).utf8)
      texts.write(assessment, line: 1, to: &output)
      try StandardOutput.write(output)
      var tally = AssessmentTally(of: report.policy)
      tally.add(assessment)
      try breaches?.requireAnswers(in: tally, by: report.policy)
      return assessment.verdict == .unmet ? .findings : .success
    case .unchecked(let problem):
      try StandardOutput.write(format.header(report))
      return try write(problem, report)
    case .cancelled: throw RunFailure(message: "No password was given")
    }
  }

  /// Reports an uncheckable line on standard error and, in machine-readable formats, among the results.
  private func write(_ problem: LineDefect, _ report: CheckReport) throws -> ExitCode {
    StandardError.report([problem.diagnostic(line: 1)])
    try StandardOutput.write(format.unchecked(problem, 1, report))
    return problem == .tooLong ? .trouble : .findings
  }

  /// What the options say of the policy's rules.
  private func knownRules(of policy: PasswordPolicy) throws -> [ExactText: Bool] {
    var rules: [ExactText: Bool] = [:]
    for item in known {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1] == "met" || parts[1] == "unmet" else {
        throw RunFailure(
          message: "Expected a rule and its state after --known, such as history=met or history=unmet")
      }
      rules[ExactText(String(parts[0]))] = parts[1] == "met"
    }
    if let defect = policy.defect(of: rules) { throw RunFailure(message: defect) }
    return rules
  }

  /// The current password, if it is given and a rule needs it.
  private func currentPassword(for policy: PasswordPolicy) throws -> String? {
    guard let current else { return nil }
    if policy.comparesWithCurrent { return try CurrentPassword.read(current) }
    StandardError.warn("The policy has no rule about the current password, so --current has no effect")
    return nil
  }
}
