import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordNoteCatalogs
import WatchwordProject
import WatchwordShippedCatalogs
import WatchwordSystemFiles

/// The catalogues from which texts are rendered: shipped or loaded ones, and overlays.
struct CatalogLibrary {
  /// The catalogues below the overlays.
  private enum Base {
    /// The shipped catalogues, each of which is read when it is needed.
    case shipped
    /// The catalogues of a folder, and the shipped parents of its regional catalogues, because a regional catalogue
    /// contains only the texts that differ.
    case loaded([Catalog], parents: [Catalog])
  }

  private let base: Base
  /// The catalogues that override only the texts that they contain.
  private(set) var overlays: [Catalog] = []

  private init(base: Base) { self.base = base }

  /// The extension of compiled catalogues.
  private static let compiledEnding = ".json"

  /// The shipped catalogues.
  static let shipped = CatalogLibrary(base: .shipped)

  /// Returns these catalogues below those that `argument` names: a shipped overlay, a file or a folder.
  func adding(_ argument: String) throws -> CatalogLibrary {
    let catalogs = try Self.overlay(argument)
    let layer = 1 + (overlays.map(\.layer).max() ?? 0)
    var library = self
    library.overlays += catalogs.map { $0.inLayer(layer) }
    return library
  }

  /// The catalogues of a file or folder, or else of the shipped overlay called `argument`.
  private static func overlay(_ argument: String) throws -> [Catalog] {
    let path = try InputPaths.path(named: argument)
    guard path.identity == nil, !path.isStandardInput else {
      return path.isFolder ? try catalogs(inFolder: argument) : [try catalog(in: path)]
    }
    if let shipped = ShippedOverlay.named(ExactText(argument)) { return shipped.catalogs }
    let names = ShippedOverlay.all.map(\.name)
    let question = Suggestion.nearest(to: ExactText(argument), in: names).map { "did you mean \($0)?" }
    throw RunFailure(
      message: "\(argument.clipped): There is no file and no overlay with this name; "
        + (question ?? "the overlays are \(names.map(\.string).joinedAsList)"))
  }

  /// Loads the translation files and compiled catalogues in `folder`. Throws if a catalogue has errors, or if two have
  /// the same language.
  static func folder(_ folder: String) throws -> CatalogLibrary {
    let path = try InputPaths.path(named: folder)
    if path.identity != nil, !path.isFolder {
      throw RunFailure(
        message: "\(path.name) is a file; expected a folder. To add the texts of one file, pass it to --texts")
    }
    return .loaded(withParents: try catalogs(inFolder: folder))
  }

  private static func catalogs(inFolder folder: String) throws -> [Catalog] {
    let paths = try Files.entries(in: InputPaths.path(named: folder)).filter { path in
      !path.isSpecial && (CatalogFormat.matches(path) || path.hasSuffix(compiledEnding))
    }
    var catalogs: [Catalog] = []
    var names: [ExactText] = []
    for path in paths {
      let catalog = try catalog(in: path)
      if let other = catalogs.firstIndex(where: { $0.locale == catalog.locale }) {
        throw RunFailure(
          message: "\(path.name) and \(names[other]) both hold \(catalog.locale); expected one catalogue per language. "
            + "Keep compiled catalogues in a folder of their own")
      }
      catalogs.append(catalog)
      names.append(path.name)
    }
    guard !catalogs.isEmpty else {
      let endings = (CatalogFormat.fileExtensions + [compiledEnding]).joinedAsChoice
      throw RunFailure(message: "\(folder) holds no catalogue; expected files that end in \(endings)")
    }
    return catalogs
  }

  /// Returns a library of these catalogues and their shipped parents.
  static func loaded(withParents catalogs: [Catalog]) -> CatalogLibrary {
    CatalogLibrary(base: .loaded(catalogs, parents: shippedParents(of: catalogs.map(\.locale))))
  }

