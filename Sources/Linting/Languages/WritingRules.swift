import WatchwordDiagnostics
import WatchwordLocalization

/// How a language is written, as far as checks of texts need to know; where nothing is known, nothing is expected.
final class WritingRules: Sendable {
  let tag: LanguageTag
  /// The language without script and region, such as `pt`.
  let language: ExactText
  /// The pairs of quotation marks that are right in the language, the usual one first; empty where CLDR has none.
  let quotationMarks: [QuotationMarks]
  /// The letters that texts have.
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

  /// Whether the language has wide forms of the signs of ASCII (UAX #11).
  var isWide: Bool { Self.wide.contains(language) }

  /// Whether sentences end with a mark that a translation of a short text keeps.
  ///
  /// Thai and Lao have none; Khmer, Burmese and Tibetan put theirs at ends of paragraphs only.
  var endsSentences: Bool { !Self.withoutEndMarks.contains(language) }

  /// Whether a colon, a semicolon, an exclamation mark and a question mark stand behind a no-break space.
  ///
  /// This is the rule of France (Lexique des règles typographiques en usage à l’Imprimerie nationale), also used in
  /// Belgium and Africa. Canada and Switzerland have others, so that nothing is expected there.
  var spacesHighMarks: Bool {
    guard language == "fr" else { return false }
    return tag.region.map { $0 != "CA" && $0 != "CH" } ?? true
  }

  /// Whether a word that follows itself is a slip.
  ///
  /// In many languages it is grammar or emphasis (Indonesian, Hindi, Turkish, Vietnamese), so that these are those in
  /// which it is not, but for the words in ``isDoubled(_:)``.
  var neverDoublesWords: Bool { Self.withoutDoubledWords.contains(language) }

  /// Whether the word may follow itself: "nous nous" in French, "die die" in German, "had had" in English.
  func isDoubled(_ word: ExactText) -> Bool { Self.doubled[language]?.contains(word) ?? false }

  /// Whether such words follow each other only where a clause starts behind a sign: "Dateien, die die App hat".
  var doublesInClauses: Bool { language == "de" }

  /// Whether zero width spaces separate words or allow line breaks in the language. Chinese breaks lines between any two
  /// characters.
  var usesZeroWidthSpaces: Bool { Self.withZeroWidthSpaces.contains(language) }

  private static let spaceless: Set<ExactText> = ["bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh"]
  private static let wide: Set<ExactText> = ["ja", "ko", "yue", "zh"]
  private static let withoutEndMarks: Set<ExactText> = ["bo", "dz", "km", "lo", "my", "th"]
  private static let withZeroWidthSpaces: Set<ExactText> = [
    "bo", "dz", "ja", "km", "ko", "lo", "my", "th",
  ]
  private static let withoutDoubledWords: Set<ExactText> = [
    "ar", "be", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "gl", "he", "hr", "hu", "is", "it",
    "ja", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "th", "uk",
    "zh",
  ]
  private static let doubled: [ExactText: Set<ExactText>] = [
    "de": ["der", "die", "das", "den", "dem", "sie", "Sie"], "en": ["had", "that"], "fr": ["nous", "vous"],
    "hu": ["az"], "ro": ["mai"], "sq": ["e", "i", "së", "të"], "sv": ["det", "den", "som"], "da": ["det", "den"],
    "nb": ["det", "den"],
    "nn": ["det", "den"], "no": ["det", "den"], "ar": ["رويدا", "رويدًا", "خطوة"], "he": ["לאט", "יום", "שלב"],
    "it": ["così", "mano", "piano", "poco", "quasi", "subito", "via"], "nl": ["die", "dat", "is", "zijn"],
  ]
}
