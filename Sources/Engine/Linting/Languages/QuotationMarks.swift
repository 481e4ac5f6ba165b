import WatchwordBasics
import WatchwordLocalization

/// A pair of quotation marks.
struct QuotationMarks: Hashable, Sendable {
  let open: Unicode.Scalar
  let close: Unicode.Scalar

  /// Returns the pairs of a language, the usual one first: those of CLDR for it and its regions, and those that its
  /// style guides also accept. Empty if CLDR has only the root's pairs, which may indicate missing data.
  static func all(for tag: LanguageTag, _ language: ExactText) -> [QuotationMarks] {
    let steps = LocaleMatcher.chain(for: tag).map { ExactText("\($0)") } + [language]
    guard let own = steps.lazy.compactMap({ QuotationMarksData.marks[$0] }).first else { return [] }
    var seen: Set<QuotationMarks> = []
    return (pairs(in: own) + (ofRegions[language] ?? [])).filter { seen.insert($0).inserted }
  }

  /// The pairs of the regions of each language, and those that its style guides also accept.
  private static let ofRegions: [ExactText: [QuotationMarks]] = {
    var regions = further.mapValues { pairs(in: $0) }
    for (tag, marks) in QuotationMarksData.marks.sorted(by: { $0.key < $1.key }) {
      let parts = tag.string.utf8.split(separator: UInt8(ascii: "-"))
      guard parts.count > 1, let language = parts.first else { continue }
      regions[ExactText(utf8: language), default: []] += pairs(in: marks)
    }
    return regions
  }()

  /// Returns the pairs in a string of marks, without single marks, because apostrophes look the same.
  private static func pairs(in marks: String) -> [QuotationMarks] {
    let scalars = Array(marks.unicodeScalars)
    return stride(from: 0, to: scalars.count - 1, by: 2).compactMap { index in
      let pair = QuotationMarks(open: scalars[index], close: scalars[index + 1])
      return pair.open.isQuotationMark && pair.close.isQuotationMark ? pair : nil
    }
  }

  /// The pairs in addition to those of CLDR: guillemets, which the academies of Spanish, Catalan, Galician, Basque,
  /// Portuguese and Italian prefer, and which German, Danish, Czech, Slovak, Slovenian, Croatian, Serbian, Hungarian
  /// and Polish books use in reverse; and the other marks that are used in Hebrew, Greek, Dutch, Swedish, Finnish,
  /// Arabic, Serbian, Ukrainian and Uyghur; and the marks of the orthographies of Croatian and Estonian, „…”.
  private static let further: [ExactText: String] = [
    "ar": "“”«»”“„“", "bg": "«»", "ca": "«»“”", "cs": "»«", "da": "»«„“", "de": "»««»", "el": "«»“”", "et": "„”",
    "eu": "«»",
    "fi": "»»", "gl": "«»", "he": "“”„””“", "hr": "»«„”", "hu": "»«", "it": "«»“”",
    "nb": "«»„““”", "nn": "«»", "no": "«»„““”", "pl": "»««»", "pt": "«»“”", "sk": "»«", "sl": "»«",
    "sr": "»«„“", "sv": "»»»«", "ja": "“”", "ug": "«»", "uk": "“”", "yue": "“”", "zh": "“”",
  ]
}

extension Unicode.Scalar {
  /// Whether the character is a quotation mark other than a straight mark or an apostrophe.
  var isQuotationMark: Bool {
    switch value {
    case 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F: true
    default: false
    }
  }

  /// Whether the character is « or », which is also used as an arrow.
  var isGuillemet: Bool { value == 0xAB || value == 0xBB }
}
