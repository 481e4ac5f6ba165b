import WatchwordLocalization

/// A language and its plural rules.
struct LanguageRules: Sendable {
  let tag: LanguageTag
  let plurals: PluralRules
  /// Whether CLDR has plural rules for the language.
  let isKnown: Bool

  init(_ tag: LanguageTag) {
    self.tag = tag
    plurals = .cardinal(for: tag)
    isKnown = PluralRules.hasCardinal(for: tag)
  }

  /// The English name of the language.
  var name: String { LanguageName.name(of: tag) }
}
