import WatchwordDiagnostics
import WatchwordLocalization

/// Languages in the names of files and folders.
enum LocaleName {
  /// The tag of a language as a document writes it, perhaps as gettext and Java do: `pt_BR`, `sr@latin`; `nil` if it is
  /// none.
  static func written(_ name: ExactText) -> LanguageTag? {
    // What else stands behind a dot or a sign of gettext would be skipped.
    let isPlain = name.string.utf8.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || "-_.@".utf8.contains($0)
    }
    return isPlain ? LanguageTag(posix: name.string) : nil
  }

  /// The language that a name is, such as `de`, `pt-BR` or `zh_Hant_TW`; `nil` if it names no known one.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    guard let tag = LanguageTag(posix: name), tag.isKnownLocale else { return nil }
    return tag
  }

  /// The last part of a path, without its ending.
  static func stem(of path: SystemPath) -> String {
    let name = path.lastComponent
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(decoding: name[..<dot], as: UTF8.self)
  }

  /// The names under which the texts of the source are looked for, the most common one first: English, as most projects
  /// have it.
  static let sources = ["en", "en-US", "en_US", "en-GB", "en_GB"]
}
