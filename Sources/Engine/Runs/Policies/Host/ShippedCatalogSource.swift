package import WatchwordBasics
package import WatchwordLocalization

/// The shipped catalogues and overlays. A host reads each when it is needed.
package struct ShippedCatalogSource: Sendable {
  /// Returns the locales of the catalogues, in the order of their tags.
  package let locales: @Sendable () -> [LanguageTag]
  /// Returns the catalogue of exactly this locale; `nil` if there is none.
  package let catalog: @Sendable (LanguageTag) -> Catalog?
  /// Returns the texts of release notes in exactly this locale; `nil` if there are none.
  package let notes: @Sendable (LanguageTag) -> Catalog?
  /// Returns the names of the overlays.
  package let overlays: @Sendable () -> [ExactText]
  /// Returns the catalogues of the overlay with this name, in the order of their tags.
  package let overlay: @Sendable (_ name: ExactText) -> [Catalog]

  /// Creates the source of the catalogues that these functions return.
  package init(
    locales: @escaping @Sendable () -> [LanguageTag], catalog: @escaping @Sendable (LanguageTag) -> Catalog?,
    notes: @escaping @Sendable (LanguageTag) -> Catalog?, overlays: @escaping @Sendable () -> [ExactText],
    overlay: @escaping @Sendable (_ name: ExactText) -> [Catalog]
  ) {
    self.locales = locales
    self.catalog = catalog
    self.notes = notes
    self.overlays = overlays
    self.overlay = overlay
  }

  /// Returns the catalogues that texts in `locale` can come from: those of its fallback chain, those of the most closely
  /// related locale and its parents, and English.
  func catalogs(for locale: LanguageTag) -> [Catalog] {
    let available = locales()
    let wanted = LocaleMatcher.servingTags(for: locale, in: available) + [.english]
    return available.filter { wanted.contains($0) }.compactMap { catalog($0) }
  }

  /// Returns the catalogues for texts in `locale` only: those of ``catalogs(for:)``, but English only if no catalogue
  /// exists for the locale or a related one, because each language has every text.
  func catalogs(forOnly locale: LanguageTag) -> [Catalog] {
    let available = locales()
    let tags = LocaleMatcher.servingTags(for: locale, in: available)
    let serving = available.filter { tags.contains($0) }
    return (serving.isEmpty ? [.english] : serving).compactMap { catalog($0) }
  }
}
