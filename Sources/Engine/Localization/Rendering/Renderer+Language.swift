extension Renderer {
  /// Creates a renderer for people, who never see the id of a text that a whole language among `catalogs` has.
  ///
  /// A catalogue with less than two thirds of the texts of the largest one changes texts of other catalogues, as an
  /// overlay does, and is not a language. Without English among the languages, `locale` is used only if it is one, and
  /// otherwise the first language; with English, texts that `locale` lacks are in English.
  package init(catalogs: [Catalog], serving locale: LanguageTag) {
    let largest = catalogs.map { $0.messages.count }.max() ?? 0
    let languages = catalogs.filter { $0.isLanguage(besideOneOf: largest) }.map { $0.locale }
    if let source = LocaleMatcher.bestMatch(for: .english, in: languages) {
      self.init(catalogs: catalogs, locale: locale, sourceLanguage: source)
    } else if let first = languages.first {
      // Texts of an app's own rules may be in English alone.
      let isServed = LocaleMatcher.bestMatch(for: locale, in: languages) != nil
      self.init(catalogs: catalogs, locale: isServed ? locale : first, sourceLanguage: isServed ? first : .english)
    } else {
      self.init(catalogs: catalogs, locale: locale)
    }
  }

  /// The locale for the attributes of a document or view with these texts, and for numbers beside them: the requested
  /// one with its region and extensions if the texts are in its language, or else ``locale``, which is also the new tag
  /// of a language that was requested by its old one (`iw`).
  public var shownLocale: LanguageTag {
    let isNearest =
      requestedLocale.languageSubtag == locale.languageSubtag && requestedLocale.hasSameLanguageAndScript(as: locale)
      && LocaleMatcher.chain(for: requestedLocale).contains(locale)
    return isNearest ? requestedLocale : locale
  }
}

extension Catalog {
  /// Whether the catalogue has enough texts to be shown alone, beside a whole one with `count` texts.
  package func isLanguage(besideOneOf count: Int) -> Bool { messages.count * 3 >= count * 2 }
}
