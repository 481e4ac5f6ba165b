import TestSupport
import Testing
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct CountTests {
  /// Every password over `alphabet` of `length` characters.
  static func passwords(over alphabet: [Unicode.Scalar], length: Int) -> [String] {
    var all = [""]
    for _ in 0..<length {
      all = all.flatMap { start in
        alphabet.map { scalar in
          var longer = start
          longer.unicodeScalars.append(scalar)
          return longer
        }
      }
    }
    return all
  }

  static let common = CommonPasswords(lines: Array("abc\n1a\nqwe\n123\naa\nx\n".utf8))

  @Test(arguments: Rounds.seeds(15))
  func `the count is what trying every password gives`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed))
    let alphabet = random.alphabet()
    let policy = random.policy()
    let count = PolicyCounter(policy, over: Alphabet(alphabet), commonPasswords: Self.common).count(to: 5)
    let context = AssessmentContext(commonPasswords: Self.common)
    for length in 0...5 {
      let accepted = Self.passwords(over: alphabet, length: length)
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

  @Test(arguments: Rounds.seeds(10))
  func `a limit of states gives bounds around the count`(seed: Int) {
    var random = RandomPolicies(seed: UInt64(seed))
    let alphabet = Alphabet(random.alphabet())
    let policy = random.policy()
    let exact = PolicyCounter(policy, over: alphabet, commonPasswords: Self.common).count(to: 5)
    let bounded = PolicyCounter(policy, over: alphabet, commonPasswords: Self.common, stateLimit: 6).count(to: 5)
    for (known, found) in zip(exact.lengths, bounded.lengths) {
      #expect(
        found.count.lowerBound <= known.count.upperBound && known.count.lowerBound <= found.count.upperBound,
        "\(policy) \(known.length)")
    }
  }
}
