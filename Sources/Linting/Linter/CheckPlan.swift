/// The checks that are on, by level.
struct CheckPlan: Sendable {
  private(set) var units: [(running: RunningCheck, check: any UnitCheck.Type)] = []
  private(set) var messages: [(running: RunningCheck, check: any MessageCheck.Type)] = []
  private(set) var files: [(running: RunningCheck, check: any FileCheck.Type)] = []
  private(set) var projects: [(running: RunningCheck, check: any ProjectCheck.Type)] = []

  init(_ configuration: LintConfiguration) {
    for (rank, description) in Checks.all.enumerated() where configuration.isOn(description) {
      func running(needsCompleteness: Bool = false) -> RunningCheck {
        RunningCheck(description, rank: rank, needsCompleteness: needsCompleteness)
      }
      switch description.implementation {
      case .reader: break
      case .unit(let check): units.append((running(), check))
      case .message(let check): messages.append((running(needsCompleteness: check.needsEveryUnit), check))
      case .file(let check): files.append((running(), check))
      case .project(let check): projects.append((running(), check))
      }
    }
  }
}
