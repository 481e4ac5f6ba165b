public import WatchwordDiagnostics
public import WatchwordLocalization
import WatchwordShippedCatalogs

/// The texts that an app shows: the shipped ones, and those that the app replaces.
///
/// ```swift
/// import Watchword
///
/// let texts = Texts.shipped
///   .replacing("rule.length.min.checklist", with: "%lld+ characters", in: .english)
/// ```
public struct Texts: Sendable {
  /// The texts that this package ships, in ten languages.
  public static let shipped = Texts(own: [], usesShipped: true)

  /// The app's catalogues. Each is a separate layer above the shipped ones.
  private let own: [Catalog]
  private let usesShipped: Bool

  private init(own: [Catalog], usesShipped: Bool) {
    self.own = own
    self.usesShipped = usesShipped
  }

  /// Creates texts from these catalogues alone, such as those that `watchword compile` writes.
  public init(_ catalogs: [Catalog]) { self.init(own: catalogs, usesShipped: false) }

  /// Returns these texts with those of `catalog`, which take precedence.
  ///
  /// A catalogue for `de` also changes the texts of `de-CH` and `de-AT`, unless catalogues for these are added later.
  public func adding(_ catalog: Catalog) -> Texts { adding([catalog]) }

  /// Returns these texts with those of `catalogs`, which take precedence. Among `catalogs`, the nearest locale takes
  /// precedence, such as `de-CH` over `de`.
  public func adding(_ catalogs: [Catalog]) -> Texts {
    let layer = 1 + (own.map(\.layer).max() ?? 0)
    return Texts(own: catalogs.map { $0.inLayer(layer) } + own, usesShipped: usesShipped)
  }

  /// Returns these texts with those of a shipped overlay, which take precedence: `passphrase` and `pin` use these words
  /// instead of "password" in every language.
  ///
  /// ```swift
  /// import Watchword
  ///
  /// let texts = Texts.shipped.adding(.passphrase)
  /// ```
  public func adding(_ overlay: Overlay) -> Texts { adding(overlay.catalogs) }

  /// Returns these texts with one of them replaced in a locale.
  ///
  /// `text` is used for every number. To replace a text that has plural forms, add a ``Catalog`` with all forms.
  public func replacing(_ id: MessageID, with text: ExactText, in locale: LanguageTag) -> Texts {
    adding(Catalog(locale: locale, messages: [id: Message(text)]))
  }

  /// Returns a renderer for the first of `locales` that has texts, or else for the first of `locales`.
  ///
  /// If `locales` is empty, texts are in English. Texts missing in the chosen locale come from its parents, then from
  /// English.
  public func renderer(preferring locales: [LanguageTag]) -> Renderer {
    let locale = locale(preferring: locales)
    return Renderer(catalogs: catalogs(for: [locale]), locale: locale)
  }

  /// Returns the first of `locales` that has texts, or else the first of `locales`, or else English.
  func locale(preferring locales: [LanguageTag]) -> LanguageTag {
    let available = own.map(\.locale) + (usesShipped ? ShippedCatalogs.locales : [])
    return locales.first { LocaleMatcher.bestMatch(for: $0, in: available) != nil } ?? locales.first ?? .english
  }

  /// Returns the catalogues with the texts for any of `locales`.
  public func catalogs(for locales: [LanguageTag]) -> [Catalog] {
    own + (usesShipped ? ShippedCatalogs.catalogs(forAny: locales) : [])
  }
}
