import Foundation
import PasswordPolicy

/// What the vectors ask: policies, passwords and people, put together in a fixed order.
enum VectorInputs {
  static let locales = ["ar", "de", "en", "es", "fr", "he", "hi", "ja", "pl", "ru"]
  /// The locales of the texts: those that there are catalogues for, and some that have to find one.
  static let askedLocales = locales + ["de-AT", "ar-EG", "en-GB", "iw", "pt-BR", "zh-Hant-TW", "hi-Latn"]

  /// The numbers that make a difference in plural rules or in grouping.
  static let numbers = [1, 2, 3, 5, 11, 21, 100, 1000, 12345]

  static func vectors(answeredBy engine: NativeEngine) throws -> Vectors {
    var vectors = Vectors()
    vectors.policies = try policies()
    vectors.passwords = PasswordInputs.all
    for (place, policy) in vectors.policies.enumerated() {
      let reading = engine.reading(of: policy.json)
      vectors.policies[place].findings = NativeEngine.findings(of: reading)
      vectors.policies[place].isLoaded = reading.policy != nil
      guard let loaded = reading.policy else { continue }
      for locale in policy.name == "relid-strict" ? askedLocales : locales {
        if let texts = engine.texts(of: loaded, at: place, in: locale) { vectors.texts.append(texts) }
      }
      for question in questions(for: policy, at: place, loaded) {
        vectors.assessments.append(engine.answered(question, vectors.passwords[question.password], by: loaded))
      }
    }
    return vectors
  }

  /// The passwords that a policy is asked about, each with a user and a locale, in turn.
  private static func questions(
    for policy: Vectors.Policy, at place: Int, _ loaded: PasswordPolicy
  ) -> [Vectors.Assessment] {
    var questions: [Vectors.Assessment] = []
    func ask(_ password: Int, _ locale: String, user: String? = nil, words: [String]? = nil, current: String? = nil) {
      questions.append(
        Vectors.Assessment(
          policy: place, password: password, user: user, words: words, current: current, locale: locale, verdict: "",
          states: [], missing: []))
    }
    let isLong = policy.name.hasPrefix("numbers")
    for password in PasswordInputs.all.indices where !isLong || (password + place).isMultiple(of: 8) {
      let turn = place &* 7 + password
      let locale = locales[turn % locales.count]
      let asksForUser = loaded.rules.contains { $0.id == "user-id" }
      let asksForWords = loaded.rules.contains { $0.id == "personal-words" }
      let asksForCurrent = loaded.rules.contains { $0.id == "different-from-current" }
      ask(
        password, locale, user: asksForUser ? users[turn % users.count] : nil,
        words: asksForWords && turn.isMultiple(of: 2) ? words : nil,
        current: asksForCurrent && !turn.isMultiple(of: 3)
          ? PasswordInputs.all[turn.isMultiple(of: 2) ? password : turn % PasswordInputs.all.count] : nil)
    }
    if isLong {
      // Every number that is missing, in every language.
      for locale in locales { for password in 0..<3 { ask(password, locale) } }
    }
    if loaded.rules.contains(where: { $0.id == "user-id" }) {
      for (turn, pair) in people.enumerated() {
        guard let password = PasswordInputs.all.firstIndex(where: { $0.utf8.elementsEqual(pair.password.utf8) }) else {
          continue
        }
        ask(password, locales[turn % locales.count], user: pair.user)
      }
    }
    return questions
  }

  private static let users: [String?] = [
    nil, "anna", "STRASSE", "Jos\u{E9}", "jose\u{301}", "\u{130}STANBUL", "\u{131}stanbul", "ΣΊΣΥΦΟΣ", "", "a", "👨‍👩‍👧",
    "david", String(repeating: "x", count: 4096), String(repeating: "x", count: 4097), "\u{0}", "😀", "ﬁsh",
  ]

  private static let words = ["Berlin", "acme", "Jos\u{E9}", "Al", "😀"]

  /// Passwords with the user whom they name, or nearly name.
  static let people: [(password: String, user: String)] = [
    ("xxAnna99", "anna"), ("annette", "anna"), ("my-straße", "STRASSE"), ("my-STRASSE", "straße"),
    ("MY-STRAẞE", "strasse"), ("jose\u{301}1", "Jos\u{E9}"), ("Jos\u{E9}1", "jose\u{301}"),
    ("istanbul34", "\u{130}STANBUL"), ("ISTANBUL34", "\u{131}stanbul"), ("\u{130}stanbul34", "istanbul"),
    ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("divad1", "David"), ("x👨‍👩‍👧x", "👨‍👩‍👧"), ("fishing-ﬁsh", "FISH"),
    ("한국어-비밀번호", "한국어"), ("a\u{0}b", "\u{0}"),
  ]

  // MARK: - Policies

  private static func policies() throws -> [Vectors.Policy] {
    let shipped = try FileManager.default.contentsOfDirectory(atPath: Vectors.root.appending(path: "Policies").path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        try policy(
          name.replacing(".json", with: ""), file: "Policies/\(name)",
          String(contentsOf: Vectors.root.appending(path: "Policies/\(name)"), encoding: .utf8))
      }
    return shipped + numbers.map { policy("numbers-\($0)", native(numberRules($0))) }
      + numbers.map {
        policy("most-\($0)", native(#"{"rule":"length","max":\#($0)},{"rule":"repetition","max":\#($0)}"#))
      }
      + PolicyInputs.native.map { policy($0.name, native($0.rules)) }
      + PolicyInputs.whole.map { policy($0.name, $0.json) }
  }

  private static func policy(_ name: String, file: String? = nil, _ json: String) -> Vectors.Policy {
    Vectors.Policy(name: name, file: file, json: json, findings: [], isLoaded: false)
  }

  private static func native(_ rules: String) -> String { #"{"version":1,"rules":[\#(rules)]}"# }

  /// Every rule that counts, asking for `number`.
  private static func numberRules(_ number: Int) -> String {
    #"{"rule":"length","min":\#(number)},"#
      + ["letters", "uppercase", "lowercase", "digits", "special", "distinct-characters"]
      .map { #"{"rule":"\#($0)","min":\#(number)},"# }.joined()
      + #"{"rule":"history","count":\#(number)},{"rule":"length","min":\#(number),"max":\#(number + 1),"unit":"utf8"}"#
  }
}
