import ArgumentParser
import WatchwordPolicy
import WatchwordRuns
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
  var style = RuleStyle.checklist

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
    var run = CheckRun(FileArgument(policy))
    run.others = try InputPaths.arguments(others)
    if let message = run.contradiction(.system()) { throw ValidationError(message) }
  }

  func run() throws {
    var run = CheckRun(try InputPaths.argument(policy))
    run.tag = tag
    run.current = try current.map(InputPaths.argument)
    run.assessment = try assessment.data()
    run.known = known
    run.style = style
    run.format = format
    run.isSummary = summary
    run.catalogs = try catalogs.choice()
    run.reading = try bases.reading()
    var check = try run.start(.system(isColored: color.isOn))
    guard StandardStream.input.isTerminal else {
      var lines = ParallelCheck(check)
      return try lines.run()
    }
    try check.run(LiveCheck(check: check).run(isDrawing: check.isForPeople))
  }
}

extension CheckFormat: NamedArgument {}
