import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct DifferenceTests {
  @Test(arguments: Rounds.seeds(30))
  func `a witness is what trying every password finds`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed) &+ 7_000)
    let alphabet = random.alphabet()
    expectExact(random.policy(), random.policy(), over: alphabet)
  }

  /// Policies with rules on runs, words and kinds at the same time, whose states are merged, and with a limit in bytes,
  /// which ends a policy at any state.
  private static let patterns: [Case<(old: [PasswordRule], new: [PasswordRule]), String>] = [
    Case(
      "a sequence, a run and words against kinds",
      (
        [.classes(ClassesRule(minimum: 2))],
        [
          .sequence(SequenceRule(length: 3)), .repetition(RepetitionRule(maximum: 1)),
          .classRun(ClassRunRule(maximum: 2)), .dictionaryWords(DictionaryWordsRule(words: ["ac1"], minimumLength: 3)),
          .characterCount(CharacterCountRule(.digits, minimum: 1)),
        ]
      ), "abc12"),
    Case(
      "bytes against a run",
      (
        [.length(LengthRule(maximum: 5, unit: .utf8)), .sequence(SequenceRule(length: 3))],
        [.repetition(RepetitionRule(maximum: 1)), .length(LengthRule(maximum: 4, unit: .utf8))]
      ), "abcé1"),
    Case(
      "runs of two lengths",
      (
        [.repetition(RepetitionRule(maximum: 1)), .classRun(ClassRunRule(maximum: 3))],
        [.repetition(RepetitionRule(maximum: 2)), .sequence(SequenceRule(length: 4))]
      ), "abcd1"),
  ]

  @Test(arguments: patterns)
  func `merged states lose no difference`(patterns: Case<(old: [PasswordRule], new: [PasswordRule]), String>) {
    expectExact(
      PasswordPolicy(rules: patterns.given.old), PasswordPolicy(rules: patterns.given.new),
      over: Array(patterns.expected.unicodeScalars))
  }

  private func expectExact(_ old: PasswordPolicy, _ new: PasswordPolicy, over alphabet: [Unicode.Scalar]) {
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let difference = PolicyDifference(
      from: old, to: new, over: Alphabet(alphabet), upTo: 4, in: context)
    var (onlyOld, onlyNew, accepted, both) = (0, 0, 0, 0)
    for length in 0...4 {
      for password in CountTests.passwords(over: alphabet, length: length) {
        let isOld = old.assess(password, in: context).verdict == .met
        let isNew = new.assess(password, in: context).verdict == .met
        if isOld, !isNew { onlyOld += 1 }
        if isNew, !isOld { onlyNew += 1 }
        if isOld { accepted += 1 }
        if isOld, isNew { both += 1 }
      }
    }
    check(difference.onlyOld, onlyOld, old, new, context, "\(old) \(new)")
    check(difference.onlyNew, onlyNew, new, old, context, "\(new) \(old)")
    if difference.excludedRules.isEmpty, let share = difference.share, accepted > 0 {
      #expect(abs(share - Double(both) / Double(accepted)) < 1e-9)
    }
  }

  private func check(
    _ witness: PolicyDifference.Witness, _ count: Int, _ one: PasswordPolicy, _ other: PasswordPolicy,
    _ context: AssessmentContext, _ comment: String
  ) {
    switch witness {
    case .password(let password):
      #expect(one.assess(password, in: context).verdict == .met, "\(comment)")
      #expect(other.assess(password, in: context).verdict == .unmet, "\(comment)")
    case .none: #expect(count == 0, "\(comment)")
    case .unknown(.excludedRules(let rules)): #expect(!rules.isEmpty, "\(comment)")
    case .unknown(.longerThan(let end)): #expect(count == 0 && end == 4, "\(comment)")
    case .unknown(.tooLarge), .unknown(.largeCharacters): Issue.record("\(comment)")
    }
  }
}