  /// The shipped catalogues to which regional catalogues in `locales` fall back, except those of `locales`.
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
      try MemoryNeed.require(.compiling, of: [(source.name, source.text.bytes.count)], .system)
      let compiled = source.compiled()
      (catalog, diagnostics) = (compiled.catalog, compiled.reading + compiled.compilation)
    }
    if StandardError.reportErrors(among: diagnostics) {
      throw RunFailure(
        message: "\(source.name) is not a usable catalogue; correct the errors that are listed above")
    }
    guard let catalog else {
      throw RunFailure(message: "\(source.name) names no language, so it is not a usable catalogue")
    }
    return catalog
  }

  /// The locales that have texts, sorted by tag.
  var locales: [LanguageTag] {
    let below =
      switch base {
      case .shipped: ShippedCatalogs.locales
      case .loaded(let catalogs, _): catalogs.map(\.locale)
      }
    let locales = Set(below + overlays.map(\.locale))
    return locales.sorted { ExactText($0.description) < ExactText($1.description) }
  }

  /// Returns a renderer for `locale`. If no catalogue serves it and `isAnnounced` is true, warns on standard error
  /// which texts are shown instead.
  func renderer(for locale: LanguageTag, isAnnounced: Bool = true) -> Renderer {
    if isAnnounced { warnUnlessServed(locale) }
    return Renderer(catalogs: catalogs(serving: locale), locale: locale)
  }

  /// The catalogues that can supply texts in `locale`, without shipped ones that are not needed.
  func catalogs(serving locale: LanguageTag) -> [Catalog] {
    switch base {
    case .shipped where overlays.isEmpty: ShippedCatalogs.catalogs(forOnly: locale)
    default: catalogs(for: locale)
    }
  }

  /// Warns on standard error if no catalogue serves `locale`, and names the texts that are shown instead.
  func warnUnlessServed(_ locale: LanguageTag) {
    guard LocaleMatcher.bestMatch(for: locale, in: locales) == nil else { return }
    let question = language(ofCountry: locale).map { "; did you mean \($0)?" } ?? ""
    StandardError.warn("There is no catalogue for \(locale)\(substitute(for: locale))\(question)")
  }

  /// The locale that was meant by a country code in the position of a language, such as `ja` for `jp`.
  ///
  /// Returns `nil` if the code is a known language, whether or not it has a catalogue, or if the main country of the
  /// language is another one.
  private func language(ofCountry locale: LanguageTag) -> LanguageTag? {
    guard let named = LanguageTag(locale.language), !named.isKnownLocale,
      let country = LanguageTag("und-\(locale.language)"), let region = country.region,
      let language = LanguageTag(country.maximized().language), language.maximized().region == region
    else { return nil }
    return LocaleMatcher.bestMatch(for: language, in: locales)
  }

  /// The catalogues without overlays and without shipped parents of loaded ones.
  var own: [Catalog] {
    switch base {
    case .shipped: ShippedCatalogs.locales.compactMap { ShippedCatalogs.catalog(for: $0) }
    case .loaded(let catalogs, _): catalogs
    }
  }

  /// All catalogues.
  var all: [Catalog] {
    switch base {
    case .shipped: overlays + own
    case .loaded(let catalogs, let parents): overlays + catalogs + parents
    }
  }

  /// One catalogue for each locale, for output that has no overlays: texts in overlays of the locale or its parents
  /// replace its own.
  var flattened: [Catalog] {
    let all = all
    return locales.map { locale in
      let own = Set(all.lazy.filter { $0.locale == locale }.flatMap { $0.messages.keys })
      let serving = Renderer.ordered(all, by: LocaleMatcher.chain(for: locale))
      let messages = own.map { id in (id, serving.lazy.compactMap { $0.messages[id] }.first) }
      return Catalog(locale: locale, messages: Dictionary(uniqueKeysWithValues: messages).compactMapValues { $0 })
    }
  }

  /// The part of the warning that names the texts shown instead of texts in `locale`.
  private func substitute(for locale: LanguageTag) -> String {
    let found = "(found: \(locales.map(\.description).joined(separator: ", ")))"
    guard locale != .english else { return "; the ids of the texts are shown instead \(found)" }
    if let source = LocaleMatcher.bestMatch(for: .english, in: locales) {
      return "; the texts in \(source) are shown instead \(found)"
    }
    return ", and none for en either; the ids of the texts are shown instead \(found)"
  }

  /// The catalogues that can supply texts in `locale`.
  func catalogs(for locale: LanguageTag) -> [Catalog] {
    switch base {
    case .shipped: overlays + ShippedCatalogs.catalogs(for: locale)
    case .loaded: all
    }
  }
}

extension CatalogLibrary {
  /// Returns a renderer for `locale` that includes the texts of release notes: the library's own texts, or else the
  /// shipped ones.
  func noteRenderer(for locale: LanguageTag) -> Renderer {
    warnUnlessServed(locale)
    let catalogs = catalogs(serving: locale)
    let notes = catalogs.map(\.locale).compactMap { NoteCatalogs.catalog(for: $0) }
    return Renderer(catalogs: catalogs + notes, locale: locale)
  }
}
