import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns two policies side by side, without a measurement, as printed by `watchword policy compare --format json`.
  func comparison(_ question: PageQuestion) throws(Refusal) -> String {
    let policies = try [
      (name: question.text("name")?.string ?? "A", policy: question.soundPolicy().policy),
      (name: question.text("otherName")?.string ?? "B", policy: question.soundPolicy(in: "other").policy),
    ]
    let renderer = engine.renderer(try question.locale)
    let effort = question.flag("isThorough") == true ? Effort.thorough : .quick
    return PolicyComparison(policies, assuming: question.assumptions, stateLimit: effort.states)
      .json { renderer.text(for: $0.phrase(in: .requirement)) }
  }
}
