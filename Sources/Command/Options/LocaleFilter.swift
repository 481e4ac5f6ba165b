import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization

/// The option that chooses catalogues by their languages.
struct LocaleFilter: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Report only on catalogues in this language, such as de or pt-BR; can be given several times.",
      discussion: "de stands for German in every region. The other catalogues are still read for comparisons.",
      valueName: "tag"))
  var tags: [String] = []

  /// A function that says whether a catalogue is reported on. Throws for what is not a language tag, and if there is no
  /// catalogue in a language.
  ///
  /// A catalogue that does not say its language is always reported on, because something may be wrong with it.
  func filter(_ catalogs: [ExaminedCatalog]) throws -> (ExaminedCatalog) -> Bool {
    guard !tags.isEmpty else { return { _ in true } }
    let wanted = try tags.map { try RequestedLocale.parse($0) }
    for tag in wanted where !catalogs.contains(where: { $0.languages.contains { tag.includes($0) } }) {
      let found = Set(catalogs.flatMap(\.languages).map { ExactText("\($0)") }).sorted().map(\.string)
      throw CommandFailure(
        message: "No catalogue is in \(tag)"
          + (found.isEmpty ? "" : "; there are catalogues in \(found.joinedAsList.clipped(to: 400))"))
    }
    return { catalog in
      catalog.languages.isEmpty || catalog.languages.contains { language in wanted.contains { $0.includes(language) } }
    }
  }
}

extension LanguageTag {
  /// Whether `other` is the same language, in the script and the region that this tag names, if it does.
  fileprivate func includes(_ other: LanguageTag) -> Bool {
    let (own, full) = (canonicalized(), other.canonicalized().maximized())
    guard ExactText(own.maximized().language) == ExactText(full.language) else { return false }
    func isIncluded(_ subtag: String?, _ other: String?) -> Bool {
      subtag.map { ExactText($0) == other.map { ExactText($0) } } ?? true
    }
    return isIncluded(own.script, full.script) && isIncluded(own.region, full.region)
      && Set(own.variants).isSubset(of: other.variants)
  }
}
