import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct DifferenceLawTests {
  @Test(arguments: Rounds.seeds(8))
  func `a policy does not differ from itself, and shares are parts`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed) &+ 40)
    let alphabet = Alphabet(random.alphabet())
    let (one, other) = (random.policy(), random.policy())
    let same = PolicyDifference(from: one, to: one, over: alphabet, upTo: 8, in: AssessmentContext())
    #expect(same.onlyOld == PolicyDifference.Witness.none && same.onlyNew == PolicyDifference.Witness.none, "\(one)")
    #expect(same.share == nil || same.share == 1)
    let difference = PolicyDifference(from: one, to: other, over: alphabet, upTo: 8, in: AssessmentContext())
    for share in difference.shares.map(\.share) + [difference.share ?? 0] { #expect((0...1).contains(share)) }
  }

  private static let length8 = PasswordRule.length(LengthRule(minimum: 8))
  private static let digit = PasswordRule.characterCount(CharacterCountRule(.digits, minimum: 1))

  /// An old and a new policy, and what only each of them accepts.
  private static let known: [Case<(old: [PasswordRule], new: [PasswordRule]), (old: Expected, new: Expected)>] = [
    Case("a longer minimum", ([length8], [.length(LengthRule(minimum: 12))]), (.example, .proof)),
    Case("a maximum", ([length8], [.length(LengthRule(minimum: 8, maximum: 64))]), (.example, .proof)),
    Case(
      "a maximum beyond the usual end", ([length8], [.length(LengthRule(minimum: 8, maximum: 90))]), (.example, .proof)),
    Case("é is forbidden", ([], [.forbiddenCharacters(ForbiddenCharactersRule("é"))]), (.example, .proof)),
    Case(
      "bytes instead of characters",
      ([.length(LengthRule(minimum: 4, maximum: 8))], [.length(LengthRule(minimum: 4, maximum: 8, unit: .utf8))]),
      (.example, .example)),
    Case("a user id", ([length8], [length8, .userID(UserIDRule())]), (.unknown, .proof)),
    Case("a list", ([length8], [length8, .commonPassword(CommonPasswordRule())]), (.example, .proof)),
    Case(
      "variants of a list",
      (
        [length8, .commonPassword(CommonPasswordRule())],
        [length8, .commonPassword(CommonPasswordRule(rejectsVariants: true))]
      ), (.example, .unknown)),
    Case(
      "the same user id", ([length8, .userID(UserIDRule())], [digit, .userID(UserIDRule())]), (.example, .example)),
    Case(
      "sequences of the keyboard",
      ([.sequence(SequenceRule(length: 4))], [.sequence(SequenceRule(length: 4, includesKeyboardRows: true))]),
      (.example, .proof)),
    Case(
      "more digits than can be counted",
      (
        [.characterCount(CharacterCountRule(.digits, minimum: 1500))],
        [.characterCount(CharacterCountRule(.digits, minimum: 2000))]
      ), (.longer, .longer)),
    Case(
      "more characters than are looked at",
      ([.length(LengthRule(minimum: 8, maximum: 5000))], [.length(LengthRule(minimum: 8, maximum: 4000))]),
      (.longer, .proof)),
  ]

  enum Expected { case example, proof, unknown, longer }

  @Test(arguments: Rounds.sample(known, 4))
  func `a difference has an example, and its absence a proof`(
    policies: Case<(old: [PasswordRule], new: [PasswordRule]), (old: Expected, new: Expected)>
  ) {
    let (old, new) = (PasswordPolicy(rules: policies.given.old), PasswordPolicy(rules: policies.given.new))
    let alphabet = Alphabet("qwer12é".unicodeScalars)
    let difference = PolicyDifference(from: old, to: new, over: alphabet, upTo: 64, in: AssessmentContext())
    for (witness, expected, one, other) in [
      (difference.onlyOld, policies.expected.old, old, new), (difference.onlyNew, policies.expected.new, new, old),
    ] {
      switch (witness, expected) {
      case (.password(let password), .example):
        #expect(one.assess(password).verdict != .unmet && other.assess(password).verdict == .unmet)
      case (.none, .proof), (.unknown(.excludedRules), .unknown), (.unknown(.longerThan(64)), .longer): break
      default: Issue.record("\(witness) instead of \(expected)")
      }
    }
  }

  /// On an AZERTY keyboard, é and 1 have neighbouring keys; among code points, letters are far from digits.
  @Test func `neighbours on a keyboard can be far apart among code points`() {
    let rule = PasswordRule.sequence(SequenceRule(includesKeyboardRows: true))
    let alphabet = Alphabet("é1".unicodeScalars)
    let count = PolicyCounter(PasswordPolicy(rules: [rule]), over: alphabet).count(to: 4)
    #expect(count.lengths.map(\.count) == [1, 2, 4, 8, 16].map { CountRange($0) })
  }

  @Test func `shares are given by length`() {
    let old = PasswordPolicy(rules: [.length(LengthRule(minimum: 1, maximum: 3))])
    let new = PasswordPolicy(rules: [.length(LengthRule(minimum: 2)), Self.digit])
    let shares = PolicyDifference(from: old, to: new, over: Alphabet("ab1".unicodeScalars), upTo: 8, in: .init()).shares
    #expect(shares.map(\.length) == [1, 2, 3])
    for (share, expected) in zip(shares.map(\.share), [0, 5.0 / 9, 19.0 / 27]) {
      #expect(abs(share - expected) < 1e-12)
    }
  }

  @Test func `rules are matched in any order`() {
    let letters = PasswordRule.characterCount(CharacterCountRule(.letters, minimum: 1))
    let digits = PasswordRule.characterCount(CharacterCountRule(.digits, minimum: 2))
    let changes = RuleChange.changes(
      from: PasswordPolicy(rules: [Self.length8, Self.digit, letters]),
      to: PasswordPolicy(rules: [letters, digits, .sequence(SequenceRule())]))
    #expect(
      changes == [.changed(from: Self.digit, to: digits), .added(.sequence(SequenceRule())), .removed(Self.length8)])
    let policy = PasswordPolicy(rules: [letters, Self.digit])
    #expect(RuleChange.changes(from: policy, to: PasswordPolicy(rules: policy.rules.reversed())).isEmpty)
  }
}
