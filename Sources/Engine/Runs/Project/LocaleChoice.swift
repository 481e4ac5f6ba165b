import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

/// The catalogues of a run that are in requested languages.
struct LocaleChoice {
  private let filter: LanguageFilter

  /// Chooses among `catalogs`; `tags` are the requested languages, or empty for all. Throws if no catalogue is in one of
  /// them.
  init(_ tags: [LanguageTag], of catalogs: [ExaminedCatalog]) throws(RunFailure) {
    filter = LanguageFilter(tags)
    for tag in tags where !catalogs.contains(where: { $0.languages.contains(where: LanguageFilter([tag]).includes) }) {
      let found = Set(catalogs.flatMap { $0.languages }.map { ExactText("\($0)") }).sorted().map { $0.string }
      throw RunFailure(
        message: "No catalogue is in \(tag)"
          + (found.isEmpty ? "" : "; there are catalogues in \(found.joinedAsList.clipped(to: 400))"))
    }
  }

  /// Chooses among files.
  init(_ tags: [LanguageTag], of files: [ProjectFile], _ linter: Linter) throws(RunFailure) {
    var catalogs: [ExaminedCatalog] = []
    for case .success(let catalog) in files.map({ linter.examine($0) }) { catalogs.append(catalog) }
    try self.init(tags, of: catalogs)
  }

  /// Whether a catalogue is reported on. One that does not specify its language always is, because it may have a
  /// defect.
  func includes(_ catalog: ExaminedCatalog) -> Bool {
    catalog.languages.isEmpty || catalog.languages.contains(where: filter.includes)
  }
}
