public import WatchwordBasics
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
  public static let shipped = Texts(languages: Language.all)

  /// The app's catalogues. Each is a separate layer above the shipped ones.
  private var own: [Catalog] = []
  /// The shipped overlays, with their layers.
  private var overlays: [(overlay: Overlay, layer: Int)] = []
  /// The languages whose shipped texts are used.
  private let languages: [Language]
  /// The highest layer of `own` and `overlays`.
  private var layer = 0

  private init(languages: [Language]) { self.languages = languages }

  /// Creates texts from these catalogues alone, such as those that `watchword compile` writes.
  public init(_ catalogs: [Catalog]) {
    self.init(languages: [])
    own = catalogs
    layer = catalogs.map(\.layer).max() ?? 0
  }

  /// Creates texts from the shipped ones in these languages alone. No other language is offered to users, or read.
  ///
  /// ```swift
  /// import Watchword
  ///
  /// let texts = Texts(in: .polish, .german)
  /// ```
  public init(in languages: Language...) { self.init(languages: languages) }

  /// Returns these texts with those of `catalog`, which take precedence.
  ///
  /// A catalogue for `de` also changes the texts of `de-CH` and `de-AT`, unless catalogues for these are added later.
  public func adding(_ catalog: Catalog) -> Texts { adding([catalog]) }

  /// Returns these texts with those of `catalogs`, which take precedence. Among `catalogs`, the nearest locale takes
  /// precedence, such as `de-CH` over `de`.
  public func adding(_ catalogs: [Catalog]) -> Texts {
    var texts = self
    texts.layer += 1
    texts.own = catalogs.map { $0.inLayer(texts.layer) } + own
    return texts
  }

  /// Returns these texts with those of a shipped overlay, which take precedence: `passphrase` and `pin` use these words
  /// instead of "password" in every language of these texts.
  ///
  /// ```swift
  /// import Watchword
  ///
  /// let texts = Texts.shipped.adding(.passphrase)
  /// ```
  public func adding(_ overlay: Overlay) -> Texts {
    var texts = self
    texts.layer += 1
    texts.overlays.append((overlay, texts.layer))
    return texts
  }

  /// Returns these texts with one of them replaced in a locale.
  ///
  /// `text` is used for every number. To replace a text that has plural forms, add a ``Catalog`` with all forms.
  public func replacing(_ id: MessageID, with text: ExactText, in locale: LanguageTag) -> Texts {
    adding(Catalog(locale: locale, messages: [id: Message(text)]))
  }

  /// Returns a renderer for the first of `locales` that has texts, or else for English.
  ///
  /// Texts missing in the chosen locale come from its parents, then from English. Texts of languages without English
  /// are in the first of them if none of `locales` has texts. A few texts do not make a language: those of an overlay
  /// never do, and an app's catalogue without English needs two thirds of all texts.
  public func renderer(preferring locales: [LanguageTag]) -> Renderer {
    let locale = locale(preferring: locales)
    return Renderer(catalogs: catalogs(for: [locale]), serving: locale)
  }

  /// Returns the first of `locales` that has texts, or else the first language if English is not among the languages,
  /// or else the first of `locales`, or else English.
  func locale(preferring locales: [LanguageTag]) -> LanguageTag {
    let shipped = ShippedCatalogs.locales(of: languages)
    let whole = substitute.map { catalogs(of: [$0]) }?.first
    let deciding = own.filter { catalog in whole.map { catalog.isLanguage(besideOneOf: $0.messages.count) } ?? true }
    let available = deciding.map(\.locale) + shipped
    return locales.first { LocaleMatcher.bestMatch(for: $0, in: available) != nil } ?? substitute
      ?? locales.first ?? .english
  }

  /// The language of texts that no preferred language has: the first one, if English is not among the languages.
  private var substitute: LanguageTag? {
    let locales = languages.flatMap(\.locales)
    return locales.contains(.english) ? nil : locales.first
  }

  /// Returns the catalogues with the texts for any of `locales`, and with those that replace missing ones.
  public func catalogs(for locales: [LanguageTag]) -> [Catalog] {
    let available = ShippedCatalogs.locales(of: languages)
    let wanted = locales.flatMap { LocaleMatcher.servingTags(for: $0, in: available) } + [.english]
    // The first whole catalogue is the language that replaces others.
    let first = substitute.map { [$0] } ?? []
    let shipped = catalogs(of: first + available.filter { wanted.contains($0) && !first.contains($0) })
    let base = (own + shipped).map(\.locale)
    return own + overlays.flatMap { $0.overlay.catalogs(for: locales + base, changing: base, in: $0.layer) } + shipped
  }

  /// Returns the shipped catalogues of exactly these locales.
  private func catalogs(of locales: [LanguageTag]) -> [Catalog] {
    locales.compactMap { locale in
      CatalogCache.shared.catalog(locale, in: "") {
        languages.first { $0.locales.contains(locale) }?.catalog(for: locale)
      }
    }
  }
}
