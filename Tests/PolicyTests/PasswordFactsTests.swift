import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct PasswordFactsTests {
  /// Pieces that random passwords are made of: ASCII, accents in both forms, emoji families, right-to-left, marks.
  static let pieces: [String] =
    "abcxyzABCXYZ0123789 !<>~".map(String.init) + [
      "é", "e\u{301}", "ß", "ẞ", "İ", "ı", "Σ", "ς", "漢", "字", "٣", "٤", "👨‍👩‍👧", "🇩🇪", "א", "ب", "\u{200F}", "\u{301}",
      "\u{327}", "\u{345}", "ﬁ", "ǅ", "Ⅷ", "½", "\t", "\u{0}", "\u{A0}", "\u{3000}", "\u{FFFD}", "한",
      "\u{1112}\u{1161}\u{11AB}",
    ]

  static func randomPasswords(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
    }
  }

  @Test func `the facts equal a naive reading of Foundation's normal form`() {
    for password in Self.randomPasswords(count: Rounds.count(5_000), seed: 3) {
      let facts = PasswordFacts(password)
      let scalars = Array(password.precomposedStringWithCanonicalMapping.unicodeScalars)
      let naive = Naive(scalars)
      let shown = password.unicodeScalars.map { String($0.value, radix: 16) }
      #expect(facts.length == scalars.count, "\(shown)")
      #expect(facts.counts[.letters] == naive.count("Lu", "Lt", "Ll", "Lo", "Lm"), "\(shown)")
      #expect(facts.counts[.uppercase] == naive.count("Lu", "Lt"), "\(shown)")
      #expect(facts.counts[.lowercase] == naive.count("Ll"), "\(shown)")
      #expect(facts.counts[.digits] == naive.count("Nd"), "\(shown)")
      #expect(facts.distinctCount == Set(scalars).count, "\(shown)")
      #expect(facts.longestRun == naive.longestRun, "\(shown)")
      #expect(facts.longestSequence == naive.longestSequence, "\(shown)")
      #expect(
        facts.hasEdgeWhiteSpace == [scalars.first, scalars.last].contains { $0?.properties.isWhitespace == true },
        "\(shown)")
    }
  }

  @Test(arguments: [
    (CharacterUnit.codePoint, 5), (.utf8, 18), (.utf16, 8), (.grapheme, 1),
  ])
  func `a family is as long as its unit says`(unit: CharacterUnit, length: Int) {
    #expect(PasswordFacts("👨‍👩‍👧").length(in: unit) == length)
  }

  @Test func `a password is never shown`() {
    let facts = PasswordFacts("hunter2")
    let context = AssessmentContext(userID: "hunter2", currentPassword: "hunter2")
    for text in ["\(facts)", String(reflecting: facts), "\(context)", String(reflecting: context)] {
      #expect(!text.contains("hunter"))
    }
    var dumped = ""
    dump(facts, to: &dumped)
    dump(context, to: &dumped)
    #expect(!dumped.contains("hunter"))
    let all = PasswordPolicy(rules: [.length(LengthRule(minimum: 99)), .userID(UserIDRule())])
    #expect(!String(reflecting: all.assess("hunter2", in: context)).contains("hunter"))
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      String(repeating: "\u{301}\u{327}", count: Rounds.length(1 << 18)),
      String(repeating: "a", count: Rounds.length(1 << 20)),
      String(repeating: "👨‍👩‍👧", count: Rounds.length(1 << 16)),
      String(repeating: "\u{1F1E6}", count: Rounds.length(1 << 18)),
      String(decoding: [UInt8](repeating: 0xC3, count: Rounds.length(1 << 20)), as: UTF8.self),
      String(repeating: "ب\u{202E}", count: Rounds.length(1 << 18)),
      String(repeating: "19", count: Rounds.length(1 << 19)),
      String(repeating: "1.1 ٣-", count: Rounds.length(1 << 17)),
    ])
  func `a megabyte of anything is judged by every rule, as password, user id and current password`(
    text: String
  ) throws {
    let policy = PasswordPolicy(rules: RuleKind.all.compactMap { $0.examples.first?.rule })
    let context = AssessmentContext(userID: text, personalWords: [text], currentPassword: text)
    let assessment = policy.assess(text, in: context)
    #expect(assessment.states.count == policy.rules.count)
    let place = try #require(policy.rules.firstIndex { $0.id == "user-id" })
    #expect(assessment.states[place] == .undetermined(.tooLong))
    let current = try #require(policy.rules.firstIndex { $0.id == "different-from-current" })
    #expect(assessment.states[current] == .unmet(.present))
  }

  @Test func `the list knows its words in either case and nothing else`() {
    #expect(CommonPasswords.embedded.contains("QWERTY"))
    #expect(CommonPasswords.embedded.contains("123456"))
    for password in Self.randomPasswords(count: 5_000, seed: 11) where password.utf8.count > 6 {
      #expect(!CommonPasswords.embedded.contains(password))
    }
    #expect(!CommonPasswords.embedded.contains("passwordpassword1"))
    var missing = 0
    CommonPasswords.embedded.forEachFolded { word in
      if !CommonPasswords.embedded.contains(String(decoding: word, as: UTF8.self)) { missing += 1 }
    }
    #expect(missing == 0)
    let own = CommonPasswords(lines: Array("Straße\r\n\nacme\n".utf8))
    #expect(own.contains("STRASSE") && own.contains("ACME") && !own.contains("") && !own.contains("password"))
  }
}

/// What the facts should be, written for clarity.
private struct Naive {
  let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  func count(_ categories: String...) -> Int {
    scalars.filter { categories.contains(Self.category($0)) }.count
  }

  static func category(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .titlecaseLetter: "Lt"
    case .lowercaseLetter: "Ll"
    case .otherLetter: "Lo"
    case .modifierLetter: "Lm"
    case .decimalNumber: "Nd"
    default: "?"
    }
  }

  var longestRun: Int {
    var longest = 0
    for start in scalars.indices {
      let run = scalars[start...].prefix { $0 == scalars[start] }.count
      longest = max(longest, run)
    }
    return longest
  }

  var longestSequence: Int {
    let folded = scalars.map { scalar -> Unicode.Scalar in
      let lower = Array(scalar.properties.lowercaseMapping.unicodeScalars)
      return ["Lu", "Lt"].contains(Self.category(scalar)) && lower.count == 1 ? lower[0] : scalar
    }
    let groups = scalars.map { scalar in
      Self.category(scalar) == "Nd" ? 1 : Self.category(scalar).hasPrefix("L") ? 2 : 0
    }
    var longest = 0
    for start in scalars.indices where groups[start] != 0 {
      longest = max(longest, 1)
      for step in [-1, 1] {
        var end = start + 1
        while end < scalars.count, groups[end] == groups[start],
          Int(folded[end].value) - Int(folded[end - 1].value) == step
        {
          end += 1
        }
        longest = max(longest, end - start)
      }
    }
    return longest
  }
}
