import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// The rules on occurrences, runs, words and palindromes, each held against its definition.
@Suite struct CharacterRuleTests {
  private static let passwords: [String] = {
    var random = SeededGenerator(seed: 7)
    let characters = Array("aabBÉé1٣!' -漢\u{A0}\t½")
    return (0..<3000).map { _ in
      String((0..<Int.random(in: 0...9, using: &random)).map { _ in characters.randomElement(using: &random) ?? "a" })
    }
  }()

  private static func isMet(_ password: String, _ rule: PasswordRule) -> Bool {
    PasswordPolicy(rules: [rule]).assess(password).verdict == .met
  }

  @Test(arguments: 1...4) func `a character occurs at most so often`(maximum: Int) {
    for password in Self.passwords {
      let counts = Dictionary(grouping: password.unicodeScalars, by: { $0 }).values.map(\.count)
      let rule = PasswordRule.occurrences(OccurrencesRule(maximum: maximum))
      #expect(Self.isMet(password, rule) == counts.allSatisfy { $0 <= maximum }, "\(password)")
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "A"..."Z", "É": 0
    case "a"..."z", "é": 1
    case "漢": 2
    case "0"..."9", "٣": 3
    case "\t", "½": nil
    default: 4
    }
  }

  @Test(arguments: 1...4) func `a run of a kind is at most so long`(maximum: Int) {
    for password in Self.passwords {
      let kinds = password.unicodeScalars.map(Self.kind)
      let hasRun = kinds.indices.dropLast(maximum).contains { start in
        kinds[start] != nil && kinds[start...start + maximum].allSatisfy { $0 == kinds[start] }
      }
      #expect(Self.isMet(password, .classRun(ClassRunRule(maximum: maximum))) == !hasRun, "\(password)")
    }
  }

  @Test(arguments: 1...4) func `words are what is between separators and has a letter`(minimum: Int) {
    for password in Self.passwords {
      let parts = password.unicodeScalars.split { "! -\u{A0}\t".unicodeScalars.contains($0) }
      let words = parts.count { $0.contains { $0.properties.isAlphabetic } }
      let rule = PasswordRule.passphraseWords(PassphraseWordsRule(minimum: minimum))
      let state = PasswordPolicy(rules: [rule]).assess(password).states.first
      #expect(state == (words < minimum ? .unmet(.missing(minimum - words)) : .met), "\(password)")
    }
  }

  @Test func `a palindrome is the same backwards`() {
    for password in Self.passwords {
      let letters = Array(password.lowercased())
      let isPalindrome = letters.count > 1 && letters == letters.reversed()
      #expect(Self.isMet(password, .palindrome(PalindromeRule())) == !isPalindrome, "\(password)")
    }
  }

  @Test func `white space is what Unicode says`() {
    for value in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let rule = PasswordRule.whiteSpace(WhiteSpaceRule())
      // NFC replaces two spaces by others (U+2000, U+2001).
      #expect(Self.isMet("a\(scalar)b", rule) == !scalar.properties.isWhitespace, "\(value)")
    }
  }

  @Test(arguments: SequenceKind.allCases, SequenceDirection.allCases)
  func `a sequence counts by what it is made of and where it runs`(kind: SequenceKind, direction: SequenceDirection) {
    let rule = SequenceRule(kind: kind, direction: direction)
    for (password, made, runs) in [
      ("abc", SequenceKind.letters, SequenceDirection.ascending), ("CBA", .letters, .descending),
      ("123", .digits, .ascending), ("321", .digits, .descending), ("wer", .keys, .ascending),
      ("rew", .keys, .descending),
    ] {
      let isWatched = kind == made || kind == .any && made != .keys
      let isRejected = isWatched && (direction == runs || direction == .either)
      // 123 and 321 are adjacent keys too.
      let isOnKeys = kind == .keys && made == .digits && (direction == runs || direction == .either)
      #expect(Self.isMet(password, .sequence(rule)) == !(isRejected || isOnKeys), "\(password)")
    }
    let texts = PasswordRule.sequence(rule).phrase(in: .checklist).arguments.map { "\($0.value)" }.joined()
    let examples: (up: String, down: String) =
      switch kind {
      case .any, .digits: ("123", "987")
      case .letters: ("abc", "zyx")
      case .keys: ("qwerty", "poiuyt")
      }
    #expect(texts.contains(direction == .descending ? examples.down : examples.up))
  }

  static let contradictions: [Case<String, String>] = [
    Case(
      "too many occurrences",
      #"{"rule": "occurrences", "max": 1}, {"rule": "digits", "min": 3}, {"rule": "allowed-characters", "characters": "12"}"#,
      "the same character may occur at most 1 time"),
    Case(
      "a length of few characters",
      #"{"rule": "occurrences", "max": 2}, {"rule": "length", "min": 9}, {"rule": "allowed-characters", "characters": "abcd"}"#,
      "too few characters can be used for 9 characters"),
    Case(
      "a long run of one kind",
      #"{"rule": "class-run", "max": 4}, {"rule": "length", "min": 8}, {"rule": "allowed-characters", "characters": "0123456789"}"#,
      "at most 4 of one kind"),
    Case("words do not fit", #"{"rule": "passphrase-words", "min": 4}, {"rule": "length", "max": 6}"#, "at least 7"),
    Case(
      "words need separators",
      #"{"rule": "passphrase-words", "min": 2}, {"rule": "allowed-characters", "classes": ["letters"]}"#,
      "2 words are required"),
    Case(
      "white space alone is allowed", #"{"rule": "white-space"}, {"rule": "allowed-characters", "characters": " "}"#,
      "also forbidden"),
    Case(
      "a special character that is white space", #"{"rule": "white-space"}, {"rule": "special", "characters": " "}"#,
      "class special"),
  ]

  @Test(arguments: contradictions) func `rules that exclude each other are found`(_ each: Case<String, String>) throws {
    let found = try #require(read(native(each.given)).value).policy.contradictions
    #expect(found.count == 1 && found[0].reason.contains(each.expected), "\(found.map(\.message))")
  }

  @Test(arguments: [
    #"{"rule": "occurrences", "max": 1}, {"rule": "digits", "min": 2}, {"rule": "allowed-characters", "characters": "12"}"#,
    #"{"rule": "class-run", "max": 4}, {"rule": "length", "min": 8}, {"rule": "allowed-characters", "characters": "0a"}"#,
    #"{"rule": "passphrase-words", "min": 4}, {"rule": "length", "max": 7}"#,
    #"{"rule": "passphrase-words", "min": 2}, {"rule": "white-space"}, {"rule": "occurrences", "max": 1}"#,
    #"{"rule": "passphrase-words", "min": 1}, {"rule": "allowed-characters", "classes": ["letters"]}"#,
  ])
  func `rules that can be met together are not a contradiction`(rules: String) throws {
    #expect(try policy(rules: rules).contradictions.isEmpty)
  }
}
