package import WatchwordBasics
import WatchwordPolicy
package import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `policy audit`.
package struct PolicyAuditRun: Sendable {
  /// The policies.
  package var policies: [FileArgument]
  /// The standards.
  package var standards = AuditStandard.all
  /// How the passwords are used.
  package var assumptions = AuditAssumptions()
  /// The format of the output.
  package var format = OutputFormat<AuditReports>.text
  /// Whether a policy that passes is written.
  package var fixes = false
  /// The file for that policy.
  package var output: FileArgument?
  /// Whether the file is replaced.
  package var force = false
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for these policies.
  package init(_ policies: [FileArgument]) { self.policies = policies }

  /// Options that contradict each other or are out of range, and what to do; `nil` if there are none.
  package var contradiction: String? {
    if fixes != (output != nil) {
      return fixes ? "--fix needs a file to write; add -o FILE" : "-o names the file that --fix writes; add --fix"
    }
    if !AuditAssumptions.asvsLevels.contains(assumptions.asvsLevel) {
      return "--level is \(assumptions.asvsLevel); OWASP ASVS has the levels 1, 2 and 3"
    }
    return fixes && policies.count > 1 ? "--fix writes only one policy; name one" : nil
  }

  /// Prints the verdicts. Throws the exit code unless it is 0.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    if let output { try host.files.requireAbsent(output.path, force: force) }
    try FileAccess.requireOneUseOfStandardInput(among: policies.map { $0.path })
    var audited = AuditReports(version: host.project.version)
    for policy in policies {
      var file = try reading.load(policy, host)
      if let output { file = try fixed(file, output, host) }
      let audits = standards.map { $0.audit(file.policy, assuming: assumptions) }
      audited.reports.append(AuditReport(file: file, audits: audits))
    }
    try host.console.write(audited.text(in: format, isColored: host.console.isColored))
    if audited.reports.contains(where: { $0.verdict == .fail }) { throw .said(exitCode: RunFailure.findings) }
  }

  /// Writes the corrected policy, and lists the changes on standard error.
  private func fixed(
    _ file: PolicyFile, _ output: FileArgument, _ host: PolicyHost
  ) throws(RunFailure) -> PolicyFile {
    let fix = file.policy.fixed(for: standards, assuming: assumptions)
    guard !RuleConflict.excludesAll(fix.policy) else {
      throw RunFailure(
        message: "No password can meet \(file.name), so nothing was written; watchword policy validate shows why")
    }
    let written = FixedPolicy(fix, of: file)
    try host.replace(output.path, with: written.text)
    host.console.writeError(written.summary(of: output.path.name))
    var reading = reading
    reading.stdinName = nil
    return try reading.load(output, host)
  }
}

extension PolicyHost {
  /// Creates or replaces a file.
  func replace(_ path: SystemPath, with text: String) throws(RunFailure) {
    do throws(FileFailure) {
      try files.replace([(path, Array(text.utf8))])
    } catch {
      throw RunFailure(message: "\(path.name): \(error.reason)")
    }
  }

  /// Writes a text to the file that `-o` names, or to standard output without that option.
  func write(_ text: String, to output: FileArgument?) throws(RunFailure) {
    guard let output else { return try console.write(text) }
    try replace(output.path, with: text)
    console.announce(output.path)
  }
}
