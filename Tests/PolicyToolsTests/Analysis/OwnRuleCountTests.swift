import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

/// The results of counts and comparisons where an app has its own rule.
@Suite struct OwnRuleCountTests {
  private static let rule = OwnRule(id: "acme.digit-last", description: "A digit at the end") { password, _ in
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(password.utf8.last ?? 0) ? .met : .unmet(.present)
  }

  @Test func `the count is a bound, because the app judges the rule`() {
    let policy = PasswordPolicy(rules: [.length(LengthRule(minimum: 1, maximum: 2))])
    let alphabet = Alphabet(["a", "b"])
    #expect(PolicyCounter(policy, over: alphabet).count().isExact)
    let count = PolicyCounter(policy.adding(Self.rule), over: alphabet).count()
    #expect(count.bounds == [PolicyCount.Bound(rule: .own(Self.rule), reason: .judgedOutside)])
    #expect(count.total.lowerBound.isZero && count.total.upperBound == Natural(clamping: 6))
  }

  @Test func `a generated password meets the rule`() throws {
    var random = SystemRandomNumberGenerator()
    let policy = PasswordPolicy(rules: [.length(LengthRule(minimum: 8))]).adding(Self.rule)
    let generator = try PasswordGenerator(policy)
    #expect(generator.redrawn == [.own(Self.rule)])
    for _ in 0..<8 {
      let password = try #require(generator.password(using: &random))
      #expect(policy.assess(password).verdict == .met)
    }
  }
}
