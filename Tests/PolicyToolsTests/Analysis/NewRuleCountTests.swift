import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

/// Counts of rules beside classes and sequences, against trying every password.
@Suite struct NewRuleCountTests {
  private static let alphabets: [[Unicode.Scalar]] = [
    ["a", "b", "A", "1", " "], ["1", "2", "0", "-", "x"], ["1", "٢", "2", "9"], ["a", "B", "漢", "!", "'"],
    ["s", "ß", "S", "é", "É"], ["q", "w", "e", "1", "2"], ["a", "\u{A0}", "½", "1"],
  ]

  private static func rule(_ random: inout RandomPolicies) -> PasswordRule {
    switch random.number(0...10) {
    case 0: return .classRun(ClassRunRule(maximum: random.number(1...3)))
    case 1: return .passphraseWords(PassphraseWordsRule(minimum: random.number(1...3)))
    case 2:
      let least = [0, 1, 12, 19, 99, 121][random.number(0...5)]
      return .numberRange(NumberRangeRule(minimum: least, maximum: least + [0, 3, 10, 900][random.number(0...3)]))
    case 3, 4:
      let words: [ExactText] = [["ab", "1"], ["ss", "aba"], ["É", "ba", "bab"], ["qw", "we2"], ["A!", "ß"]][
        random.number(0...4)]
      return .dictionaryWords(
        DictionaryWordsRule(
          words: words, match: random.number(0...1) == 0 ? .contained : .whole, minimumLength: random.number(1...2),
          rejectsReversed: random.number(0...1) == 0))
    case 5: return .whiteSpace(WhiteSpaceRule())
    case 6: return .palindrome(PalindromeRule())
    case 7: return .occurrences(OccurrencesRule(maximum: random.number(1...3)))
    case 8: return .dates(DatesRule())
    default:
      return .sequence(
        SequenceRule(
          length: 3, includesKeyboardRows: random.number(0...1) == 0,
          kind: SequenceKind.allCases[random.number(0...3)],
          direction: SequenceDirection.allCases[random.number(0...2)]))
    }
  }

  private static func policy(_ random: inout RandomPolicies) -> PasswordPolicy {
    let others = random.number(0...2) == 0 ? random.policy().rules : []
    return PasswordPolicy(rules: (0..<random.number(1...2)).map { _ in rule(&random) } + others)
  }

  /// Whether no automaton is made of the rule.
  private static func isBounded(_ rule: PasswordRule) -> Bool {
    if case .bounded = rule.automaton { true } else { false }
  }

  /// The rules of all examples that can be judged by characters alone.
  private static let examples = RuleKind.all.flatMap { kind in
    Set(kind.examples.map(\.rule)).filter(\.needs.isEmpty).sorted { $0.json < $1.json }
  }

