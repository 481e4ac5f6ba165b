import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordStrength

/// The inputs of a measurement, and the wording of the rules.
struct MeasurePlan: Sendable {
  let run: MeasureRun
  let renderer: Renderer
  let style: RuleStyle
  let breaches: BreachList?

  /// Measures, on all processors if that helps, and passes the measurement to `finish`.
  func measure(_ finish: @escaping @Sendable (PasswordMeasurement) throws -> Void) throws {
    guard MeasureRun.canRunInParallel else { return try finish(measurement(of: run.measure())) }
    try ParallelWork.run { try finish(measurement(of: await run.measureOnAllProcessors())) }
  }

  /// Throws if two policies have the same name, because results are added up by the names.
  static func requireDifferentNames(_ names: [String]) throws {
    for (index, name) in names.enumerated() where names[..<index].contains(where: { ExactText($0) == ExactText(name) })
    {
      throw RunFailure(message: "Two policies are called \(name); rename one of the files")
    }
  }

  /// Returns the measurement of a result.
  ///
  /// - Throws: `RunFailure` if the lists contain no password, or if one could not be looked up among breached ones.
  func measurement(of result: PasswordMeter.Result) throws -> PasswordMeasurement {
    guard result.lines > 0 else {
      throw RunFailure(
        message: result.unreadable == 0
          ? "Nothing was measured: the lists are empty; expected one password per line"
          : "Nothing was measured: none of \(result.unreadable.counted("line")) can be read; expected one password per line"
      )
    }
    let policies = try run.meter.policies.enumerated().map { index, policy in
      let tally = result.tallies[index]
      try breaches?.requireAnswers(in: tally, by: policy.policy)
      return PolicyMeasurement(
        name: policy.name,
        rules: policy.policy.rules.map {
          PolicyMeasurement.Rule(id: $0.id, text: renderer.text(for: $0.phrase(in: style)))
        },
        tally: tally,
        guesses: run.meter.mode == .none
          ? nil : GuessShares([result.strata[index].drawn(from: tally.accepted)]))
    }
    return PasswordMeasurement(
      seed: run.seed, sources: run.lists.names, lines: result.lines, unreadable: result.unreadable, policies: policies)
  }
}

extension MeasurePlan {
  /// Creates a plan to measure `policies`, whose names differ, against lists of passwords, or against the built-in
  /// lists if no file is named.
  init(
    of policies: [(name: String, policy: PasswordPolicy)], against files: [String], _ assessment: AssessmentOptions,
    counts: CountsMode = .auto, guesses: GuessMode, seed: Int = 1, sampleSize: Int = defaultSampleSize,
    _ renderer: Renderer, style: RuleStyle = .checklist
  ) throws {
    try Self.requireDifferentNames(policies.map(\.name))
    breaches = try assessment.breachList(for: policies.map(\.policy))
    let context = try assessment.contexts(breaches)
    let lists: PasswordLists = files.isEmpty ? .builtIn : .files(try InputPaths.paths(named: files))
    let meter = PasswordMeter(
      policies: policies.map { MeasuredPolicy(name: $0.name, policy: $0.policy, context: context($0.policy)) },
      mode: guesses, estimate: StrengthEstimator.embedded.guessesLog10(userWords: assessment.userWords))
    run = MeasureRun(meter: meter, lists: lists, counts: counts, seed: seed, sampleSize: sampleSize)
    self.renderer = renderer
    self.style = style
  }

  /// The default sample size for each policy.
  static let defaultSampleSize = 100_000
}
