package import WatchwordBasics
package import WatchwordPolicy
import WatchwordPolicyFormats
package import WatchwordReporting

/// One run of `policy validate`.
package struct PolicyValidateRun: Sendable {
  /// The policies.
  package var policies: [FileArgument]
  /// The formats of the systems that have to enforce the policies.
  package var backEnds: [PolicyFormat] = []
  /// The format of the report.
  package var format = ReportFormat.text
  /// The lowest severity of findings that fail the command.
  package var failLevel = Severity.error
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for these policies.
  package init(_ policies: [FileArgument]) { self.policies = policies }

  /// Reports what is wrong with the policies. Throws the exit code unless it is 0.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    try FileAccess.requireOneUseOfStandardInput(among: policies.map { $0.path })
    if let refusal = backEnds.lazy.compactMap({ $0.refusalOfWriting }).first { throw RunFailure(message: refusal) }
    var sources: [SourceText] = []
    var findings: [Finding] = []
    // The errors in base policies, by file, so that each is reported once: several policies may extend the same one,
    // and an argument may also name it.
    var findingsOfBases: [ExactText: [Finding]] = [:]
    var ruleCount = 0
    var notes = ""
    for policy in policies {
      let source: SourceText
      do throws(RunFailure) {
        source = try reading.source(policy, host)
      } catch {
        host.console.report(error)
        continue
      }
      let read = PolicyFormat.read(
        source, among: PolicyFormat.known,
        bases: try reading.bases(forPolicyAt: policy.path, named: source.name, host))
      sources.append(source)
      findings += read.findings.filter { $0.file == source.name }
      var others: [ExactText: [Finding]] = [:]
      for finding in read.findings where finding.file != source.name {
        others[finding.file, default: []].append(finding)
      }
      for (file, findings) in others where findingsOfBases[file] == nil { findingsOfBases[file] = findings }
      // A policy with an error is unusable, even if some of its rules could be read.
      PolicyReading.noteFormat(of: read, in: source, host)
      guard read.isSound, let document = read.value else { continue }
      ruleCount += document.policy.rules.count
      let examination = PolicyExamination(document, in: source.name, for: backEnds, host)
      findings += examination.findings
      if let example = examination.example {
        notes += "\(TerminalScalar.shown(source.name.string)): \(TerminalScalar.shown(example)) meets the policy\n"
      }
    }
    guard !sources.isEmpty else { throw .said() }
    for source in sources { findingsOfBases[source.name] = nil }
    findings += findingsOfBases.sorted { $0.key.string < $1.key.string }.flatMap { $0.value }
    if format.hasSummary { host.console.writeError(notes) }
    try ReportEnding(format: format, failLevel: failLevel, version: host.project.version).finish(
      Report(fileCount: sources.count, unitCount: ruleCount, findings: findings, sources: sources),
      kinds: FindingKind.policyRunFindings, isComplete: sources.count == policies.count, on: host.console)
  }
}
