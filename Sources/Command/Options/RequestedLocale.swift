import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

/// Parses the locales that users ask for.
enum RequestedLocale {
  /// The locale of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set), else English.
  static var ofEnvironment: LanguageTag {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Environment.value(of: name) { return LanguageTag(posix: value) ?? .english }
    }
    return .english
  }

  /// Parses a language tag; `pt_BR` is accepted too.
  static func parse(_ text: String) throws -> LanguageTag {
    if let tag = LanguageTag(text) ?? LanguageTag(posix: text) { return tag }
    throw CommandFailure(message: "\"\(text.clipped)\" is not a language tag; expected one such as ru or pt-BR")
  }
}
