import WatchwordLocalization
import WatchwordNoteCatalogs
import WatchwordShippedCatalogs

extension CatalogLibrary {
  /// A renderer for `locale` that knows the texts of release notes too: the library's own, or else those that are shipped.
  func noteRenderer(for locale: LanguageTag) -> Renderer {
    warnUnlessServed(locale)
    let catalogs =
      switch self {
      case .shipped: ShippedCatalogs.catalogs(forOnly: locale)
      case .loaded: self.catalogs(for: locale)
      }
    let notes = catalogs.map(\.locale).compactMap { NoteCatalogs.catalog(for: $0) }
    return Renderer(catalogs: catalogs + notes, locale: locale)
  }
}
