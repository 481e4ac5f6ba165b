import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit
import WatchwordProject
import WatchwordReporting
import WatchwordSystemFiles

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

  @Option(help: AuditChoice.help, transform: AuditChoice.init(named:))
  var standard: [AuditChoice] = []

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
    guard fix == (output != nil) else {
      throw ValidationError(
        fix ? "--fix needs a file to write; add -o FILE" : "-o names the file that --fix writes; add --fix")
    }
    guard AuditAssumptions.asvsLevels.contains(level) else {
      throw ValidationError("--level is \(level); OWASP ASVS has the levels 1, 2 and 3")
    }
    if fix, policies.count > 1 { throw ValidationError("--fix writes only one policy; name one") }
  }

  func run() throws {
    if let output { try FileAccess.system.requireAbsent(InputPaths.path(named: output), force: force) }
    try InputFile.requireOneUseOfStandardInput(among: policies)
    var audited = AuditReports()
    for path in policies {
      var file = try PolicyFile.load(path, stdinName: input.stdinFilename, extending: bases)
      if let output { file = try fixed(file, output) }
      let audits = standards.map { $0.audit(file.policy, assuming: assumptions) }
      audited.reports.append(AuditReport(file: file, audits: audits))
    }
    try StandardOutput.write(audited.text(in: format, isColored: color.isOn))
    if audited.reports.contains(where: { $0.verdict == .fail }) { throw ExitCode.findings }
  }

  private var assumptions: AuditAssumptions {
    var assumptions = use.assumptions
    assumptions.asvsLevel = level
    return assumptions
  }

  private var standards: [AuditStandard] {
    let chosen = standard.flatMap(\.standards).map(\.id)
    return AuditStandard.all.filter { chosen.isEmpty || chosen.contains($0.id) }
  }

  /// Writes the corrected policy, and lists the changes on standard error.
  private func fixed(_ file: PolicyFile, _ output: String) throws -> PolicyFile {
    let fix = file.policy.fixed(for: standards, assuming: assumptions)
    guard !RuleConflict.excludesAll(fix.policy) else {
      throw RunFailure(
        message: "No password can meet \(file.name), so nothing was written; watchword policy validate shows why")
    }
    let written = FixedPolicy(fix, of: file)
    let path = try InputPaths.path(named: output)
    do throws(FileError) {
      try Files.replace(path, with: Array(written.text.utf8))
    } catch {
      throw RunFailure(message: "\(path.name): \(error.reason.sentence)")
    }
    StandardError.write(written.summary(of: path.name))
    return try PolicyFile.load(output, extending: bases)
  }
}
