import Diagnostics
import Localization

/// What languages are called in findings.
enum LanguageName {
  /// The English name of the language, such as "Russian"; the tag itself where no name is known.
  static func name(of tag: LanguageTag) -> String {
    let canonical = tag.canonicalized()
    guard let name = names[canonical.language] else { return "\(tag)" }
    return canonical == LanguageTag(canonical.language) ? name : "\(name) (\(tag))"
  }

  /// The language that is called so in English, such as `de` for "german".
  static func tag(named name: String) -> LanguageTag? {
    guard name.utf8.count < 64 else { return nil }
    let wanted = ExactText(name.lowercased())
    return names.first { ExactText($0.value.lowercased()) == wanted }.flatMap { LanguageTag($0.key) }
  }

  /// Whether the language of the tag has a name here: `app` is a well-formed tag and no language.
  static func isKnown(_ tag: LanguageTag) -> Bool { names[tag.canonicalized().language] != nil }

  /// The languages that software is translated into, by their ISO 639 codes.
  private static let names: [String: String] = [
    "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "as": "Assamese", "az": "Azerbaijani", "be": "Belarusian",
    "bg": "Bulgarian", "bn": "Bangla", "br": "Breton", "bs": "Bosnian", "ca": "Catalan", "cs": "Czech", "cy": "Welsh",
    "da": "Danish", "de": "German", "dsb": "Lower Sorbian", "el": "Greek", "en": "English", "eo": "Esperanto",
    "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish", "fil": "Filipino",
    "fr": "French", "fy": "Western Frisian", "ga": "Irish", "gd": "Scottish Gaelic", "gl": "Galician",
    "gu": "Gujarati", "ha": "Hausa", "haw": "Hawaiian", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
    "hsb": "Upper Sorbian", "hu": "Hungarian", "hy": "Armenian", "ia": "Interlingua", "id": "Indonesian",
    "ig": "Igbo", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "jv": "Javanese", "ka": "Georgian",
    "kab": "Kabyle", "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "ku": "Kurdish",
    "ky": "Kyrgyz", "lb": "Luxembourgish", "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian", "mi": "Maori",
    "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mr": "Marathi", "ms": "Malay", "mt": "Maltese",
    "my": "Burmese", "nb": "Norwegian Bokmål", "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk",
    "no": "Norwegian", "oc": "Occitan", "or": "Odia", "pa": "Punjabi", "pl": "Polish", "ps": "Pashto",
    "pt": "Portuguese", "rm": "Romansh", "ro": "Romanian", "ru": "Russian", "sc": "Sardinian", "sd": "Sindhi",
    "si": "Sinhala", "sk": "Slovak", "sl": "Slovenian", "so": "Somali", "sq": "Albanian", "sr": "Serbian",
    "sv": "Swedish", "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "tg": "Tajik", "th": "Thai", "tk": "Turkmen",
    "tr": "Turkish", "tt": "Tatar", "ug": "Uyghur", "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek",
    "vi": "Vietnamese", "wo": "Wolof", "xh": "Xhosa", "yi": "Yiddish", "yo": "Yoruba", "yue": "Cantonese",
    "zh": "Chinese", "zu": "Zulu",
  ]
}
