import WatchwordBasics
package import WatchwordLocalization

/// The names of languages in findings.
package enum LanguageName {
  /// Returns the English name of the language, such as "Russian"; the tag itself if no name is known.
  static func name(of tag: LanguageTag) -> String {
    let canonical = tag.canonicalized()
    guard let name = names[canonical.language] else { return "\(tag)" }
    return canonical == LanguageTag(canonical.language) ? name : "\(name) (\(tag))"
  }

  /// Returns the English name of the language with its tag, such as "German (de)".
  package static func withTag(_ tag: LanguageTag) -> String {
    let name = name(of: tag)
    return name.hasSuffix("\(tag)") || name.hasSuffix("(\(tag))") ? name : "\(name) (\(tag))"
  }

  /// Returns the language with this English name, such as `de` for "german".
  package static func tag(named name: String) -> LanguageTag? {
    guard name.utf8.count < 64 else { return nil }
    let wanted = ExactText(name.lowercased())
    return names.first { ExactText($0.value.lowercased()) == wanted }.flatMap { LanguageTag($0.key) }
  }

  /// The languages that software is translated into and those that CLDR has plural rules for, by their ISO 639 codes.
  private static let names: [String: String] = [
    "af": "Afrikaans", "ak": "Akan", "am": "Amharic", "an": "Aragonese", "ar": "Arabic", "ars": "Najdi Arabic",
    "as": "Assamese", "asa": "Asu", "ast": "Asturian", "az": "Azerbaijani", "bal": "Baluchi", "be": "Belarusian",
    "bem": "Bemba", "bez": "Bena", "bg": "Bulgarian", "bho": "Bhojpuri", "blo": "Anii", "bm": "Bambara",
    "bn": "Bangla", "bo": "Tibetan", "br": "Breton", "brx": "Bodo", "bs": "Bosnian", "ca": "Catalan", "ce": "Chechen",
    "ceb": "Cebuano", "cgg": "Chiga", "chr": "Cherokee", "ckb": "Central Kurdish", "cs": "Czech",
    "csw": "Swampy Cree", "cy": "Welsh", "da": "Danish", "de": "German", "doi": "Dogri", "dsb": "Lower Sorbian",
    "dv": "Divehi", "dz": "Dzongkha", "ee": "Ewe", "el": "Greek", "en": "English", "eo": "Esperanto", "es": "Spanish",
    "et": "Estonian", "eu": "Basque", "fa": "Persian", "ff": "Fula", "fi": "Finnish", "fil": "Filipino",
    "fo": "Faroese", "fr": "French", "fur": "Friulian", "fy": "Western Frisian", "ga": "Irish",
    "gd": "Scottish Gaelic", "gl": "Galician", "gsw": "Swiss German", "gu": "Gujarati", "guw": "Gun", "gv": "Manx",
    "ha": "Hausa", "haw": "Hawaiian", "he": "Hebrew", "hi": "Hindi", "hnj": "Hmong Njua", "hr": "Croatian",
    "hsb": "Upper Sorbian", "ht": "Haitian Creole", "hu": "Hungarian", "hy": "Armenian", "ia": "Interlingua",
    "id": "Indonesian", "ig": "Igbo", "ii": "Sichuan Yi", "io": "Ido", "is": "Icelandic", "it": "Italian",
    "iu": "Inuktitut", "ja": "Japanese", "jbo": "Lojban", "jgo": "Ngomba", "jmc": "Machame", "jv": "Javanese",
    "ka": "Georgian", "kab": "Kabyle", "kaj": "Jju", "kcg": "Tyap", "kde": "Makonde", "kea": "Kabuverdianu",
    "kk": "Kazakh", "kkj": "Kako", "kl": "Kalaallisut", "km": "Khmer", "kn": "Kannada", "ko": "Korean",
    "ks": "Kashmiri", "ksb": "Shambala", "ksh": "Colognian", "ku": "Kurdish", "kw": "Cornish", "ky": "Kyrgyz",
    "lag": "Langi", "lb": "Luxembourgish", "lg": "Ganda", "lij": "Ligurian", "lkt": "Lakota", "lld": "Ladin",
    "ln": "Lingala", "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian", "mas": "Masai", "mg": "Malagasy",
    "mgo": "Metaʼ", "mi": "Maori", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mr": "Marathi",
    "ms": "Malay", "mt": "Maltese", "my": "Burmese", "nah": "Nahuatl", "naq": "Nama", "nb": "Norwegian Bokmål",
    "nd": "North Ndebele", "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk", "nnh": "Ngiemboon",
    "no": "Norwegian", "nqo": "N’Ko", "nr": "South Ndebele", "nso": "Northern Sotho", "ny": "Nyanja",
    "nyn": "Nyankole", "oc": "Occitan", "om": "Oromo", "or": "Odia", "os": "Ossetic", "osa": "Osage", "pa": "Punjabi",
    "pap": "Papiamento", "pcm": "Nigerian Pidgin", "pl": "Polish", "prg": "Prussian", "ps": "Pashto",
    "pt": "Portuguese", "rm": "Romansh", "ro": "Romanian", "rof": "Rombo", "ru": "Russian", "rwk": "Rwa",
    "sah": "Yakut", "saq": "Samburu", "sat": "Santali", "sc": "Sardinian", "scn": "Sicilian", "sd": "Sindhi",
    "sdh": "Southern Kurdish", "se": "Northern Sami", "seh": "Sena", "ses": "Koyraboro Senni", "sg": "Sango",
    "shi": "Tachelhit", "si": "Sinhala", "sk": "Slovak", "sl": "Slovenian", "sma": "Southern Sami", "smi": "Sami",
    "smj": "Lule Sami", "smn": "Inari Sami", "sms": "Skolt Sami", "sn": "Shona", "so": "Somali", "sq": "Albanian",
    "sr": "Serbian", "ss": "Swati", "ssy": "Saho", "st": "Southern Sotho", "su": "Sundanese", "sv": "Swedish",
    "sw": "Swahili", "syr": "Syriac", "ta": "Tamil", "te": "Telugu", "teo": "Teso", "tg": "Tajik", "th": "Thai",
    "ti": "Tigrinya", "tig": "Tigre", "tk": "Turkmen", "tn": "Tswana", "to": "Tongan", "tpi": "Tok Pisin",
    "tr": "Turkish", "ts": "Tsonga", "tt": "Tatar", "tzm": "Central Atlas Tamazight", "ug": "Uyghur",
    "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek", "ve": "Venda", "vec": "Venetian", "vi": "Vietnamese",
    "vo": "Volapük", "vun": "Vunjo", "wa": "Walloon", "wae": "Walser", "wo": "Wolof", "xh": "Xhosa", "xog": "Soga",
    "yi": "Yiddish", "yo": "Yoruba", "yue": "Cantonese", "zh": "Chinese", "zu": "Zulu",
  ]
}

/// The language that a file name may denote: `fr` for `Locales/fr.xliff`.
struct LanguageOfFileName {
  let tag: LanguageTag
  /// Whether the name consists of words or abbreviations that also occur as file names for other reasons, such as `it`
  /// or `my`. This is false for a tag with several subtags in their recommended case, such as `it-IT`.
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
    guard !name.has(UInt8(ascii: ".")), let tag = LanguageTag(posix: name) else { return nil }
    guard let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return tag }
    return tag == LanguageTag(posix: name[..<at]) ? nil : tag
  }

  /// Whether the language has no shorter code, as `mac` has with `mk`; catalogues are not named after the longer code.
  private static func isShortest(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || tag.canonicalized().language == tag.language
  }

  /// The two-letter codes that are English words or abbreviations known from software, its development and its markets,
  /// and the codes of languages that software is rarely translated into. As file names, these codes usually have
  /// another meaning.
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
