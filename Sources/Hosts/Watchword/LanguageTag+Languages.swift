public import WatchwordLocalization

extension LanguageTag {
  /// Creates a tag from `text`, or `nil` if `text` is not a language tag.
  ///
  /// Underscores count as hyphens, as in the identifiers of locales on Apple's platforms, in gettext and in Java
  /// (`pl_PL`, `zh_Hant_TW`).
  public init?(_ text: String) {
    self.init(String(text.map { $0 == "_" ? "-" : $0 })[...])
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal, such as `"pl"` or `"pt_BR"`.
  ///
  /// A literal that is not a language tag becomes `und`, which no language has texts for.
  public init(stringLiteral text: String) {
    let tag: LanguageTag? = .init(text)
    self = tag ?? LanguageTag("und"[...]) ?? .english
  }
}

/// The languages of the shipped texts, with the same names as in ``Language``.
extension LanguageTag {
  /// Arabic (`ar`).
  public static var arabic: LanguageTag { "ar" }
  /// German (`de`).
  public static var german: LanguageTag { "de" }
  /// Spanish (`es`).
  public static var spanish: LanguageTag { "es" }
  /// French (`fr`).
  public static var french: LanguageTag { "fr" }
  /// Hebrew (`he`).
  public static var hebrew: LanguageTag { "he" }
  /// Hindi (`hi`).
  public static var hindi: LanguageTag { "hi" }
  /// Indonesian (`id`).
  public static var indonesian: LanguageTag { "id" }
  /// Italian (`it`).
  public static var italian: LanguageTag { "it" }
  /// Japanese (`ja`).
  public static var japanese: LanguageTag { "ja" }
  /// Korean (`ko`).
  public static var korean: LanguageTag { "ko" }
  /// Dutch (`nl`).
  public static var dutch: LanguageTag { "nl" }
  /// Polish (`pl`).
  public static var polish: LanguageTag { "pl" }
  /// Portuguese (Brazil) (`pt-BR`).
  public static var portugueseBrazil: LanguageTag { "pt-BR" }
  /// Russian (`ru`).
  public static var russian: LanguageTag { "ru" }
  /// Turkish (`tr`).
  public static var turkish: LanguageTag { "tr" }
  /// Ukrainian (`uk`).
  public static var ukrainian: LanguageTag { "uk" }
  /// Vietnamese (`vi`).
  public static var vietnamese: LanguageTag { "vi" }
  /// Simplified Chinese (`zh-Hans`).
  public static var simplifiedChinese: LanguageTag { "zh-Hans" }
  /// Traditional Chinese (`zh-Hant`).
  public static var traditionalChinese: LanguageTag { "zh-Hant" }
}
