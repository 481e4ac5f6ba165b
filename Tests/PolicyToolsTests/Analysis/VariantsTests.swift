import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

/// What is counted, drawn and compared for a policy that rejects variants of common passwords.
struct VariantsTests {
  private static let variants = PasswordRule.commonPassword(CommonPasswordRule(rejectsVariants: true))
  private static let length = PasswordRule.length(LengthRule(minimum: 15, maximum: 15))

  @Test func `the listed passwords are counted, and the variants make it a bound`() {
    let count = PolicyCounter(PasswordPolicy(rules: [Self.length, Self.variants])).count()
    let plain = PolicyCounter(PasswordPolicy(rules: [Self.length, .commonPassword(CommonPasswordRule())])).count()
    #expect(count.bounds == [PolicyCount.Bound(rule: Self.variants, reason: .notCounted)])
    #expect(count.total.lowerBound.isZero && count.total.upperBound == plain.total.upperBound && plain.total.isExact)
  }

  @Test func `variants are drawn again`() throws {
    // Of two letters and a digit, many passwords are repetitions.
    let policy = PasswordPolicy(rules: [.allowedCharacters(AllowedCharactersRule("ab1")), Self.length, Self.variants])
    let generator = try PasswordGenerator(policy)
    #expect(generator.redrawn == [Self.variants])
    var random = SplitMix64()
    var rejected = 0
    let open = try PasswordGenerator(PasswordPolicy(rules: Array(policy.rules.dropLast())))
    for _ in 0..<100 {
      let password = try #require(generator.password(using: &random))
      #expect(policy.assess(password).verdict == .met)
      if policy.assess(open.password(using: &random) ?? "").verdict == .unmet { rejected += 1 }
    }
    #expect(rejected > 0)
  }

  @Test func `a change to variants has an example that is accepted so far`() {
    let old = PasswordPolicy(rules: [.length(LengthRule(minimum: 15)), .commonPassword(CommonPasswordRule())])
    let new = PasswordPolicy(rules: [.length(LengthRule(minimum: 15)), Self.variants])
    guard case .password(let password) = PolicyDifference(from: old, to: new, upTo: 16).onlyOld else {
      Issue.record("There is no example")
      return
    }
    #expect(old.assess(password).verdict == .met && new.assess(password).verdict == .unmet)
  }
}
