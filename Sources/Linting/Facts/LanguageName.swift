import WatchwordDiagnostics
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
