import WatchwordDiagnostics
import WatchwordLocalization

/// The language that a file name may denote: `fr` for `Locales/fr.xliff`.
struct LanguageOfFileName {
  let tag: LanguageTag
  /// Whether the name consists of words or abbreviations that are also used as file names for other reasons, such as
  /// `it` or `my`; a tag with several subtags in their recommended case, such as `it-IT`, does not.
  let mayBeWord: Bool

  /// Reads the last part of `path` without its extension as a language tag or a POSIX locale name (`fr_CA`,
  /// `sr@latin`); `nil` if the whole name is not that of an existing locale.
  ///
  /// A language in part of the name is ignored: `example.de.xliff` may be the translation of a website.
  init?(file path: ExactText) {
    let path = path.string.utf8
    let name = path.split(separator: UInt8(ascii: "/")).last ?? path[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.count < 64 else { return nil }
    let stem = String(decoding: name[..<dot], as: UTF8.self)
    guard let tag = LanguageTag(stem) ?? Self.posix(stem), tag.isKnownLocale, Self.isShortest(tag) else { return nil }
    self.tag = tag
    let subtags = stem.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let isWrittenAsTag =
      subtags.count > 1
      && "\(tag)".utf8.split(separator: UInt8(ascii: "-")).elementsEqual(subtags) {
        $0.elementsEqual($1)
      }
    mayBeWord =
      !isWrittenAsTag
      && subtags.allSatisfy { subtag in
        subtag.count == 3 || Self.words.contains(ExactText(ASCII.lowercased(String(decoding: subtag, as: UTF8.self))))
      }
  }

  /// Returns the tag of a POSIX name without a codeset, and with no modifier except one that has a subtag.
  private static func posix(_ name: String) -> LanguageTag? {
    guard !name.utf8.contains(UInt8(ascii: ".")), let tag = LanguageTag(posix: name) else { return nil }
    guard let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return tag }
    return tag == LanguageTag(posix: name[..<at]) ? nil : tag
  }

  /// Whether the language has no shorter code, such as `mk` for `mac`; nobody names catalogues by the longer code.
  private static func isShortest(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || tag.canonicalized().language == tag.language
  }

  /// The two-letter codes that are English words or abbreviations known from software, its development and its markets,
  /// and those of languages that software is rarely translated into, because they usually mean something else.
  private static let words: Set<ExactText> = [
    "aa", "ab", "ak", "am", "an", "as", "ba", "be", "bi", "bm", "bo", "br", "ce", "co", "cs", "cu", "cv", "dv", "ee",
    "eu", "ff", "fo", "ga", "gn", "gv", "ha", "he", "hi", "ht", "ia", "id", "ie", "ii", "in", "io", "is", "it", "iu",
    "ki", "kl", "ks", "kw", "la", "lb", "lg", "ln", "lo", "lu", "mg", "mi", "ml", "mo", "mr", "ms", "mt", "my", "nd",
    "no", "nr", "nv", "ny", "oc", "om", "or", "os", "pa", "ps", "qu", "rm", "rn", "rw", "sa", "sc", "sd", "se", "sg",
    "sh", "sn", "so", "ss", "st", "su", "sw", "ta", "tg", "ti", "tk", "tn", "to", "tr", "ts", "tt", "ug", "ve", "vo",
    "wa", "wo", "yo", "za",
  ]
}

extension LanguageOfFileName {
  /// Whether the name may be the code of a country in which `language` is spoken: `br` is Breton, but also Brazil.
  func mayBeCountry(of language: LanguageTag) -> Bool {
    let code = tag.language
    guard tag == LanguageTag(code), code.utf8.count == 2, let country = LanguageTag("und-\(code)"),
      !country.maximized().isSameLanguage(as: tag)
    else { return false }
    let local = LanguageTag("\(language.canonicalized().language)-\(code)")
    return local?.isKnownLocale == true || local?.canonicalized().region == language.maximized().region
  }

  /// Whether the name may be the source and target languages of a translation, in either order: `en-de` is English in
  /// Germany, but also English to German.
  func mayBePair(from source: LanguageTag?) -> Bool {
    guard let region = tag.region, tag == LanguageTag("\(tag.language)-\(region)"), let other = LanguageTag(region),
      other.isKnownLocale
    else { return false }
    return source.map { $0.isSameLanguage(as: tag) || $0.isSameLanguage(as: other) } ?? true
  }
}
