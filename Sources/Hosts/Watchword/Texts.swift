public import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordShippedCatalogs

/// The texts that an app shows: the shipped ones, and those that the app replaces.
///
/// ```swift
/// import Watchword
///
/// let texts = Texts.shipped
///   .replacing("rule.length.min.checklist", with: "%lld+ characters", in: .english)
/// ```
public struct Texts: Sendable {
  /// The texts that this package ships, in all languages.
  public static let shipped = Texts(own: [], languages: Language.all)

  /// The app's catalogues. Each is a separate layer above the shipped ones.
  private let own: [Catalog]
  /// The languages whose shipped texts are used.
  private let languages: [Language]

  private init(own: [Catalog], languages: [Language]) {
    self.own = own
    self.languages = languages
  }

  /// Creates texts from these catalogues alone, such as those that `watchword compile` writes.
  public init(_ catalogs: [Catalog]) { self.init(own: catalogs, languages: []) }

  /// Creates texts from the shipped ones in these languages alone. No other language is offered to users, or read.
  ///
  /// ```swift
  /// import Watchword
  ///
  /// let texts = Texts(in: .polish, .german)
  /// ```
  public init(in languages: Language...) { self.init(own: [], languages: languages) }

  /// Returns these texts with those of `catalog`, which take precedence.
  ///
  /// A catalogue for `de` also changes the texts of `de-CH` and `de-AT`, unless catalogues for these are added later.
  public func adding(_ catalog: Catalog) -> Texts { adding([catalog]) }

  /// Returns these texts with those of `catalogs`, which take precedence. Among `catalogs`, the nearest locale takes
  /// precedence, such as `de-CH` over `de`.
  public func adding(_ catalogs: [Catalog]) -> Texts {
    let layer = 1 + (own.map(\.layer).max() ?? 0)
    return Texts(own: catalogs.map { $0.inLayer(layer) } + own, languages: languages)
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

  /// Returns a renderer for the first of `locales` that has texts, or else for English.
  ///
  /// Texts missing in the chosen locale come from its parents, then from English. Texts of languages without English
  /// are in the first of them if none of `locales` has texts.
  public func renderer(preferring locales: [LanguageTag]) -> Renderer {
    let locale = locale(preferring: locales)
    return Renderer(catalogs: catalogs(for: [locale]), locale: locale)
  }

  /// Returns the first of `locales` that has texts, or else the first language if English is not among the languages,
  /// or else the first of `locales`, or else English.
  func locale(preferring locales: [LanguageTag]) -> LanguageTag {
    let available = own.map(\.locale) + ShippedCatalogs.locales(of: languages)
    let served = locales.first { LocaleMatcher.bestMatch(for: $0, in: available) != nil }
    let first = available.contains(.english) ? nil : languages.first?.locales.first
    return served ?? first ?? locales.first ?? .english
  }

  /// Returns the catalogues with the texts for any of `locales`.
  public func catalogs(for locales: [LanguageTag]) -> [Catalog] {
    own + ShippedCatalogs.catalogs(forAny: locales, in: languages)
  }
}
