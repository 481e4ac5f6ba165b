package import WatchwordBasics
package import WatchwordLocalization
package import WatchwordPolicy
package import WatchwordPolicyTools
import WatchwordStrength

/// The inputs of a measurement, and the wording of the rules.
package struct MeasurePlan: Sendable {
  package let run: MeasureRun
  private let renderer: Renderer
  private let style: RuleStyle
  private let breaches: BreachLookup?

  /// The default sample size for each policy.
  package static var defaultSampleSize: Int { 100_000 }

  /// Creates a plan to measure `policies`, whose names differ, against lists of passwords, or against the built-in
  /// lists if no file is named.
  package init(
    of policies: [(name: String, policy: PasswordPolicy)], against files: [FileArgument], _ assessment: AssessmentData,
    counts: CountsMode = .auto, guesses: GuessMode, seed: Int = 1, sampleSize: Int = MeasurePlan.defaultSampleSize,
    _ renderer: Renderer, style: RuleStyle = .checklist, _ host: PolicyHost
  ) throws(RunFailure) {
    try Self.requireDifferentNames(policies.map { $0.name })
    breaches = try assessment.breaches(for: policies.map { $0.policy }, host)
    let context = try assessment.contexts(breaches, host)
    let lists: PasswordLists = files.isEmpty ? .builtIn : .files(files.map { $0.path })
    let estimator = host.estimator()
    var estimate: @Sendable (String) -> Double = { _ in 0 }
    if let estimator { estimate = estimator.guessesLog10(userWords: assessment.userWords) }
    let meter = PasswordMeter(
      policies: policies.map { MeasuredPolicy(name: $0.name, policy: $0.policy, context: context($0.policy)) },
      mode: estimator == nil ? .none : guesses, estimate: estimate)
    run = MeasureRun(meter: meter, lists: lists, counts: counts, seed: seed, sampleSize: sampleSize, host: host)
    self.renderer = renderer
    self.style = style
  }

  /// Throws if two policies have the same name, because results are added up by the names.
  private static func requireDifferentNames(_ names: [String]) throws(RunFailure) {
    for (index, name) in names.enumerated() where names[..<index].contains(where: { ExactText($0) == ExactText(name) })
    {
      throw RunFailure(message: "Two policies are called \(name); rename one of the files")
    }
  }

  /// Measures on one processor.
  package func measurement() throws(RunFailure) -> PasswordMeasurement { try measurement(of: run.measure()) }

  /// Returns the measurement of a result.
  ///
  /// - Throws: `RunFailure` if the lists contain no password, or if one could not be looked up among breached ones.
  package func measurement(of result: PasswordMeter.Result) throws(RunFailure) -> PasswordMeasurement {
    guard result.lines > 0 else {
      throw RunFailure(
        message: result.unreadable == 0
          ? "Nothing was measured: the lists are empty; expected one password per line"
          : "Nothing was measured: none of \(result.unreadable.counted("line")) can be read; expected one password per line"
      )
    }
    var policies: [PolicyMeasurement] = []
    for (index, policy) in run.meter.policies.enumerated() {
      let tally = result.tallies[index]
      try breaches?.requireAnswers(tally, policy.policy)
      policies.append(
        PolicyMeasurement(
          name: policy.name,
          rules: policy.policy.rules.map {
            PolicyMeasurement.Rule(id: $0.id, text: renderer.text(for: $0.phrase(in: style)))
          },
          tally: tally,
          guesses: run.meter.mode == .none ? nil : GuessShares([result.strata[index].drawn(from: tally.accepted)])))
    }
    return PasswordMeasurement(
      seed: run.seed, sources: run.lists.names, lines: result.lines, unreadable: result.unreadable, policies: policies)
  }
}
