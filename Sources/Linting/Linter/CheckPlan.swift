/// The checks that are on, by level, each with its place in the list.
struct CheckPlan: Sendable {
  private(set) var units: [(place: Int, check: any UnitCheck.Type, signs: TextShape.Signs)] = []
  /// The checks of units that report in one finding per catalogue.
  private(set) var summaries: [(place: Int, check: any SummarizedCheck.Type)] = []
  private(set) var messages: [(place: Int, check: any MessageCheck.Type)] = []
  private(set) var files: [(place: Int, check: any FileCheck.Type)] = []
  private(set) var projects: [(place: Int, check: any ProjectCheck.Type)] = []
  private(set) var suppressions: [(place: Int, check: any SuppressionCheck.Type)] = []

  /// The checks that are on in at least one of these selections.
  init(_ selections: [CheckSelection]) {
    func lists(_ check: CheckDescription) -> Bool {
      selections.contains { $0.configuration.listsEveryUnit(of: check) }
    }
    for (place, description) in Checks.all.enumerated() where selections.contains(where: { $0.isOn(description) }) {
      switch description.implementation {
      case .reader, .constraint: break
      case .unit(let check):
        if let check = description.summarized, !lists(description) {
          summaries.append((place, check))
        } else {
          units.append((place, check, check.signs))
        }
      case .message(let check): messages.append((place, check))
      case .file(let check): files.append((place, check))
      case .project(let check): projects.append((place, check))
      case .suppression(let check): suppressions.append((place, check))
      }
    }
  }
}
