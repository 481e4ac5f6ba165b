public import WatchwordLocalization
import WatchwordShippedCatalogs

/// A replacement for the word "password" in every language that this package ships: see ``Texts``.
public struct Overlay: Sendable {
  /// The word "passphrase".
  public static let passphrase = Overlay(.passphrase)
  /// The word "PIN". Use it for policies that allow only digits, because the length of a PIN is counted in digits.
  public static let pin = Overlay(.pin)

  private let shipped: ShippedOverlay

  private init(_ shipped: ShippedOverlay) { self.shipped = shipped }

  /// The catalogues of the overlay.
  public var catalogs: [Catalog] { shipped.locales.compactMap { catalog(for: $0) } }

  /// Returns the catalogues that change texts of the locales `base` for readers of `locales`, in this layer.
  func catalogs(for locales: [LanguageTag], changing base: [LanguageTag], in layer: Int) -> [Catalog] {
    let available = shipped.locales
    let wanted = Set(locales.flatMap { LocaleMatcher.servingTags(for: $0, in: available) })
    return available.filter { wanted.contains($0) && LocaleMatcher.bestMatch(for: $0, in: base) != nil }
      .compactMap { catalog(for: $0)?.inLayer(layer) }
  }

  private func catalog(for locale: LanguageTag) -> Catalog? {
    CatalogCache.shared.catalog(locale, in: shipped.name) { shipped.catalog(for: locale) }
  }
}
