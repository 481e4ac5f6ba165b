// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

import WatchwordDiagnostics

extension ShippedCatalogs {
  /// The tags of the shipped catalogues, in the order of their bytes.
  static let tags = ["ar", "de", "de-CH", "de-LI", "en", "es", "fr", "he", "hi", "ja", "pl", "ru"]

  /// The compiled catalogue of one of `tags`.
  static func json(for tag: ExactText) -> StaticString? {
    switch tag {
    case "ar": ar
    case "de": de
    case "de-CH": deCH
    case "de-LI": deLI
    case "en": en
    case "es": es
    case "fr": fr
    case "he": he
    case "hi": hi
    case "ja": ja
    case "pl": pl
    case "ru": ru
    default: nil
    }
  }
}
