import CatalogFormats
import Diagnostics
import Localization

/// The catalogues that texts are rendered from.
enum CatalogLibrary {
  /// Those built into the command; each is read when it is needed.
  case embedded
  /// Those of a folder.
  case loaded([Catalog])

  /// The XLIFF and compiled catalogues in `folder`; one that cannot be relied on is refused, and so are two of a language.
  static func folder(_ folder: String) throws -> CatalogLibrary {
    let paths = try FolderListing.files(in: .path(named: folder)).filter { path in
      [".xliff", ".xlf", ".json"].contains { path.hasSuffix($0) }
    }
    var catalogs: [Catalog] = []
    var names: [String] = []
    for path in paths {
      let catalog = try catalog(in: path)
      if let other = catalogs.firstIndex(where: { $0.locale == catalog.locale }) {
        throw CommandFailure(
          message: "\(path.name) and \(names[other]) both hold \(catalog.locale); expected one of them")
      }
      catalogs.append(catalog)
      names.append(path.name)
    }
    guard !catalogs.isEmpty else {
      throw CommandFailure(message: "\(folder) holds no catalogue; expected files that end in .xliff, .xlf or .json")
    }
    return .loaded(catalogs)
  }

  private static func catalog(in path: InputPath) throws -> Catalog {
    let source = try InputFile.read(path)
    let (catalog, diagnostics) = path.hasSuffix(".json") ? CompiledCatalog.read(source) : compiled(source)
    if StandardError.reportErrors(among: diagnostics) {
      throw CommandFailure(message: "\(source.name) is no usable catalogue; the findings are above")
    }
    guard let catalog else {
      throw CommandFailure(message: "\(source.name) names no language, so it is no usable catalogue")
    }
    return catalog
  }

  private static func compiled(_ source: SourceText) -> (Catalog?, [Diagnostic]) {
    let (content, found) = XLIFF12.read(bytes: source.bytes, file: source.name)
    let (catalog, problems) = content.compiled()
    return (catalog, found + problems)
  }

  /// The locales that there are texts for, in the order of their tags.
  var locales: [LanguageTag] {
    switch self {
    case .embedded: EmbeddedCatalogs.locales.compactMap { LanguageTag($0) }
    case .loaded(let catalogs):
      catalogs.map(\.locale).sorted { $0.description.precedes($1.description) }
    }
  }

  /// A renderer for `locale`; where no catalogue serves it, and `isAnnounced` is true, a warning on standard error tells
  /// what is shown instead.
  func renderer(for locale: LanguageTag, isAnnounced: Bool = true) -> Renderer {
    if isAnnounced, LocaleMatcher.bestMatch(for: locale, in: locales) == nil {
      StandardError.warn("There is no catalogue for \(locale)\(substitute(for: locale))")
    }
    return Renderer(catalogs: catalogs(for: locale), locale: locale)
  }

  /// What is shown where no catalogue serves `locale`.
  private func substitute(for locale: LanguageTag) -> String {
    let found = "(found: \(locales.map(\.description).joined(separator: ", ")))"
    guard locale != .english else { return "; the ids of the texts are shown \(found)" }
    if let source = LocaleMatcher.bestMatch(for: .english, in: locales) {
      return "; the texts of \(source) are shown \(found)"
    }
    return ", and none for en to fall back to; the ids of the texts are shown \(found)"
  }

  /// The catalogues that texts in `locale` can come from.
  private func catalogs(for locale: LanguageTag) -> [Catalog] {
    switch self {
    case .loaded(let catalogs): return catalogs
    case .embedded:
      var wanted = LocaleMatcher.chain(for: locale) + [.english]
      if let best = LocaleMatcher.bestMatch(for: locale, in: locales) { wanted.append(best) }
      return locales.filter { wanted.contains($0) }.compactMap { Self.embedded($0) }
    }
  }

  private static func embedded(_ locale: LanguageTag) -> Catalog? {
    let json = EmbeddedCatalogs.json(for: locale.description)
    let bytes = json.withUTF8Buffer { Array($0) }
    return CompiledCatalog.read(SourceText(name: "built-in \(locale)", bytes: bytes)).catalog
  }
}