  @Test(arguments: examples)
  func `a rule's count by its automaton is what trying every password gives`(rule: PasswordRule) {
    let policy = PasswordPolicy(rules: [rule])
    for alphabet in Self.alphabets {
      let count = PolicyCounter(policy, over: Alphabet(alphabet), commonPasswords: CountTests.common).count(to: 3)
      let context = AssessmentContext(commonPasswords: CountTests.common)
      for (length, counted) in count.lengths where length <= 3 {
        let accepted = CountTests.passwords(over: alphabet, length: length)
          .count { policy.assess($0, in: context).verdict == .met }
        #expect(
          counted.lowerBound <= Natural(clamping: accepted) && counted.upperBound >= Natural(clamping: accepted),
          "\(rule.json) \(alphabet) \(length) \(counted) \(accepted)")
      }
    }
  }

  @Test(arguments: Rounds.seeds(15))
  func `the count with these rules is what trying every password gives`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed) &+ 40_000)
    let alphabet = Self.alphabets[random.number(0...Self.alphabets.count - 1)]
    let policy = Self.policy(&random)
    let count = PolicyCounter(policy, over: Alphabet(alphabet), commonPasswords: CountTests.common).count(to: 5)
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let bounded = policy.rules.filter { Self.isBounded($0) }
    #expect(bounded.allSatisfy { rule in count.bounds.contains { $0.rule == rule && $0.reason == .tooManyStates } })
    for length in 0...5 {
      let accepted = CountTests.passwords(over: alphabet, length: length)
        .count { policy.assess($0, in: context).verdict == .met }
      let counted = count.lengths.first { $0.length == length }?.count ?? CountRange(0)
      #expect(
        counted.lowerBound <= Natural(clamping: accepted) && counted.upperBound >= Natural(clamping: accepted),
        "\(policy.rules.map(\.json)) \(alphabet) \(length) \(counted) \(accepted)")
      if count.bounds.isEmpty, !policy.rules.contains(.commonPassword(CommonPasswordRule())) {
        #expect(counted.isExact, "\(policy.rules.map(\.json))")
      }
    }
  }

  @Test func `the bound on dates holds for six digits and is close`() throws {
    let digits = Alphabet("0123456789".unicodeScalars)
    let policy = PasswordPolicy(rules: [.dates(DatesRule())])
    let count = try #require(PolicyCounter(policy, over: digits).count(to: 6).lengths.last?.count)
    // 84,600 numbers of six digits are dates; those that are dates in two orders count twice in the bound.
    #expect(count.upperBound == 1_000_000 && count.lowerBound <= 916_000 && count.lowerBound > 880_000, "\(count)")
  }

  @Test func `years between letters are counted exactly`() throws {
    let rule = PasswordRule.numberRange(NumberRangeRule(minimum: 1900, maximum: 2099))
    let digits = Alphabet("0123456789".unicodeScalars)
    let count = PolicyCounter(PasswordPolicy(rules: [rule]), over: digits).count(to: 5)
    #expect(count.bounds.isEmpty)
    let expected: [Natural] = [1, 10, 100, 1000, 9800, 96_000]
    #expect(count.lengths.map(\.count.lowerBound) == expected)
  }

  @Test func `what the app decides may reject everything, and what the server states rejects nothing`() {
    let digits = Alphabet("01".unicodeScalars)
    // Fewer than 9 characters never have the strength.
    for (rule, length, most) in [
      (PasswordRule.strength(StrengthRule(minimum: 3)), 9, 512), (.breachedPassword(BreachedPasswordRule()), 2, 4),
    ] {
      let count = PolicyCounter(PasswordPolicy(rules: [rule]), over: digits).count(to: 2)
      #expect(count.bounds == [PolicyCount.Bound(rule: rule, reason: .judgedOutside)])
      #expect(count.lengths.last?.length == length)
      #expect(count.lengths.last?.count == CountRange(lowerBound: 0, upperBound: Natural(clamping: most)))
    }
    let stated = [PasswordRule.expiry(ExpiryRule(days: 90)), .minimumAge(MinimumAgeRule(age: 1))]
    let count = PolicyCounter(PasswordPolicy(rules: stated), over: digits).count(to: 2)
    #expect(count.bounds.isEmpty && count.lengths.last?.count == CountRange(4))
  }

  @Test func `two policies are told apart by what only one of them watches`() {
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let old = PasswordPolicy(rules: [.length(LengthRule(minimum: 2, maximum: 4))])
    for rule in [
      PasswordRule.classRun(ClassRunRule(maximum: 2)), .whiteSpace(WhiteSpaceRule()),
      .numberRange(NumberRangeRule(minimum: 7, maximum: 7)), .dictionaryWords(DictionaryWordsRule(words: ["été"])),
      .passphraseWords(PassphraseWordsRule(minimum: 2)), .sequence(SequenceRule(kind: .digits, direction: .descending)),
    ] {
      let difference = PolicyDifference(from: old, to: PasswordPolicy(rules: old.rules + [rule]), in: context)
      guard case .password(let password) = difference.onlyOld else {
        Issue.record("no witness for \(rule.json)")
        continue
      }
      #expect(PasswordPolicy(rules: [rule]).assess(password).verdict == .unmet)
      #expect(difference.onlyNew == .none)
    }
  }
}
