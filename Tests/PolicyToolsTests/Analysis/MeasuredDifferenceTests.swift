import TestSupport
import Testing
import WatchwordPolicy
import WatchwordPolicyTools

/// Differences of policies whose lengths count other units.
@Suite struct MeasuredDifferenceTests {
  private static func policy(
    _ unit: CharacterUnit, _ others: [PasswordRule] = [], maximum: Int = 64
  ) -> PasswordPolicy {
    let classes: [CharacterClass] = [.uppercase, .lowercase, .digits, .special]
    return PasswordPolicy(
      rules: [.length(LengthRule(minimum: 12, maximum: maximum, unit: unit))]
        + classes.map { .characterCount(CharacterCountRule($0, minimum: 2)) } + others)
  }

  /// Rules that make the machine large.
  private static let runs: [PasswordRule] = [.repetition(RepetitionRule(maximum: 2)), .sequence(SequenceRule())]

  @Test func `characters that the machine leaves out are tried`() throws {
    let (old, new) = (Self.policy(.codePoint, Self.runs), Self.policy(.utf16))
    let difference = PolicyDifference(from: old, to: new)
    guard case .password(let password) = difference.onlyOld, case .password(let other) = difference.onlyNew else {
      Issue.record("\(difference.onlyOld), \(difference.onlyNew)")
      return
    }
    #expect(old.assess(password).verdict == .met && new.assess(password).verdict == .unmet)
    #expect(new.assess(other).verdict == .met && old.assess(other).verdict == .unmet)
    #expect(difference.alphabet.characters.allSatisfy { $0.value <= 0xFFFF })
  }

  @Test func `nothing is claimed of characters that were left out`() {
    let policy = Self.policy(.utf16, Self.runs)
    let difference = PolicyDifference(from: policy, to: Self.policy(.utf16, Self.runs, maximum: 65))
    #expect(difference.onlyOld == .unknown(.largeCharacters) && difference.share == 1)
    #expect(PolicyDifference(from: policy, to: policy).onlyOld == .none)
  }

  @Test func `small machines measure all characters`() {
    let old = PasswordPolicy(rules: [.length(LengthRule(minimum: 8, maximum: 12))])
    let new = PasswordPolicy(rules: [.length(LengthRule(minimum: 8, maximum: 24, unit: .utf16))])
    let difference = PolicyDifference(from: old, to: new)
    #expect(difference.onlyOld == .none)
    #expect(difference.alphabet.characters.contains { $0.value > 0xFFFF })
  }
}
