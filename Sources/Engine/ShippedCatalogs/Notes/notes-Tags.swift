// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

import WatchwordBasics

extension NoteCatalogs {
  /// The tags of the shipped catalogues, in the order of their bytes.
  static let tags = [
    "ar",
    "de",
    "en",
    "es",
    "fr",
    "he",
    "hi",
    "id",
    "it",
    "ja",
    "ko",
    "nl",
    "pl",
    "pt-BR",
    "ru",
    "tr",
    "uk",
    "vi",
    "zh-Hans",
    "zh-Hant",
    "zh-Hant-HK",
  ]

  /// The compiled catalogue of one of `tags`.
  static func json(for tag: ExactText) -> StaticString? {
    switch tag {
    case "ar": ar
    case "de": de
    case "en": en
    case "es": es
    case "fr": fr
    case "he": he
    case "hi": hi
    case "id": id
    case "it": it
    case "ja": ja
    case "ko": ko
    case "nl": nl
    case "pl": pl
    case "pt-BR": ptBR
    case "ru": ru
    case "tr": tr
    case "uk": uk
    case "vi": vi
    case "zh-Hans": zhHans
    case "zh-Hant": zhHant
    case "zh-Hant-HK": zhHantHK
    default: nil
    }
  }
}
