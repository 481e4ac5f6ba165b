import Foundation
import WatchwordBasics
import WatchwordPolicy

/// What the vectors ask: policies, passwords and people, put together in a fixed order.
enum VectorInputs {
  static let locales = [
    "ar", "de", "en", "es", "fr", "he", "hi", "ja", "pl", "ru", "id", "it", "ko", "nl", "pt-BR", "tr", "uk", "vi",
    "zh-Hans", "zh-Hant",
  ]
  /// Each locale in its turn.
  static func locale(_ turn: Int) -> String { locales[turn % locales.count] }

  /// The locales of the texts: those with a catalogue, and some that fall back to one.
  static let askedLocales = locales + ["de-AT", "ar-EG", "en-GB", "iw", "pt-AO", "zh-HK", "hi-Latn", "gl-ES"]

  /// The numbers that make a difference in plural rules or in grouping.
  static let numbers = [1, 2, 3, 5, 11, 21, 100, 1000, 12345]

  static func vectors(answeredBy engine: NativeEngine) throws -> Vectors {
    var vectors = Vectors()
    vectors.policies = try policies()
    vectors.passwords = PasswordInputs.all
    vectors.users = users
    for (place, policy) in vectors.policies.enumerated() {
      let reading = engine.reading(of: policy.json)
      vectors.policies[place].findings = NativeEngine.findings(of: reading)
      let policyOfReading = NativeEngine.policy(of: reading)
      vectors.policies[place].isLoaded = policyOfReading != nil
      guard let loaded = policyOfReading else { continue }
      for locale in policy.name == "relid-strict" ? askedLocales : locales {
        if let texts = engine.texts(of: loaded, at: place, in: locale) { vectors.texts.append(texts) }
      }
      for question in questions(for: policy, at: place, loaded) {
        vectors.assessments.append(engine.answered(question, among: vectors, by: loaded))
      }
    }
    return vectors
  }

  /// The passwords that a policy is asked about, each with a user and a locale, in turn.
  private static func questions(
    for policy: Vectors.Policy, at place: Int, _ loaded: PasswordPolicy
  ) -> [Vectors.Assessment] {
    var questions: [Vectors.Assessment] = []
    func ask(_ password: Int, _ locale: String, user: Int? = nil, words: [String]? = nil, current: Int? = nil) {
      questions.append(
        Vectors.Assessment(
          policy: place, password: password, user: user, words: words, current: current, locale: locale, verdict: "",
          states: "", missing: []))
    }
    let isCounting = policy.name.hasPrefix("numbers")
    // Policies of many rules have long answers: they are asked about fewer passwords.
    let step = isCounting ? 8 : loaded.rules.count > 3 ? 3 : 1
    let ids = Set(loaded.rules.map(\.id))
    for password in PasswordInputs.all.indices where (password + place).isMultiple(of: step) {
      let turn = place * 7 + password / step
      // Every third question has no user; the others have each user in turn.
      let user = ids.contains("user-id") && !turn.isMultiple(of: 3) ? turn % users.count : nil
      let current = turn.isMultiple(of: 2) ? password : turn % PasswordInputs.all.count
      ask(
        password, locale(turn), user: user,
        words: ids.contains("personal-words") && turn.isMultiple(of: 2) ? words : nil,
        current: ids.contains("different-from-current") && !turn.isMultiple(of: 3) ? current : nil)
    }
    if isCounting {
      // Every number that is missing, in every language.
      for locale in locales { for password in 0..<3 { ask(password, locale) } }
    }
    if ids.contains("user-id") {
      for (turn, pair) in people.enumerated() {
        let password = PasswordInputs.all.firstIndex { $0.utf8.elementsEqual(pair.password.utf8) }
        let user = users.firstIndex { $0.utf8.elementsEqual(pair.user.utf8) }
        if let password, let user { ask(password, locale(turn), user: user) }
      }
    }
    return questions
  }

  private static let users: [String] =
    people.map(\.user).filter { $0 != "anna" }
    + ["", "a", "anna", "😀", "ﬁsh", String(repeating: "x", count: 4096), String(repeating: "x", count: 4097)]

  private static let words = ["Berlin", "acme", "Jos\u{E9}", "Al", "😀"]

  /// Passwords with the user whom they name, or nearly name.
  static let people: [(password: String, user: String)] = [
    ("xxAnna99", "anna"), ("annette", "anna"), ("my-straße", "STRASSE"), ("my-STRASSE", "straße"),
    ("MY-STRAẞE", "strasse"), ("jose\u{301}1", "Jos\u{E9}"), ("Jos\u{E9}1", "jose\u{301}"),
    ("istanbul34", "\u{130}STANBUL"), ("ISTANBUL34", "\u{131}stanbul"), ("\u{130}stanbul34", "istanbul"),
    ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("divad1", "David"), ("x👨‍👩‍👧x", "👨‍👩‍👧"), ("fishing-ﬁsh", "FISH"),
    ("한국어-비밀번호", "한국어"), ("a\u{0}b", "\u{0}"),
    // Letters whose capital is not one code point, marks in another order, and the dots of i.
    ("x\u{3AA}\u{301}x", "\u{390}"), ("x\u{390}x", "\u{3AA}\u{301}"), ("\u{1F0}", "J\u{30C}"),
    ("J\u{30C}-", "\u{1F0}"), ("H\u{331}", "\u{1E96}"), ("\u{3A5}\u{313}\u{300}", "\u{1F52}"),
    ("\u{397}\u{323}\u{399}", "\u{1FC3}\u{323}"), ("\u{1FB7}", "\u{391}\u{342}\u{399}"), ("\u{345}", "\u{3B9}"),
    ("\u{1ECB}", "\u{130}\u{323}"), ("\u{ED}", "I\u{307}\u{301}"), ("i\u{301}\u{307}", "\u{ED}"), ("Ᏸ-ꭰ", "ᏸ-Ꭰ"),
    ("josé", "jose"), ("\u{1E9B}\u{323}", "\u{1E61}\u{323}"),
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
      + PolicyInputs.others.map { policy($0.name, native($0.rules)) }
  }

  private static func policy(_ name: String, file: String? = nil, _ json: String) -> Vectors.Policy {
    Vectors.Policy(name: name, file: file, json: json, findings: [], isLoaded: false)
  }

  private static func native(_ rules: String) -> String { #"{"version":1,"rules":[\#(rules)]}"# }

  /// Every rule that counts, requiring `number`.
  private static func numberRules(_ number: Int) -> String {
    #"{"rule":"length","min":\#(number)},"#
      + ["letters", "uppercase", "lowercase", "digits", "special", "distinct-characters"]
      .map { #"{"rule":"\#($0)","min":\#(number)},"# }.joined()
      + #"{"rule":"history","count":\#(number)},{"rule":"length","min":\#(number),"max":\#(number * 4),"unit":"utf8"}"#
  }
}
