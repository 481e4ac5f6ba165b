import WatchwordDiagnostics
package import WatchwordLocalization

/// The catalogues that this package ships: every text of the rules, in each language of `Locales/`.
///
/// They are built into the program, so that it runs from any folder and needs neither files nor an XML reader. A
/// catalogue is read when it is requested, which takes about a millisecond.
package enum ShippedCatalogs {
  /// The locales for which there are texts, in the order of their tags.
  ///
  /// The catalogue of a region (`de-CH`) contains only differences from its parents.
  package static var locales: [LanguageTag] { tags.compactMap { LanguageTag($0) } }

  /// The catalogue of exactly `locale`, or `nil` if none is shipped.
  package static func catalog(for locale: LanguageTag) -> Catalog? {
    json(for: ExactText(locale.description)).flatMap { read($0) }
  }

  /// A compiled catalogue of this module.
  static func read(_ json: StaticString) -> Catalog? {
    let bytes = json.withUTF8Buffer { Array($0) }
    return CompiledCatalog.read(SourceText(name: "shipped catalogue", bytes: bytes)).value
  }

  /// The catalogues that texts in `locale` can come from: those of its fallback chain, those of the most closely
  /// related locale and its parents, and English.
  package static func catalogs(for locale: LanguageTag) -> [Catalog] { catalogs(forAny: [locale]) }

  /// The catalogues that texts in any of `locales` can come from, without duplicates, and including English.
  package static func catalogs(forAny locales: [LanguageTag]) -> [Catalog] {
    let available = self.locales
    let wanted = locales.flatMap { LocaleMatcher.servingTags(for: $0, in: available) } + [.english]
    return available.filter { wanted.contains($0) }.compactMap { catalog(for: $0) }
  }

  /// The catalogues for texts in `locale` only: those of ``catalogs(for:)``, but English only if no catalogue exists
  /// for the locale or a related one, because each language has every text.
  package static func catalogs(forOnly locale: LanguageTag) -> [Catalog] {
    let available = locales
    let tags = LocaleMatcher.servingTags(for: locale, in: available)
    let serving = available.filter { tags.contains($0) }
    return (serving.isEmpty ? [.english] : serving).compactMap { catalog(for: $0) }
  }
}
