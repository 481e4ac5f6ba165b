import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct GenerationLawTests {
  @Test(arguments: Rounds.seeds(8))
  func `every length that is counted can be generated, and no other`(seed: Int) throws {
    var random = RandomPolicies(seed: UInt64(seed) &+ 300)
    let alphabet = Alphabet(random.alphabet())
    let policy = random.policy()
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let count = PolicyCounter(policy, over: alphabet, commonPasswords: CountTests.common).count(to: 8)
    var generator = SplitMix64(seed: UInt64(seed))
    for length in 1...8 {
      let counted = count.lengths.first { $0.length == length }?.count ?? CountRange(0)
      let made = try? PasswordGenerator(policy, over: alphabet, length: length, in: context)
      let password = made?.password(using: &generator)
      if counted.isExact { #expect((password != nil) == !counted.upperBound.isZero, "\(policy) \(length)") }
      if let password { #expect(policy.assess(password, in: context).verdict == .met) }
      if let example = made?.example { #expect(policy.assess(example, in: context).verdict == .met) }
    }
  }

  @Test func `the shortest passwords with enough bits are generated`() throws {
    let policy = PasswordPolicy(rules: [.length(LengthRule(minimum: 8))])
    #expect(try PasswordGenerator(policy).length == 13)
    #expect(try PasswordGenerator(policy, bits: 0).length == 8)
    #expect(try PasswordGenerator(PasswordPolicy(rules: [.length(LengthRule(maximum: 6))])).length == 6)
    // The minimum of a class can exceed the usual end.
    let many = PasswordPolicy(rules: [.characterCount(CharacterCountRule(.digits, minimum: 70))])
    #expect(try PasswordGenerator(many, bits: 0).length == 70)
  }

  /// Policies for which there is no password, and why.
  private static let impossible: [Case<[PasswordRule], PasswordGenerator.Failure>] = [
    Case("a million characters", [.length(LengthRule(minimum: 1_000_000))], .tooLong),
    Case("a maximum below the minimum", [.length(LengthRule(minimum: 9, maximum: 8))], .noPassword(length: nil)),
    Case(
      "96 of 95 characters",
      [.length(LengthRule(maximum: 100)), .distinctCharacters(DistinctCharactersRule(minimum: 96))],
      .noPassword(length: nil)),
  ]

  @Test(arguments: impossible)
  func `where there is no password, the reason is given`(rules: Case<[PasswordRule], PasswordGenerator.Failure>) {
    #expect(throws: rules.expected) { try PasswordGenerator(PasswordPolicy(rules: rules.given)) }
  }

  @Test func `the rules that exclude each other are found`() {
    let digits = PasswordRule.characterCount(CharacterCountRule(.digits, minimum: 5))
    let runs = PasswordRule.repetition(RepetitionRule(maximum: 1))
    let one = PasswordRule.allowedCharacters(AllowedCharactersRule("1ab"))
    let short = PasswordRule.length(LengthRule(minimum: 1, maximum: 6))
    let policy = PasswordPolicy(rules: [.edgeWhiteSpace(EdgeWhiteSpaceRule()), digits, runs, one, short])
    #expect(RuleConflict.rules(in: policy) == [digits, runs, one, short])
    #expect(RuleConflict.rules(in: PasswordPolicy(rules: [digits, runs])).isEmpty)
  }

  @Test func `the machine never takes more than the limit of states`() {
    let rules: [PasswordRule] = [
      .characterCount(CharacterCountRule(.digits, minimum: 9)), .sequence(SequenceRule()),
      .characterCount(CharacterCountRule(.uppercase, minimum: 9)),
    ]
    for limit in [1, 10, 500, 5000] {
      let (_, automaton) = PolicyAutomaton.largest(
        for: [PasswordPolicy(rules: rules)], over: .printableASCII, limit: limit)
      #expect(automaton?.table.stateCount ?? 0 <= limit)
    }
  }
}
