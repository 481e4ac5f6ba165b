import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordSystemFiles

/// The catalogues that texts are rendered from.
enum CatalogLibrary {
  /// The shipped catalogues; each is read when it is needed.
  case shipped
  /// The catalogues of a folder, and the shipped parents of those of a region, which hold only what differs.
  case loaded([Catalog], parents: [Catalog])

  /// The ending of the names of compiled catalogues.
  private static let compiledEnding = ".json"

  /// Loads the translation files and compiled catalogues in `folder`. Throws if a catalogue has errors, or if two have
  /// the same language.
  static func folder(_ folder: String) throws -> CatalogLibrary {
    let paths = try Files.entries(in: InputPaths.path(named: folder)).filter { path in
      !path.isSpecial && (CatalogFormat.claims(path) || path.hasSuffix(compiledEnding))
    }
    var catalogs: [Catalog] = []
    var names: [ExactText] = []
    for path in paths {
      let catalog = try catalog(in: path)
      if let other = catalogs.firstIndex(where: { $0.locale == catalog.locale }) {
        throw CommandFailure(
          message: "\(path.name) and \(names[other]) both hold \(catalog.locale); expected one catalogue per language")
      }
      catalogs.append(catalog)
      names.append(path.name)
    }
    guard !catalogs.isEmpty else {
      let endings = (CatalogFormat.endings + [compiledEnding]).joinedAsChoice
      throw CommandFailure(message: "\(folder) holds no catalogue; expected files that end in \(endings)")
    }
    return .loaded(withParents: catalogs)
  }

  /// These catalogues, with their shipped parents.
  static func loaded(withParents catalogs: [Catalog]) -> CatalogLibrary {
    .loaded(catalogs, parents: shippedParents(of: catalogs.map(\.locale)))
  }

  /// The shipped catalogues that catalogues of regions in `locales` fall back to, without those of `locales`.
  private static func shippedParents(of locales: [LanguageTag]) -> [Catalog] {
    let parents = locales.filter { $0.region != nil }.flatMap { LocaleMatcher.chain(for: $0) }
    return ShippedCatalogs.locales.filter { parents.contains($0) && !locales.contains($0) }
      .compactMap { ShippedCatalogs.catalog(for: $0) }
  }

  private static func catalog(in path: SystemPath) throws -> Catalog {
    let source = try InputFile.read(path)
    let catalog: Catalog?
    let diagnostics: [Diagnostic]
    if path.hasSuffix(compiledEnding) {
      let reading = CompiledCatalog.read(source)
      (catalog, diagnostics) = (reading.value, reading.diagnostics)
    } else {
      let source = CatalogSource(source)
      try MemoryNeed.require(.compiling, of: [(source.name, source.text.bytes.count)])
      let compiled = source.compiled()
      (catalog, diagnostics) = (compiled.catalog, compiled.reading + compiled.compilation)
    }
    if StandardError.reportErrors(among: diagnostics) {
      throw CommandFailure(
        message: "\(source.name) is not a usable catalogue; correct the errors that are listed above")
    }
    guard let catalog else {
      throw CommandFailure(message: "\(source.name) names no language, so it is not a usable catalogue")
    }
    return catalog
  }

  /// The locales that there are texts for, in the order of their tags.
  var locales: [LanguageTag] {
    switch self {
    case .shipped: ShippedCatalogs.locales
    case .loaded(let catalogs, _):
      catalogs.map(\.locale).sorted { ExactText($0.description) < ExactText($1.description) }
    }
  }

  /// A renderer for `locale`. If there is no catalogue for it and `isAnnounced` is true, a warning on standard error
  /// says what is shown instead.
  func renderer(for locale: LanguageTag, isAnnounced: Bool = true) -> Renderer {
    if isAnnounced { warnUnlessServed(locale) }
    let catalogs =
      switch self {
      case .shipped: ShippedCatalogs.catalogs(forOnly: locale)
      case .loaded: catalogs(for: locale)
      }
    return Renderer(catalogs: catalogs, locale: locale)
  }

  /// Warns on standard error if there is no catalogue for `locale`; says what is shown instead.
  func warnUnlessServed(_ locale: LanguageTag) {
    guard LocaleMatcher.bestMatch(for: locale, in: locales) == nil else { return }
    let question = language(ofCountry: locale).map { "; did you mean \($0)?" } ?? ""
    StandardError.warn("There is no catalogue for \(locale)\(substitute(for: locale))\(question)")
  }

  /// The locale of the language of a country whose code stands where a language should, such as `ja` for `jp`; `nil` if
  /// there is such a language, whether or not it has a catalogue, or if the language is more at home in another country.
  private func language(ofCountry locale: LanguageTag) -> LanguageTag? {
    guard let named = LanguageTag(locale.language), !named.isKnownLocale,
      let country = LanguageTag("und-\(locale.language)"), let region = country.region,
      let language = LanguageTag(country.maximized().language), language.maximized().region == region
    else { return nil }
    return LocaleMatcher.bestMatch(for: language, in: locales)
  }

  /// The catalogues without shipped parents.
  var own: [Catalog] {
    switch self {
    case .shipped: all
    case .loaded(let catalogs, _): catalogs
    }
  }

  /// All catalogues.
  var all: [Catalog] {
    switch self {
    case .shipped: ShippedCatalogs.locales.compactMap { ShippedCatalogs.catalog(for: $0) }
    case .loaded(let catalogs, let parents): catalogs + parents
    }
  }

  /// The part of the warning that says what is shown instead of texts in `locale`.
  private func substitute(for locale: LanguageTag) -> String {
    let found = "(found: \(locales.map(\.description).joined(separator: ", ")))"
    guard locale != .english else { return "; the ids of the texts are shown instead \(found)" }
    if let source = LocaleMatcher.bestMatch(for: .english, in: locales) {
      return "; the texts in \(source) are shown instead \(found)"
    }
    return ", and none for en either; the ids of the texts are shown instead \(found)"
  }

  /// The catalogues that texts in `locale` can come from.
  func catalogs(for locale: LanguageTag) -> [Catalog] {
    switch self {
    case .shipped: ShippedCatalogs.catalogs(for: locale)
    case .loaded(let catalogs, let parents): catalogs + parents
    }
  }
}
