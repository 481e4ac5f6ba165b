import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordSystemFiles

/// A parser of the locales that users request.
enum RequestedLocale {
  /// The locale of the environment (the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set), or else English.
  static var ofEnvironment: LanguageTag {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Environment.value(of: name) { return LanguageTag(posix: value) ?? .english }
    }
    return .english
  }

  /// Parses a language tag; `pt_BR` is accepted too.
  static func parse(_ text: String) throws -> LanguageTag {
    let named = LanguageName.tag(named: text)
    // A word of four letters, such as Thai, is a well-formed tag, but not of a known language.
    if let tag = LanguageTag(text) ?? LanguageTag(posix: text), named == nil || tag.isKnownLocale { return tag }
    throw CommandFailure(
      message: "\"\(text.clipped)\" is not a language tag; "
        + (named.map { "did you mean \($0)?" } ?? "expected one (BCP 47) such as ru or pt-BR"))
  }
}
