package import WatchwordBasics
import WatchwordLocalization
package import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `policy compare`.
package struct PolicyCompareRun: Sendable {
  /// The policies.
  package var policies: [FileArgument]
  /// The lists of passwords against which the policies are measured; the built-in ones if there are none.
  package var against: [FileArgument] = []
  /// The language of what users read; `nil` for that of the environment.
  package var tag: String?
  /// The format of the output.
  package var format = OutputFormat<PolicyCompareReport>.text
  /// The file to write; `nil` for standard output.
  package var output: FileArgument?
  /// Whether the file is replaced.
  package var force = false
  /// How the passwords are used.
  package var assumptions = AuditAssumptions()
  /// The data with which passwords are compared.
  package var assessment = AssessmentData()
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run that compares these policies.
  package init(_ policies: [FileArgument]) { self.policies = policies }

  /// A number of policies that cannot be compared, and what to do; `nil` if there is none.
  package var contradiction: String? {
    if policies.count < 2 { return "Found one policy to compare; name two or more" }
    guard policies.count > GuessSample.maximumPolicies else { return nil }
    return "Found \(policies.count) policies; expected at most \(GuessSample.maximumPolicies)"
  }

  /// Prints the comparison.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    let comparison = try start(host)
    try comparison.write(comparison.plan.measurement())
  }

  /// Reads everything but the lists of passwords.
  package func start(_ host: PolicyHost) throws(RunFailure) -> StartedComparison {
    if let output { try host.files.requireAbsent(output.path, force: force) }
    try FileAccess.requireOneUseOfStandardInput(among: (policies + against).map { $0.path })
    var files: [PolicyFile] = []
    for policy in policies { files.append(try reading.load(policy, host)) }
    let named = zip(PolicyFile.distinctNames(of: files), files).map { (name: $0, policy: $1.policy) }
    let renderer = try catalogs.library(host).renderer(for: host.locale(requestedAs: tag))
    let plan = try MeasurePlan(
      of: named, against: against, assessment, guesses: against.isEmpty ? .none : .sample, renderer, host)
    return StartedComparison(plan: plan) { measurement throws(RunFailure) in
      let report = PolicyCompareReport(
        comparison: PolicyComparison(
          named, assuming: assumptions, measurement: measurement, measuresCommonPasswords: against.isEmpty),
        titleOfStandards: assumptions.title, renderer: renderer)
      TextGaps.warn(of: report.phrases, by: renderer, on: host.console)
      try host.write(report.text(in: format), to: output)
    }
  }
}

/// A comparison of policies whose measurement can begin.
package struct StartedComparison: Sendable {
  /// The measurement.
  package let plan: MeasurePlan
  private let finish: @Sendable (PasswordMeasurement) throws(RunFailure) -> Void

  fileprivate init(plan: MeasurePlan, finish: @escaping @Sendable (PasswordMeasurement) throws(RunFailure) -> Void) {
    self.plan = plan
    self.finish = finish
  }

  /// Prints the comparison with a measurement.
  package func write(_ measurement: PasswordMeasurement) throws(RunFailure) { try finish(measurement) }
}
