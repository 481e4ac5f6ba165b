import WatchwordBasics
package import WatchwordLocalization

/// The catalogues that this package ships: every text of the rules, in each language of `Locales/`.
///
/// They are built into the program, so that it runs from any folder and needs neither files nor an XML reader. A
/// catalogue is read when it is requested.
package enum ShippedCatalogs {
  /// The locales for which there are texts in `languages`, in the order of their tags.
  package static func locales(of languages: [Language]) -> [LanguageTag] {
    languages.flatMap(\.locales).sorted { ExactText($0.description) < ExactText($1.description) }
  }

  /// The locales for which there are texts, in the order of their tags.
  package static var locales: [LanguageTag] { locales(of: Language.all) }

  /// The catalogue of exactly `locale`, or `nil` if none is shipped.
  package static func catalog(for locale: LanguageTag) -> Catalog? { catalog(for: locale, in: Language.all) }

  private static func catalog(for locale: LanguageTag, in languages: [Language]) -> Catalog? {
    // A lazy map would read the catalogue twice: to find it, and to return it.
    for language in languages {
      if let catalog = language.catalog(for: locale) { return catalog }
    }
    return nil
  }

  /// A compiled catalogue of this module.
  static func read(_ json: StaticString) -> Catalog? {
    let bytes = json.withUTF8Buffer { Array($0) }
    return CompiledCatalog.read(SourceText(name: "shipped catalogue", bytes: bytes)).value
  }

  /// The catalogues that texts in `locale` can come from: those of its fallback chain, those of the most closely
  /// related locale and its parents, and English.
  package static func catalogs(for locale: LanguageTag) -> [Catalog] { catalogs(forAny: [locale], in: Language.all) }

  /// The catalogues of `languages` that texts in any of `locales` can come from, without duplicates, and including
  /// English.
  package static func catalogs(forAny locales: [LanguageTag], in languages: [Language]) -> [Catalog] {
    let available = self.locales(of: languages)
    let wanted = locales.flatMap { LocaleMatcher.servingTags(for: $0, in: available) } + [.english]
    return available.filter { wanted.contains($0) }.compactMap { catalog(for: $0, in: languages) }
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
