import TestSupport
import Testing
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct GeneratorTests {
  @Test(arguments: Rounds.seeds(10))
  func `every password that is generated is accepted, and one is found where there is one`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed))
    let alphabet = random.alphabet()
    let policy = random.policy()
    let context = AssessmentContext(commonPasswords: CountTests.common)
    var generator = SystemRandomNumberGenerator()
    for length in 1...4 {
      let accepted = CountTests.passwords(over: alphabet, length: length)
        .contains { policy.assess($0, in: context).verdict == .met }
      let made = try? PasswordGenerator(policy, over: Alphabet(alphabet), length: length, in: context)
      let password = made?.password(using: &generator)
      #expect((password != nil) == accepted, "\(policy) \(length)")
      if let password {
        #expect(policy.assess(password, in: context).verdict == .met, "\(policy) \(length)")
        #expect(password.unicodeScalars.count == length)
      }
    }
  }

  @Test func `passwords are drawn with the same probability`() throws {
    // Chi-square with 1% significance: the statistic of k outcomes is below k + 2.33 * sqrt(2k) + 2 almost always.
    for (rules, characters) in [
      ([.distinctCharacters(DistinctCharactersRule(minimum: 3)), .repetition(RepetitionRule(maximum: 1))], "ab1!"),
      ([.sequence(SequenceRule()), .characterCount(CharacterCountRule(.digits, minimum: 1))], "abc1"),
      ([.classes(ClassesRule(minimum: 2)), .edgeWhiteSpace(EdgeWhiteSpaceRule())], "aB 1"),
    ] as [([PasswordRule], String)] {
      let policy = PasswordPolicy(rules: rules)
      let alphabet = Array(characters.unicodeScalars)
      let accepted = CountTests.passwords(over: alphabet, length: 4).filter { policy.assess($0).verdict == .met }
      let generator = try PasswordGenerator(policy, over: Alphabet(alphabet), length: 4)
      var random = SystemRandomNumberGenerator()
      var counts: [String: Int] = [:]
      let each = Rounds.count(20)
      let draws = accepted.count * each
      for _ in 0..<draws { counts[generator.password(using: &random) ?? "", default: 0] += 1 }
      let statistic = accepted.reduce(0.0) { sum, password in
        let difference = Double(counts[password] ?? 0) - Double(each)
        return sum + difference * difference / Double(each)
      }
      let count = Double(accepted.count)
      #expect(counts.keys.allSatisfy(accepted.contains))
      #expect(statistic < count + 4 * (2 * count).squareRoot() + 10, "\(characters): \(statistic) of \(count)")
    }
  }
}
