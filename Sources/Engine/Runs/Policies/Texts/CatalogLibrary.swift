package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLocalization

/// The catalogues from which texts are rendered: shipped or loaded ones, and overlays.
package struct CatalogLibrary: Sendable {
  /// The catalogues below the overlays.
  private enum Base: Sendable {
    /// The shipped catalogues, each of which is read when it is needed.
    case shipped
    /// The catalogues of a folder, and the shipped parents of its regional catalogues, because a regional catalogue
    /// contains only the texts that differ.
    case loaded([Catalog], parents: [Catalog])
  }

  private let base: Base
  /// The catalogues that override only the texts that they contain.
  package private(set) var overlays: [Catalog] = []
  private let host: PolicyHost

  private init(base: Base, _ host: PolicyHost) {
    self.base = base
    self.host = host
  }

  /// The extension of compiled catalogues.
  private static let compiledEnding = ".json"

  /// Returns the shipped catalogues.
  package static func shipped(_ host: PolicyHost) -> CatalogLibrary { CatalogLibrary(base: .shipped, host) }

  /// Returns these catalogues below those that `argument` names: a shipped overlay, a file or a folder.
  package func adding(_ argument: FileArgument) throws(RunFailure) -> CatalogLibrary {
    let catalogs = try Self.overlay(argument, host)
    let layer = 1 + (overlays.map { $0.layer }.max() ?? 0)
    var library = self
    library.overlays += catalogs.map { $0.inLayer(layer) }
    return library
  }

  /// The catalogues of a file or folder, or else of the shipped overlay called `argument`.
  private static func overlay(_ argument: FileArgument, _ host: PolicyHost) throws(RunFailure) -> [Catalog] {
    let path = argument.path
    guard host.files.status(path) == nil, !path.isStandardInput else {
      return host.files.isFolder(path) ? try catalogs(inFolder: argument, host) : [try catalog(in: path, host)]
    }
    let names = host.texts.overlays()
    if names.contains(ExactText(argument.text)) { return host.texts.overlay(ExactText(argument.text)) }
    let question = Suggestion.nearest(to: ExactText(argument.text), in: names).map { "did you mean \($0)?" }
    throw RunFailure(
      message: "\(argument.text.clipped): There is no file and no overlay with this name; "
        + (question ?? "the overlays are \(names.map { $0.string }.joinedAsList)"))
  }

  /// Loads the translation files and compiled catalogues in `folder`. Throws if a catalogue has errors, or if two have
  /// the same language.
  package static func folder(_ folder: FileArgument, _ host: PolicyHost) throws(RunFailure) -> CatalogLibrary {
    if host.files.status(folder.path) != nil, !host.files.isFolder(folder.path) {
      throw RunFailure(
        message: "\(folder.path.name) is a file; expected a folder. To add the texts of one file, pass it to --texts")
    }
    return .loaded(withParents: try catalogs(inFolder: folder, host), host)
  }

  private static func catalogs(inFolder folder: FileArgument, _ host: PolicyHost) throws(RunFailure) -> [Catalog] {
    let entries: [SystemPath]
    do throws(FileFailure) {
      entries = try host.files.entries(folder.path)
    } catch {
      throw RunFailure(message: "\(error.name ?? folder.path.name): \(error.reason)")
    }
    let paths = entries.filter { path in
      !host.files.isSpecial(path) && (CatalogFormat.matches(path) || path.hasSuffix(compiledEnding))
    }
    var catalogs: [Catalog] = []
    var names: [ExactText] = []
    for path in paths {
      let catalog = try catalog(in: path, host)
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
      throw RunFailure(message: "\(folder.text) holds no catalogue; expected files that end in \(endings)")
    }
    return catalogs
  }

  /// Returns a library of these catalogues and their shipped parents.
  package static func loaded(withParents catalogs: [Catalog], _ host: PolicyHost) -> CatalogLibrary {
    CatalogLibrary(base: .loaded(catalogs, parents: shippedParents(of: catalogs.map { $0.locale }, host)), host)
  }

  /// The shipped catalogues to which regional catalogues in `locales` fall back, except those of `locales`.
  private static func shippedParents(of locales: [LanguageTag], _ host: PolicyHost) -> [Catalog] {
    let parents = locales.filter { $0.region != nil }.flatMap { LocaleMatcher.chain(for: $0) }
    return host.texts.locales().filter { parents.contains($0) && !locales.contains($0) }
      .compactMap { host.texts.catalog($0) }
  }

  private static func catalog(in path: SystemPath, _ host: PolicyHost) throws(RunFailure) -> Catalog {
    let source = try host.files.text(at: path, as: .catalog)
    let catalog: Catalog?
    let findings: [Finding]
    if path.hasSuffix(compiledEnding) {
      let reading = CompiledCatalog.read(source)
      (catalog, findings) = (reading.value, reading.findings)
    } else {
      let source = CatalogSource(source)
      try MemoryNeed.require(.compiling, of: [(source.name, source.text.bytes.count)], host.files)
      let compiled = source.compiled()
      (catalog, findings) = (compiled.catalog, compiled.reading + compiled.compilation)
    }
    if host.console.reportErrors(among: findings) {
      throw RunFailure(
        message: "\(source.name) is not a usable catalogue; correct the errors that are listed above")
    }
    guard let catalog else {
      throw RunFailure(message: "\(source.name) names no language, so it is not a usable catalogue")
    }
    return catalog
  }

  /// The locales that have texts, sorted by tag.
  package var locales: [LanguageTag] {
    let below =
      switch base {
      case .shipped: host.texts.locales()
      case .loaded(let catalogs, _): catalogs.map { $0.locale }
      }
    let locales = Set(below + overlays.map { $0.locale })
    return locales.sorted { ExactText($0.description) < ExactText($1.description) }
  }

  /// Returns a renderer for `locale`. If no catalogue serves it and `isAnnounced` is true, warns on standard error
  /// which texts are shown instead.
  package func renderer(for locale: LanguageTag, isAnnounced: Bool = true) -> Renderer {
    if isAnnounced { warnUnlessServed(locale) }
    return Renderer(catalogs: catalogs(serving: locale), locale: locale)
  }

  /// The catalogues that can supply texts in `locale`, without shipped ones that are not needed.
  package func catalogs(serving locale: LanguageTag) -> [Catalog] {
    switch base {
    case .shipped where overlays.isEmpty: host.texts.catalogs(forOnly: locale)
    default: catalogs(for: locale)
    }
  }

  /// Warns on standard error if no catalogue serves `locale`, and names the texts that are shown instead.
  package func warnUnlessServed(_ locale: LanguageTag) {
    guard LocaleMatcher.bestMatch(for: locale, in: locales) == nil else { return }
    let question = language(ofCountry: locale).map { "; did you mean \($0)?" } ?? ""
    host.console.warn("There is no catalogue for \(locale)\(substitute(for: locale))\(question)")
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
  package var own: [Catalog] {
    switch base {
    case .shipped: host.texts.locales().compactMap { host.texts.catalog($0) }
    case .loaded(let catalogs, _): catalogs
    }
  }

  /// All catalogues.
  package var all: [Catalog] {
    switch base {
    case .shipped: overlays + own
    case .loaded(let catalogs, let parents): overlays + catalogs + parents
    }
  }

  /// One catalogue for each locale, for output that has no overlays: texts in overlays of the locale or its parents
  /// replace its own.
  package var flattened: [Catalog] {
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
    let found = "(found: \(locales.map { $0.description }.joined(separator: ", ")))"
    guard locale != .english else { return "; the ids of the texts are shown instead \(found)" }
    if let source = LocaleMatcher.bestMatch(for: .english, in: locales) {
      return "; the texts in \(source) are shown instead \(found)"
    }
    return ", and none for en either; the ids of the texts are shown instead \(found)"
  }

  /// The catalogues that can supply texts in `locale`.
  package func catalogs(for locale: LanguageTag) -> [Catalog] {
    switch base {
    case .shipped: overlays + host.texts.catalogs(for: locale)
    case .loaded: all
    }
  }
}

extension CatalogLibrary {
  /// Returns a renderer for `locale` that includes the texts of release notes: the library's own texts, or else the
  /// shipped ones.
  package func noteRenderer(for locale: LanguageTag) -> Renderer {
    warnUnlessServed(locale)
    let catalogs = catalogs(serving: locale)
    let notes = catalogs.map { $0.locale }.compactMap { host.texts.notes($0) }
    return Renderer(catalogs: catalogs + notes, locale: locale)
  }
}

/// The options that choose the catalogues of texts.
package struct CatalogChoice: Sendable {
  /// The folder of the catalogues; `nil` for the shipped ones.
  package var folder: FileArgument?
  /// The overlays, files and folders whose texts override the others, in this order.
  package var texts: [FileArgument] = []

  /// Chooses the shipped catalogues.
  package init() {}

  /// Returns the chosen catalogues.
  package func library(_ host: PolicyHost) throws(RunFailure) -> CatalogLibrary {
    var library =
      try folder.map { folder throws(RunFailure) in try CatalogLibrary.folder(folder, host) } ?? .shipped(host)
    for text in texts { library = try library.adding(text) }
    return library
  }
}
