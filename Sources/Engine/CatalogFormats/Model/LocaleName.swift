import WatchwordBasics
import WatchwordLocalization

/// Languages in the names of files and folders.
enum LocaleName {
  /// Returns the tag of a language as written in a document, including the notation of gettext and Java (`pt_BR`,
  /// `sr@latin`); `nil` if the name is not a language.
  static func written(_ name: ExactText) -> LanguageTag? {
    // Without this check, the parser would ignore any other text after the dot or at sign of gettext's notation.
    let isPlain = name.string.utf8.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || "-_.@".utf8.contains($0)
    }
    return isPlain ? LanguageTag(posix: name.string) : nil
  }

  /// Returns the language with a name such as `de`, `pt-BR` or `zh_Hant_TW`, or `nil` if the language is unknown.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    guard let tag = LanguageTag(posix: name), tag.isKnownLocale else { return nil }
    return tag
  }

  /// Returns the last component of a path, without its extension.
  static func stem(of path: SystemPath) -> String {
    let name = path.lastComponent
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(decoding: name[..<dot], as: UTF8.self)
  }

  /// The names of source languages, the most common one first. Most projects have English sources.
  static let sources = ["en", "en-US", "en_US", "en-GB", "en_GB"]
}

/// Creates the names of files and folders for languages.
enum LanguageFileName {
  /// Returns the tag of a language, or `und` if it is not a tag, so that a name cannot lead to another folder.
  static func name(of language: ExactText?) -> String {
    language.flatMap { LocaleName.written($0) }.map { "\($0)" } ?? "und"
  }
}

extension String {
  /// The text with each hyphen replaced by `_`, as in the file names of Flutter, Java and Qt: `pt_BR`.
  package var replacingHyphens: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
