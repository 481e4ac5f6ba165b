import WatchwordBasics
import WatchwordPolicy

/// Passwords derived from a good one by introducing the flaws that rules detect, the readable ones first.
struct FlawedPasswords {
  private let good: String
  private let current: String?
  private let policy: PasswordPolicy

  init(_ good: String, current: String?, _ policy: PasswordPolicy) {
    self.good = good
    self.current = current
    self.policy = policy
  }

  /// All passwords, with some duplicates.
  var all: [String] {
    let all =
      [current].compactMap { $0 } + shortened + lacking + personal + appended + cut + long + monotonous + common
      + ofRules
    // A password of blanks alone is invisible in print.
    return all.filter { $0.unicodeScalars.contains { $0 != " " } }
  }

  /// Passwords with shorter words.
  private var shortened: [String] {
    (1...4).reversed().map { count in
      var letters = 0
      return String(
        String.UnicodeScalarView(
          good.unicodeScalars.filter { scalar in
            letters = Self.isLetter(scalar) ? letters + 1 : 0
            return letters <= count
          }))
    }
  }

  /// Passwords without one kind of character.
  private var lacking: [String] {
    let scalars = good.unicodeScalars
    func only(_ includes: (Unicode.Scalar) -> Bool) -> String {
      String(String.UnicodeScalarView(scalars.filter(includes)))
    }
    func replacing(_ isReplaced: (Unicode.Scalar) -> Bool, by other: Unicode.Scalar) -> String {
      String(String.UnicodeScalarView(scalars.map { isReplaced($0) ? other : $0 }))
    }
    let isSpecial = { (scalar: Unicode.Scalar) in scalar.isASCII && !Self.isLetter(scalar) && !Self.isDigit(scalar) }
    return [
      good.lowercased(), good.uppercased(), String(good.prefix { !$0.isNumber }.dropLast()), only { !Self.isDigit($0) },
      replacing(Self.isDigit, by: "z"),
      only { !isSpecial($0) }, replacing(isSpecial, by: "z"), only { !Self.isLetter($0) },
      replacing(Self.isLetter, by: "7"), replacing(isSpecial, by: "7"), "729418350264", "7294183502649137",
    ]
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Passwords that contain words about the user.
  private var personal: [String] {
    ([CardExamples.userID, CardExamples.personalWord] + listedWords).flatMap { word in
      let capitalized = word.prefix(1).uppercased() + word.dropFirst()
      return [good + "-" + word, good + word, capitalized + good, word + good, word]
    }
  }

  private var listedWords: [String] {
    policy.rules.flatMap { rule in
      if case .personalWords(let rule) = rule { rule.words.map({ $0.string }) } else { [String]() }
    }
  }

  /// Passwords with text appended, prepended or inserted.
  private var appended: [String] {
    let sequences = ["1234", "abcd", "4321", "12345", "abcdef", "qwerty", "123456789", "abcdefghijklm"]
    let runs = (2...12).map { String(repeating: "a", count: $0) }
    let signs = [" ", "é", "!", "~", "<", "漢", "\u{A0}", "ß"] + forbidden
    return sequences.flatMap { [good + $0, $0 + good, good + "-" + $0] } + runs.map { good + $0 }
      + signs.flatMap { [good + $0, $0 + good, inserted($0)] } + [good + String(good.reversed())]
  }

  private var forbidden: [String] {
    policy.rules.flatMap { rule in
      if case .forbiddenCharacters(let rule) = rule {
        rule.characters.string.unicodeScalars.prefix(8).map { String($0) }
      } else {
        [String]()
      }
    }
  }

  private func inserted(_ sign: String) -> String {
    let half = good.prefix(good.count / 2)
    return half + sign + good.dropFirst(half.count)
  }

  /// Passwords that are too short.
  private var cut: [String] {
    (1..<max(good.count, 2)).reversed().flatMap { [String(good.prefix($0)), String(good.suffix($0))] }
  }

  /// Passwords that are too long.
  private var long: [String] {
    let maxima = policy.rules.compactMap { rule in
      if case .length(let rule) = rule { rule.maximum } else { nil }
    }
    return maxima.filter { $0 < 300 }.flatMap { maximum in
      [good, "maple-River-47!candle", "maple river candle orbit "].map { text in
        String(String(repeating: text, count: maximum / max(text.count, 1) + 1).prefix(maximum + 1))
      }
    }
  }

  /// Passwords with few different characters.
  private var monotonous: [String] {
    let kinds = [
      good.filter { $0.isLowercase }, good.filter { $0.isUppercase }, good.filter { $0.isNumber },
      good.filter { !$0.isLetter && !$0.isNumber },
    ]
    let signs: String = kinds.map { $0.prefix(1) }.joined()
    guard !signs.isEmpty else { return [] }
    return [signs, signs + String(signs.reversed())].flatMap { (text: String) -> [String] in
      [good.count, 2 * good.count].map { count in
        String(String(repeating: text, count: count / text.count + 1).prefix(count))
      }
    }
  }

  /// Passwords that many people use.
  private var common: [String] {
    let rejectsThem = policy.rules.contains {
      if case .commonPassword = $0 { true } else { $0.needs.contains(.strengthScore) }
    }
    guard rejectsThem else { return [] }
    let known = [
      "password", "password1", "Password1", "P@ssw0rd", "qwertyuiop", "1q2w3e4r", "password123", "iloveyou1",
      "Password-Password-1",
    ]
    var listed: [String] = []
    // The minimum length of most policies excludes all but the longest words.
    let minimum =
      policy.rules.map { rule in if case .length(let rule) = rule { rule.minimum ?? 0 } else { 0 } }.max() ?? 0
    CommonPasswords.embedded.forEachFolded { word in
      if word.count >= max(minimum, 8), listed.count < 500 { listed.append(String(decoding: word, as: UTF8.self)) }
    }
    return known + listed
  }

  /// The counterexamples in the documentation of the rules, alone and combined with the good password.
  private var ofRules: [String] {
    policy.rules.flatMap { RuleKind.named($0.id)?.examples ?? [] }.flatMap { example -> [String] in
      guard case .unmet = example.state else { return [] }
      let password: String = example.password
      return [password, good + password, password + good, "\(good)-\(password)"]
    }
  }
}
