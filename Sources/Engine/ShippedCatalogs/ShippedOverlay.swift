package import WatchwordBasics
package import WatchwordLocalization

/// An overlay that this package ships: catalogues with another word for "password", which change only the texts that
/// they contain.
///
/// The catalogues are in `Overlays`. They are read when they are requested.
package struct ShippedOverlay: Sendable {
  /// The name of the overlay, such as `passphrase`.
  package let name: ExactText
  private let tags: [String]
  private let json: @Sendable (ExactText) -> StaticString?

  init(name: ExactText, tags: [String], json: @escaping @Sendable (ExactText) -> StaticString?) {
    self.name = name
    self.tags = tags
    self.json = json
  }

  /// The overlay called `name`.
  package static func named(_ name: ExactText) -> ShippedOverlay? { all.first { $0.name == name } }

  /// Its catalogues, in the order of their tags.
  package var catalogs: [Catalog] { locales.compactMap { catalog(for: $0) } }

  /// The locales of its catalogues, in the order of their tags.
  package var locales: [LanguageTag] { tags.compactMap { LanguageTag($0) } }

  /// Its catalogue of exactly `locale`, or `nil` if there is none. Reading it takes about a millisecond.
  package func catalog(for locale: LanguageTag) -> Catalog? {
    json(ExactText(locale.description)).flatMap { ShippedCatalogs.read($0) }
  }
}
