import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

@Suite struct ExpressionCountTests {
  private static let patterns: [ExactText] = [
    "^[a-z]", "\\d$", "\\W", "^(?=.*\\d)(?=.*[a-z]).{2,}$", "^(?!.*(?:ab|12)).{1,4}$", "(?:a|b|1)(?:b|2|q)",
    "^\\p{Lu}?[^\\p{Lu}]*$",
    "^(..)*$", "[ -]", "^.?$", "^(?=.*1)(?!.*1.*1)", "(a|1)+(b|2)+$", "", "^[^é]{2}", "x|^q|e$", "^(?:[a-z]\\d?)+$",
    "z{5}",
  ]

  /// A policy at random with one or two expressions in it.
  private static func policy(_ random: inout RandomPolicies) throws -> PasswordPolicy {
    var rules = random.policy().rules
    for _ in 0..<random.number(1...2) {
      let expression = try PasswordExpression(parsing: patterns[random.number(0...(patterns.count - 1))])
      rules.append(
        random.number(0...1) == 0
          ? .pattern(PatternRule(required: expression)) : .pattern(PatternRule(forbidden: expression)))
    }
    return PasswordPolicy(rules: rules)
  }

  @Test(arguments: Rounds.seeds(10))
  func `the count with expressions is what trying every password gives`(seed: Int) throws {
    var random = RandomPolicies(seed: UInt64(seed) &+ 90_000)
    let alphabet = random.alphabet()
    let policy = try Self.policy(&random)
    let count = PolicyCounter(policy, over: Alphabet(alphabet), commonPasswords: CountTests.common).count(to: 5)
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let isLeftOut = count.bounds.contains { if case .expression = $0.rule.automaton { true } else { false } }
    #expect(!isLeftOut, "\(policy)")
    for length in 0...5 {
      let accepted = CountTests.passwords(over: alphabet, length: length)
        .count { policy.assess($0, in: context).verdict == .met }
      let counted = count.lengths.first { $0.length == length }?.count ?? CountRange(0)
      #expect(
        counted.lowerBound <= Natural(clamping: accepted) && counted.upperBound >= Natural(clamping: accepted),
        "\(policy) \(length) \(counted) \(accepted)")
      if count.bounds.isEmpty, !policy.rules.contains(.commonPassword(CommonPasswordRule())) {
        #expect(counted.isExact, "\(policy)")
      }
    }
  }

  @Test(arguments: Rounds.seeds(6))
  func `passwords with expressions are generated where there are any`(seed: Int) throws {
    var random = RandomPolicies(seed: UInt64(seed) &+ 95_000)
    let alphabet = random.alphabet()
    let policy = try Self.policy(&random)
    let context = AssessmentContext(commonPasswords: CountTests.common)
    var generator = SystemRandomNumberGenerator()
    for length in 1...4 {
      let isAccepted = CountTests.passwords(over: alphabet, length: length)
        .contains { policy.assess($0, in: context).verdict == .met }
      let made = try? PasswordGenerator(policy, over: Alphabet(alphabet), length: length, in: context)
      let password = made?.password(using: &generator)
      #expect((password != nil) == isAccepted, "\(policy) \(length)")
      if let password { #expect(policy.assess(password, in: context).verdict == .met, "\(policy) \(length)") }
    }
  }

  @Test(arguments: Rounds.seeds(5))
  func `a witness against expressions is what trying every password finds`(seed: Int) throws {
    var random = RandomPolicies(seed: UInt64(seed) &+ 97_000)
    let alphabet = random.alphabet()
    let (old, new) = (try Self.policy(&random), try Self.policy(&random))
    let context = AssessmentContext(commonPasswords: CountTests.common)
    let difference = PolicyDifference(from: old, to: new, over: Alphabet(alphabet), upTo: 4, in: context)
    let passwords = (0...4).flatMap { CountTests.passwords(over: alphabet, length: $0) }
    for (witness, one, other) in [(difference.onlyOld, old, new), (difference.onlyNew, new, old)] {
      let isAny = passwords.contains {
        one.assess($0, in: context).verdict == .met && other.assess($0, in: context).verdict == .unmet
      }
      switch witness {
      case .password(let password):
        #expect(one.assess(password, in: context).verdict == .met, "\(one)")
        #expect(other.assess(password, in: context).verdict == .unmet, "\(other)")
      case .none: #expect(!isAny, "\(one) \(other)")
      case .unknown(.longerThan(let end)): #expect(!isAny && end == 4, "\(one) \(other)")
      case .unknown(let reason): #expect(reason != .tooLarge, "\(one) \(other)")
      }
    }
  }

  @Test func `an expression and the rules that say the same accept the same passwords`() throws {
    let expression = try PasswordExpression(parsing: "^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])[!-~ ]{8,20}$")
    let pattern = PasswordPolicy(rules: [.pattern(PatternRule(required: expression))])
    let rules = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 8, maximum: 20)),
      .characterCount(CharacterCountRule(.digits, minimum: 1, repertoire: .ascii)),
      .characterCount(CharacterCountRule(.lowercase, minimum: 1, repertoire: .ascii)),
      .characterCount(CharacterCountRule(.uppercase, minimum: 1, repertoire: .ascii)),
    ])
    let counts = [pattern, rules].map { PolicyCounter($0).count(to: 20).total }
    #expect(counts[0] == counts[1] && counts[0].isExact)
    let difference = PolicyDifference(
      from: pattern, to: rules, over: .printableASCII, upTo: 24, in: AssessmentContext())
    #expect(difference.onlyOld == .none)
    #expect(difference.onlyNew == .none)
    #expect(difference.share == 1)
  }

  @Test func `a difference that only an expression makes is seen in other scripts`() throws {
    let old = PasswordPolicy(rules: [.length(LengthRule(minimum: 1))])
    let word = try PasswordExpression(parsing: "^[^α-ω]*$")
    let new = PasswordPolicy(rules: [.length(LengthRule(minimum: 1)), .pattern(PatternRule(required: word))])
    let difference = PolicyDifference(from: old, to: new)
    guard case .password(let password) = difference.onlyOld else {
      Issue.record("no witness")
      return
    }
    #expect(password == "α" || password == "ω")
    #expect(difference.onlyNew == .none)
  }

  @Test func `an expression with too many states is left aside, with bounds`() throws {
    // Whether the 20th character from the end is an a: two to the power of twenty states.
    let large = try PasswordExpression(parsing: "a.{19}$")
    let rule = PasswordRule.pattern(PatternRule(required: large))
    let policy = PasswordPolicy(rules: [.characterCount(CharacterCountRule(.digits, minimum: 1)), rule])
    let count = PolicyCounter(policy).count(to: 24)
    #expect(count.bounds == [PolicyCount.Bound(rule: rule, reason: .tooManyStates)])
    #expect(!count.total.isExact && count.total.lowerBound <= count.total.upperBound)
    let difference = PolicyDifference(from: policy, to: PasswordPolicy(rules: Array(policy.rules.prefix(1))))
    #expect(difference.excludedRules == [rule])
  }
}
