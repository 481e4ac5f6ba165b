import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct CountLawTests {
  /// Numbers that are worked out by hand, over all 95 characters.
  private static let known: [Case<[PasswordRule], (length: Int, count: Natural)>] = [
    Case("any password", [], (3, Natural(95).power(3))),
    Case(
      "a digit", [.characterCount(CharacterCountRule(.digits, minimum: 1))],
      (8, Natural(95).power(8) - Natural(85).power(8))),
    Case(
      "digits only", [.allowedCharacters(AllowedCharactersRule("0123456789"))], (6, 1_000_000)),
    Case("no character twice in a row", [.repetition(RepetitionRule(maximum: 1))], (4, 95 * 94 * 94 * 94)),
    Case(
      "all characters different", [.distinctCharacters(DistinctCharactersRule(minimum: 5))],
      (5, Natural((91...95).reduce(1, *)))),
    Case("no space at an end", [.edgeWhiteSpace(EdgeWhiteSpaceRule())], (3, 94 * 95 * 94)),
    Case(
      "96 of 95 characters", [.distinctCharacters(DistinctCharactersRule(minimum: 96))], (10, 0)),
    Case(
      "four classes in three characters", [.classes(ClassesRule(minimum: 4))], (3, 0)),
  ]

  @Test(arguments: known)
  func `the count is what combinatorics says`(rules: Case<[PasswordRule], (length: Int, count: Natural)>) {
    let policy = PasswordPolicy(rules: rules.given)
    let count = PolicyCounter(policy).count(to: rules.expected.length)
    let found = count.lengths.first { $0.length == rules.expected.length }?.count
    #expect(found == CountRange(rules.expected.count) && count.isExact)
  }

  @Test(arguments: Rounds.seeds(15))
  func `another rule never accepts more`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed) &+ 900)
    let alphabet = Alphabet(random.alphabet())
    let (one, other) = (random.policy(), random.policy())
    let both = PasswordPolicy(rules: one.rules + other.rules)
    func total(_ policy: PasswordPolicy) -> CountRange {
      PolicyCounter(policy, over: alphabet, commonPasswords: CountTests.common).count(to: 6).total
    }
    #expect(total(both).lowerBound <= total(one).upperBound && total(both).lowerBound <= total(other).upperBound)
  }

  @Test func `the total is the sum over all lengths`() {
    let count = PolicyCounter(PasswordPolicy(rules: [.length(LengthRule(minimum: 2, maximum: 5))])).count()
    #expect(count.lengths.map(\.length) == [2, 3, 4, 5] && !count.isCutOff)
    #expect(count.total == CountRange((2...5).reduce(Natural()) { $0 + Natural(95).power($1) }))
  }

  @Test func `bits are the logarithm of the count`() throws {
    let count = PolicyCounter(PasswordPolicy(rules: [.length(LengthRule(minimum: 64, maximum: 64))])).count()
    #expect(abs(try #require(count.bits) - 64 * 6.569_855_608_330_948) < 1e-9)
  }

  @Test func `what the person or the server adds gives bounds`() {
    let history = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 1, maximum: 1)), .history(HistoryRule(count: 4)),
    ])
    #expect(PolicyCounter(history).count().total == CountRange(lowerBound: 91, upperBound: 95))
    let userID = PasswordPolicy(rules: [.length(LengthRule(minimum: 1, maximum: 1)), .userID(UserIDRule())])
    let count = PolicyCounter(userID).count()
    #expect(count.total == CountRange(lowerBound: 0, upperBound: 95) && !count.isExact)
    #expect(count.bounds == [PolicyCount.Bound(rule: .userID(UserIDRule()), reason: .dependsOnPerson)])
  }

  /// Policies that require too much, and how many lengths are counted.
  private static let hostile: [Case<[PasswordRule], Int>] = [
    Case("a million characters", [.length(LengthRule(minimum: 1_000_000))], 0),
    Case("a million bytes", [.length(LengthRule(minimum: 1_000_000, unit: .utf8))], 0),
    Case("a maximum below the minimum", [.length(LengthRule(minimum: 20, maximum: 8))], 0),
    Case("a maximum of a million", [.length(LengthRule(maximum: 1_000_000))], 65),
    Case("a million digits", [.characterCount(CharacterCountRule(.digits, minimum: 1_000_000))], 65),
    Case("a run of a million", [.repetition(RepetitionRule(maximum: 1_000_000))], 65),
    Case("a sequence of a million", [.sequence(SequenceRule(length: 1_000_000))], 65),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: hostile)
  func `policies that require too much are counted as far as possible`(rules: Case<[PasswordRule], Int>) {
    let policy = PasswordPolicy(rules: rules.given)
    #expect(PolicyCounter(policy, over: Alphabet("ab1".unicodeScalars)).count().lengths.count == rules.expected)
  }

  @Test func `an alphabet without characters has the empty password alone`() {
    let count = PolicyCounter(PasswordPolicy(rules: []), over: Alphabet([])).count(to: 4)
    #expect(count.lengths.map(\.count) == [1, 0, 0, 0, 0].map { CountRange($0) })
  }
}
