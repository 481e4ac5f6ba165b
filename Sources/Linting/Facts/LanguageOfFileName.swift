import WatchwordDiagnostics
import WatchwordLocalization

/// The language that the name of a file may say: `fr` for `Locales/fr.xliff`.
struct LanguageOfFileName {
  let tag: LanguageTag
  /// Whether the name consists of words or abbreviations that people give to files for other reasons, such as `it` or
  /// `my`; a tag with several subtags in their recommended case, such as `it-IT`, does not.
  let mayBeWord: Bool

  /// The language of the last part of `path` without its extension, as a language tag or in the way of POSIX
  /// (`fr_CA`, `sr@latin`); `nil` if the whole of it does not name a locale that there is.
  ///
  /// A language in a part of the name says nothing: `example.de.xliff` is the translation of a site, too.
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

  /// The tag of a POSIX name without a codeset, and with no other modifier than one that a tag has a subtag for.
  private static func posix(_ name: String) -> LanguageTag? {
    guard !name.utf8.contains(UInt8(ascii: ".")), let tag = LanguageTag(posix: name) else { return nil }
    guard let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return tag }
    return tag == LanguageTag(posix: name[..<at]) ? nil : tag
  }

  /// Whether the language is not a code of three letters for which there is one of two, such as `mac` for `mk`; nobody
  /// names catalogues so.
  private static func isShortest(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || tag.canonicalized().language == tag.language
  }

  /// The codes of two letters that are English words, or abbreviations known from software, its making and its markets;
  /// and those of languages that software is rarely translated into, since they mean something else more often.
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
  /// Whether the name may be the code of a country in which `language` is spoken: `br` is Breton, and Brazil too.
  func mayBeCountry(of language: LanguageTag) -> Bool {
    let code = tag.language
    guard tag == LanguageTag(code), code.utf8.count == 2, let country = LanguageTag("und-\(code)"),
      !country.maximized().isSameLanguage(as: tag)
    else { return false }
    let local = LanguageTag("\(language.canonicalized().language)-\(code)")
    return local?.isKnownLocale == true || local?.canonicalized().region == language.maximized().region
  }

  /// Whether the name may be the languages that a translation is from and into, in either order: `en-de` is English in
  /// Germany, too.
  func mayBePair(from source: LanguageTag?) -> Bool {
    guard let region = tag.region, tag == LanguageTag("\(tag.language)-\(region)"), let other = LanguageTag(region),
      other.isKnownLocale
    else { return false }
    return source.map { $0.isSameLanguage(as: tag) || $0.isSameLanguage(as: other) } ?? true
  }
}
