package import WatchwordBasics
import WatchwordLinting
package import WatchwordLocalization

/// A parser of the locales that users request.
package enum RequestedLocale {
  /// Parses a language tag; `pt_BR` is accepted too.
  package static func parse(_ text: String) throws(RunFailure) -> LanguageTag {
    let named = LanguageName.tag(named: text)
    // A word of four letters, such as Thai, is a well-formed tag, but not of a known language.
    if let tag = LanguageTag(text) ?? LanguageTag(posix: text), named == nil || tag.isKnownLocale { return tag }
    throw RunFailure(
      message: "\"\(text.clipped)\" is not a language tag; "
        + (named.map { "did you mean \($0)?" } ?? "expected one (BCP 47) such as ru or pt-BR"))
  }
}
