/// The checks that are on, by level, each with its index in the list.
struct CheckPlan: Sendable {
  private(set) var units: [(index: Int, check: CheckDescription.UnitImplementation)] = []
  /// The checks of units that report one finding per catalogue.
  private(set) var summaries:
    [(index: Int, summarize: @Sendable (CatalogSummary, CheckSelection, inout Findings) -> Void)] = []
  private(set) var messages: [(index: Int, check: CheckDescription.MessageImplementation)] = []
  private(set) var files: [(index: Int, check: @Sendable (CatalogSummary, inout Findings) -> Void)] = []
  private(set) var projects: [(index: Int, check: @Sendable (ProjectSummary, inout Findings) -> Void)] = []
  private(set) var suppressions: [(index: Int, check: @Sendable (SuppressionFacts, inout Findings) -> Void)] = []

  /// Collects the checks that are on in at least one of these selections.
  init(_ selections: [CheckSelection]) {
    func lists(_ check: CheckDescription) -> Bool {
      selections.contains { $0.configuration.listsEveryUnit(of: check) }
    }
    for (index, description) in Checks.all.enumerated() where selections.contains(where: { $0.isOn(description) }) {
      switch description.implementation {
      case .reader: break
      case .unit(let check):
        if let summarize = check.summarize, !lists(description) {
          summaries.append((index: index, summarize: summarize))
        } else {
          units.append((index: index, check: check))
        }
      case .message(let check): messages.append((index: index, check: check))
      case .file(let check): files.append((index: index, check: check))
      case .project(let check): projects.append((index: index, check: check))
      case .suppression(let check): suppressions.append((index: index, check: check))
      }
    }
  }
}
