import ArgumentParser
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns

/// `watchword policy audit`: checks policies against standards.
struct PolicyAuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Check policies against standards, clause by clause: what passes, what fails, and what to change.",
    discussion: """
      The standards are NIST SP 800-63B-4 (nist), OWASP ASVS 5.0 (asvs), PCI DSS 4.0.1 (pci) and CNIL's deliberation \
      2022-100 (cnil). Clauses that cannot be decided from a policy alone are listed with who has to check them.

      A policy does not specify how its passwords are used. They are judged as the only factor, without a limit on \
      failed attempts, unless an option specifies otherwise. OWASP ASVS has clauses for three levels of applications; \
      those above the level of --level, which is 1 unless given, do not apply.

      With --fix, the command writes a policy that passes to a file, and reports on that policy. Where two standards \
      contradict each other, neither takes precedence: the policy is not changed, and the clauses are listed.

      A recommendation that is not met does not fail the standard. The exit code is 0 if no required clause fails, 1 if \
      one does, and 2 if a policy cannot be read.

      With --format json, the output is one object per line for each policy:

        {"version": 1, "policy": "strong", "standards": [
          {"standard": "nist", "title": "…", "verdict": "fail", "clauses": [
            {"clause": "3.1.1.2-1", "title": "…", "level": "required",
             "verdict": "fail", "text": "why", "change": "what to do"}]}]}

      Clauses of ASVS also have "asvsLevel", a number from 1 to 3. \
      A verdict is pass, fail, notApplicable or undecidable; the level is required or recommended. Only required \
      clauses can make a standard fail. Only clauses that fail have a change.

      Examples:
        watchword policy audit strong --standard nist
        watchword policy audit strong --standard asvs --level 2
        watchword policy audit relid-strict --mfa --fix -o better.json
      """)

  @Argument(help: "Policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var policies: [String]

  @Option(
    help: ArgumentHelp(
      "The standards, all if left out: \(StandardChoice.list). The option can be repeated.", valueName: "standard"),
    transform: { word in try ValueFailure.reported { () throws(ValueFailure) in try StandardChoice(named: word) } })
  var standard: [StandardChoice] = []

  @Option(help: "The format of the output.")
  var format = OutputFormat<AuditReports>.text

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  @OptionGroup var use: PasswordUseOptions

  @Option(help: "The level of the application in OWASP ASVS: 1, 2 or 3. Only asvs has levels.")
  var level = 1

  @Flag(help: "Write a policy that passes everything that a policy can pass; needs -o.")
  var fix = false

  @Option(name: .shortAndLong, help: "The file that --fix writes.")
  var output: String?

  @Flag(help: "Replace the file of -o if it exists.")
  var force = false

  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if let message = auditRun(policies.map { FileArgument($0) }, output.map { FileArgument($0) }).contradiction {
      throw ValidationError(message)
    }
  }

  func run() throws {
    var run = auditRun(try InputPaths.arguments(policies), try output.map(InputPaths.argument))
    run.reading = try bases.reading(input)
    try run.run(.system(isColored: color.isOn))
  }

  private func auditRun(_ policies: [FileArgument], _ output: FileArgument?) -> PolicyAuditRun {
    var run = PolicyAuditRun(policies)
    run.standards = StandardChoice.standards(of: standard)
    run.assumptions = use.assumptions
    run.assumptions.asvsLevel = level
    run.format = format
    run.fixes = fix
    run.output = output
    run.force = force
    return run
  }
}
