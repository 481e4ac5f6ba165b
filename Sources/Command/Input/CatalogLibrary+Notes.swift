import WatchwordLocalization
import WatchwordNoteCatalogs

extension CatalogLibrary {
  /// A renderer for `locale` that knows the texts of release notes too: the library's own, or else those that are shipped.
  func noteRenderer(for locale: LanguageTag) -> Renderer {
    warnUnlessServed(locale)
    let catalogs = catalogs(serving: locale)
    let notes = catalogs.map(\.locale).compactMap { NoteCatalogs.catalog(for: $0) }
    return Renderer(catalogs: catalogs + notes, locale: locale)
  }
}
