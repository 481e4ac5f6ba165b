import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization

/// The option that chooses catalogues by their languages.
struct LocaleFilter: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Report on, and correct, only texts in this language, such as de or pt-BR; can be given several times.",
      discussion: "de means German in every region. The other catalogues are still read for comparisons.",
      valueName: "tag"))
  var tags: [String] = []

  /// The languages, to filter documents with several. Throws for a value that is not a language tag.
  var languages: LanguageFilter {
    get throws { LanguageFilter(try tags.map { try RequestedLocale.parse($0) }) }
  }

  /// Returns a function that tells whether a catalogue is reported on. Throws for a value that is not a language tag,
  /// and if no catalogue is in a requested language.
  ///
  /// A catalogue that does not specify its language is always reported on, because it may have a defect.
  func filter(_ catalogs: [ExaminedCatalog]) throws -> (ExaminedCatalog) -> Bool {
    guard !tags.isEmpty else { return { _ in true } }
    let wanted = try tags.map { try RequestedLocale.parse($0) }
    for tag in wanted where !catalogs.contains(where: { $0.languages.contains(where: LanguageFilter([tag]).includes) })
    {
      let found = Set(catalogs.flatMap(\.languages).map { ExactText("\($0)") }).sorted().map(\.string)
      throw CommandFailure(
        message: "No catalogue is in \(tag)"
          + (found.isEmpty ? "" : "; there are catalogues in \(found.joinedAsList.clipped(to: 400))"))
    }
    let filter = LanguageFilter(wanted)
    return { $0.languages.isEmpty || $0.languages.contains(where: filter.includes) }
  }
}
