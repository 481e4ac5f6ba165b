import WatchwordBasics
import WatchwordLocalization

/// The writing conventions of a language that checks of texts use; unknown conventions are not checked.
final class WritingRules: Sendable {
  let tag: LanguageTag
  /// The language without script and region, such as `pt`.
  let language: ExactText
  /// The pairs of quotation marks that the language uses, the usual one first; empty if CLDR has none.
  let quotationMarks: [QuotationMarks]
  /// The letters that texts in the language use.
  let letters: ExemplarLetters

  init(_ tag: LanguageTag) {
    self.tag = tag
    let language = ExactText(tag.canonicalized().language)
    self.language = language
    quotationMarks = QuotationMarks.all(for: tag, language)
    letters = ExemplarLetters(tag, language)
  }

  /// Whether texts are written without spaces between words (UAX #14, line breaking classes ID, CJ and SA).
  var hasNoSpaces: Bool { Self.spaceless.contains(language) }

  /// Whether the language uses full-width forms of ASCII characters (UAX #11).
  var usesFullwidthForms: Bool { Self.wide.contains(language) }

  /// Whether sentences end with a mark that the translation of a short text keeps.
  ///
  /// Thai and Lao have no such mark; Khmer, Burmese and Tibetan use theirs only at the ends of paragraphs.
  var endsSentences: Bool { !Self.withoutEndMarks.contains(language) }

  /// Whether a no-break space precedes a colon, a semicolon, an exclamation mark and a question mark.
  ///
  /// This is the rule of France (Lexique des règles typographiques en usage à l’Imprimerie nationale), also used in
  /// Belgium and Africa. Canada and Switzerland have other rules, so no space is expected there.
  var spacesHighMarks: Bool {
    guard language == "fr" else { return false }
    return tag.region.map { $0 != "CA" && $0 != "CH" } ?? true
  }

  /// Whether a doubled word is a mistake.
  ///
  /// In many languages, it is grammar or emphasis (Indonesian, Hindi, Turkish, Vietnamese). The listed languages are
  /// those in which it is neither, except for the words in ``mayDouble(_:)``.
  var reportsDoubledWords: Bool { Self.withoutDoubledWords.contains(language) }

  /// Whether the word may be doubled: "nous nous" in French, "die die" in German, "had had" in English.
  func mayDouble(_ word: ExactText) -> Bool { Self.doubled[language]?.contains(word) ?? false }

  /// Whether words that ``mayDouble(_:)`` allows may be doubled only where a clause starts after a punctuation mark:
  /// "Dateien, die die App hat".
  var doublesOnlyBetweenClauses: Bool { language == "de" }

  /// Whether zero width spaces separate words or allow line breaks in the language. Chinese and Korean need none: lines
  /// break between any two characters (UAX #14, classes ID, H2 and H3), and Korean separates words with spaces.
  var usesZeroWidthSpaces: Bool { Self.withZeroWidthSpaces.contains(language) }

  private static let spaceless: Set<ExactText> = ["bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh"]
  private static let wide: Set<ExactText> = ["ja", "ko", "yue", "zh"]
  private static let withoutEndMarks: Set<ExactText> = ["bo", "dz", "km", "lo", "my", "th"]
  private static let withZeroWidthSpaces: Set<ExactText> = ["bo", "dz", "ja", "km", "lo", "my", "th"]
  private static let withoutDoubledWords: Set<ExactText> = [
    "ar", "be", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "gl", "he", "hr", "hu", "is", "it",
    "ja", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "th", "uk",
    "zh",
  ]
  private static let doubled: [ExactText: Set<ExactText>] = [
    "de": ["der", "die", "das", "den", "dem", "sie", "Sie"], "en": ["had", "that"], "fr": ["en", "nous", "vous"],
    "hu": ["az"], "ro": ["mai"], "sq": ["e", "i", "së", "të"], "sv": ["det", "den", "som"],
    "da": ["den", "der", "det"],
    "nb": ["det", "den", "der"], "nn": ["det", "den", "der"], "no": ["det", "den", "der"], "cs": ["se"], "gl": ["se"],
    "pt": ["se"], "ar": ["رويدا", "رويدًا", "خطوة"], "he": ["לאט", "יום", "שלב"],
    "it": ["così", "mano", "piano", "poco", "quasi", "se", "subito", "via"],
    "nl": ["dat", "die", "er", "het", "is", "je", "jullie", "ze", "zijn"],
  ]
}
