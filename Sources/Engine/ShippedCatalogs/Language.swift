import WatchwordBasics
public import WatchwordLocalization

/// A language in which this package ships every text of the rules and the form, with the differences in its regions.
public struct Language: Sendable {
  /// The catalogues, the language's own first.
  private let catalogs: [(tag: StaticString, json: StaticString)]

  init(_ catalogs: (tag: StaticString, json: StaticString)...) { self.catalogs = catalogs }

  /// The locales of the catalogues: the language, then its regions. The catalogue of a region (`de-CH`) contains only
  /// differences from its parents.
  public var locales: [LanguageTag] { catalogs.compactMap { LanguageTag("\($0.tag)") } }

  /// The catalogue of exactly `locale`, or `nil` if there is none. Reading it takes about a millisecond.
  package func catalog(for locale: LanguageTag) -> Catalog? {
    let wanted = ExactText(locale.description)
    return catalogs.first { ExactText("\($0.tag)") == wanted }.flatMap { ShippedCatalogs.read($0.json) }
  }
}
