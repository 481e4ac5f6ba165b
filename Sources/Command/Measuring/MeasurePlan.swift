import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis

/// What to measure, and how people read the rules.
struct MeasurePlan: Sendable {
  let run: MeasureRun
  let renderer: Renderer
  let style: RuleStyle
  let breaches: BreachList?

  /// Throws if two policies have the same name, because results are added up by the names.
  static func requireDifferentNames(_ names: [String]) throws {
    for (index, name) in names.enumerated() where names[..<index].contains(where: { ExactText($0) == ExactText(name) })
    {
      throw CommandFailure(message: "Two policies are called \(name); give one of the files another name")
    }
  }

  /// What was measured.
  ///
  /// - Throws: `CommandFailure` if the lists hold no password, or one could not be looked up among breached ones.
  func measurement(of result: PasswordMeter.Result) throws -> PasswordMeasurement {
    guard result.lines > 0 else {
      throw CommandFailure(
        message: result.unreadable == 0
          ? "Nothing was measured: the lists are empty; expected one password a line"
          : "Nothing was measured: none of \(result.unreadable.counted("line")) can be read; expected one password a line"
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
