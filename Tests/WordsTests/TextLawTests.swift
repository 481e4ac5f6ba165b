import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

/// Laws of all texts of a language.
@Suite struct TextLawTests {
  private static let rightToLeft = ShippedCatalogs.locales.filter { $0.direction == .rightToLeft }

  /// UAX #9, rules P2 and P3: a view without a given direction takes that of the first strong character outside
  /// isolates, and left-to-right where there is none.
  static func isLaidOutRightToLeft(_ text: String) -> Bool {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates -= 1
      case _ where isolates > 0: continue
      case 0x200F, 0x61C: return true
      case 0x200E: return false
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  @Test(arguments: rightToLeft)
  func `a view without a given direction lays every text out right-to-left`(locale: LanguageTag) throws {
    let texts = TextTable.Texts(locale)
    let summaries = try TextTable.shippedPolicies().map { $0.policy.summary(by: texts.renderer) }
    let form = TextTable.formRows.map { texts.renderer.text(for: $0.phrase) }
    for text in texts.all.map(\.text) + summaries + form {
      #expect(Self.isLaidOutRightToLeft(text), "\(text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined())")
    }
  }

  /// Rules whose texts show what can be typed, figures too; all other figures are numbers, which the language writes.
  private static let showingFigures = [
    "dates.", "sequence.", "number-range.", "allowed-characters.", "required-pattern.", "forbidden-pattern.",
  ]

  @Test(arguments: ShippedCatalogs.locales) func `no figure is typed in a text`(locale: LanguageTag) throws {
    let texts = TextTable.Texts(try #require(LanguageTag("\(locale)-u-nu-arab")))
    for (row, style, text) in texts.all where !Self.showingFigures.contains(where: { row.name.hasPrefix($0) }) {
      // The class of ASCII digits is named by them.
      let rest = ["0–9", "0-9", "0~9", "0 إلى 9", "0 עד 9"].reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.utf8.contains { (0x30...0x39).contains($0) }, "\(row.name) \(style): \(text)")
    }
    for row in TextTable.formRows {
      #expect(!texts.renderer.text(for: row.phrase).utf8.contains { (0x30...0x39).contains($0) }, "\(row.name)")
    }
  }

  @Test(arguments: ShippedCatalogs.locales) func `a strength has the word of the meter`(locale: LanguageTag) {
    let texts = TextTable.Texts(locale)
    for minimum in 1...4 {
      let rule = PasswordRule.strength(StrengthRule(minimum: minimum))
      let word = texts.renderer.text(for: Phrase(FormTexts.strength[minimum].id))
      for style in RuleStyle.allCases {
        let text = texts.renderer.text(for: rule.phrase(in: style))
        #expect(text.contains(word), "\(text)")
      }
    }
  }

  /// The lines that stay longer than 40 characters, since what is shorter says something else.
  private static let longLines: [String: Set<String>] = [
    "ar": ["special.ascii", "personal-words.reversed", "similarity.default"],
    "de": ["personal-words.default", "personal-words.reversed", "passphrase-words.min", "similarity.default"],
    "en": ["special.ascii"],
    "es": ["special.ascii", "personal-words.reversed", "passphrase-words.min", "similarity.default"],
    "fr": ["special.ascii", "personal-words.reversed", "passphrase-words.min", "similarity.default"],
    "he": ["personal-words.reversed"],
    "id": ["special.ascii", "personal-words.reversed", "passphrase-words.min", "similarity.default"],
    "it": ["special.ascii", "personal-words.default", "personal-words.reversed", "similarity.default"],
    "nl": [
      "special.ascii", "user-id.reversed", "personal-words.reversed", "passphrase-words.min", "similarity.default",
    ],
    "pl": [
      "special.ascii", "personal-words.default", "personal-words.reversed", "passphrase-words.min",
      "similarity.default",
    ],
    "pt": [
      "special.ascii", "user-id.reversed", "personal-words.reversed", "passphrase-words.min", "similarity.default",
    ],
    "ru": ["special.ascii", "user-id.reversed", "personal-words.reversed", "similarity.default"],
    "tr": [
      "special.ascii", "user-id.reversed", "personal-words.default", "personal-words.reversed", "similarity.default",
    ],
    "uk": ["special.ascii", "user-id.reversed", "personal-words.reversed", "similarity.default"],
    "vi": [
      "special.ascii", "user-id.reversed", "personal-words.reversed", "passphrase-words.min", "similarity.default",
      "changed-characters.min",
    ],
  ]

  /// The rules that have the longest texts. A line that has become short is no exception any more.
  @Test(arguments: ShippedCatalogs.locales)
  func `a checklist line has 40 characters at most, but for those that are known`(locale: LanguageTag) {
    let measured = [
      "personal-words.default", "personal-words.reversed", "similarity.default", "special.ascii",
      "changed-characters.min", "passphrase-words.min", "user-id.reversed",
    ]
    let known = Self.longLines[locale.language] ?? []
    var long: Set<String> = []
    let texts = TextTable.Texts(locale)
    for row in TextTable.rows where measured.contains(row.name) && row.number ?? 1 < 10 {
      guard let text = texts.text(of: row, in: .checklist), text.count > 40 else { continue }
      #expect(known.contains(row.name), "\(text.count): \(text)")
      long.insert(row.name)
    }
    #expect(known.subtracting(long).isEmpty)
  }
}
