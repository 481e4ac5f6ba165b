import WatchwordBasics
import WatchwordLocalization

/// The names of locales in gettext's catalogues: `pt_BR`, `sr@latin` (GNU gettext manual, section 2.3.1, "Locale
/// names"). `LanguageTag.init(posix:)` reads them.
enum GettextLocale {
  /// The modifiers of scripts (GNU gettext manual, section 2.3.1).
  private static let modifiers: [(script: ExactText, modifier: String)] = [
    ("Latn", "latin"), ("Cyrl", "cyrillic"), ("Deva", "devanagari"), ("Arab", "arabic"),
  ]

  /// Returns the name of the locale with a tag. For Chinese, the region implies the usual script. Subtags without a
  /// counterpart in locale names become a modifier unchanged, so that tags share a name only if gettext has one name
  /// for both: `zh-Hant` and `zh-TW`.
  static func name(_ tag: LanguageTag) -> String {
    var script = tag.script.map { ExactText($0) }
    var region = tag.region.map { "_\($0)" } ?? ""
    if ExactText(tag.language) == "zh", script == "Hant" || script == "Hans" {
      if region.isEmpty { region = script == "Hant" ? "_TW" : "_CN" }
      let usual: ExactText = ["_TW", "_HK", "_MO"].contains(region) ? "Hant" : "Hans"
      if script == usual { script = nil }
    }
    let known = script.map { script in
      modifiers.first { $0.script == script }?.modifier ?? ASCII.lowercased(script.string)
    }
    let rest = tag.extendedLanguages + [known].compactMap { $0 } + tag.variants + tag.extensions
    let modifier = (rest + [tag.privateUse].compactMap { $0 }).joined(separator: "-")
    return tag.language + region + (modifier.isEmpty ? "" : "@\(modifier)")
  }

  /// Whether the name of the locale maps back to the tag; that of `zh-Hans` maps to `zh-CN`.
  static func roundTrips(_ tag: LanguageTag) -> Bool {
    LanguageTag(posix: name(tag)).map { "\($0)" == "\(tag)" } ?? false
  }
}
