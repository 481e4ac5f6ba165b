import WatchwordDiagnostics
import WatchwordLocalization

/// The names of locales in gettext's catalogues: `pt_BR`, `sr@latin` (GNU gettext manual, section 2.3.1, "Locale
/// names"). `LanguageTag.init(posix:)` reads them.
enum GettextLocale {
  /// The modifiers of scripts (GNU gettext manual, section 2.3.1).
  private static let modifiers: [(script: ExactText, modifier: String)] = [
    ("Latn", "@latin"), ("Cyrl", "@cyrillic"), ("Deva", "@devanagari"), ("Arab", "@arabic"),
  ]

  /// The name of the locale with a tag. Chinese is told by its regions.
  static func name(_ tag: LanguageTag) -> String {
    let script = tag.script.map { ExactText($0) }
    let modifier =
      tag.variants.contains { ExactText($0) == "valencia" }
      ? "@valencia" : modifiers.first { $0.script == script }?.modifier ?? ""
    var region = tag.region.map { "_\($0)" } ?? ""
    if region.isEmpty, ExactText(tag.language) == "zh", let script {
      region = script == "Hant" ? "_TW" : "_CN"
    }
    return tag.language + region + modifier
  }

  /// Whether the name of the locale gives the tag back; that of `zh-Hans` gives `zh-CN`.
  static func tells(_ tag: LanguageTag) -> Bool { LanguageTag(posix: name(tag)).map { "\($0)" == "\(tag)" } ?? false }
}
