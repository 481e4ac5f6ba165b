/// The checks that are on, by level, each with its index in the list.
struct CheckPlan: Sendable {
  private(set) var units: [(place: Int, check: CheckDescription.UnitImplementation)] = []
  /// The checks of units that report one finding per catalogue.
  private(set) var summaries:
    [(place: Int, summarize: @Sendable (CatalogSummary, CheckSelection, inout Findings) -> Void)] = []
  private(set) var messages: [(place: Int, check: CheckDescription.MessageImplementation)] = []
  private(set) var files: [(place: Int, check: @Sendable (CatalogSummary, inout Findings) -> Void)] = []
  private(set) var projects: [(place: Int, check: @Sendable (ProjectSummary, inout ProjectFindings) -> Void)] = []
  private(set) var suppressions: [(place: Int, check: @Sendable (SuppressionFacts, inout Findings) -> Void)] = []

  /// Collects the checks that are on in at least one of these selections.
  init(_ selections: [CheckSelection]) {
    func lists(_ check: CheckDescription) -> Bool {
      selections.contains { $0.configuration.listsEveryUnit(of: check) }
    }
    for (place, description) in Checks.all.enumerated() where selections.contains(where: { $0.isOn(description) }) {
      switch description.implementation {
      case .reader: break
      case .unit(let check):
        if let summarize = check.summarize, !lists(description) {
          summaries.append((place: place, summarize: summarize))
        } else {
          units.append((place: place, check: check))
        }
      case .message(let check): messages.append((place: place, check: check))
      case .file(let check): files.append((place: place, check: check))
      case .project(let check): projects.append((place: place, check: check))
      case .suppression(let check): suppressions.append((place: place, check: check))
      }
    }
  }
}
