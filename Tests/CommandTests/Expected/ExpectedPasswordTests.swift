import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordCommand
@testable import WatchwordPolicyTools
@testable import WatchwordRuns
@testable import WatchwordStrength

/// How many expected passwords the shipped policy for NIST SP 800-63B-4 accepts, and how many random ones it rejects.
@Suite struct ExpectedPasswordTests {
  private static func policy() throws -> PasswordPolicy {
    try PasswordPolicy(#require(ShippedPolicy.all.first { $0.name == "nist-800-63b-4" }).json)
  }

  /// Whether the policy accepts a password of a user, whose words an app knows.
  private static func accepts(_ policy: PasswordPolicy, _ password: String, _ userWords: [String] = []) -> Bool {
    let context = AssessmentContext(userID: userWords.first ?? "somebody", personalWords: ["nobody"])
    return policy.assess(password, in: context).verdict == .met
  }

  /// The words of the estimator with their ranks and kinds, as the table has them.
  private static let words: [(word: String, rank: Int, kind: Int)] = EmbeddedWordsTable.parts.flatMap { part in
    var words: [String] = []
    for scalar in part.words.description {
      if let shared = scalar.asciiValue.map({ Int($0) - 0x41 }), 0..<26 ~= shared {
        words.append(String((words.last ?? "").prefix(shared)))
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    let digits = Array(part.ranks.description.utf8).map { Int($0) - 0x30 }
    return words.enumerated().map { place, word in
      let value = digits[3 * place..<3 * place + 3].reduce(0) { $0 << 6 | $1 }
      return (word, value >> 2, value & 3)
    }
  }

  @Test func `at most 2 percent of expected passwords are accepted`() throws {
    let policy = try Self.policy()
    let top = Self.words.filter { $0.kind == 0 }.sorted { $0.rank < $1.rank }.prefix(2000).map { $0.word }
    var maker = ExpectedPasswords(seed: 30, top: top)
    var (count, accepted) = (0, 0)
    var report = ""
    let each = Rounds.count(1_000) / ExpectedPasswords.kinds.count
    for kind in ExpectedPasswords.kinds {
      let made = (0..<each).map { _ in maker.next(of: kind) }
      let ok = made.filter { Self.accepts(policy, $0.password, $0.userWords) }
      count += each
      accepted += ok.count
      report +=
        "\(Self.percent(ok.count, each))  \(kind.isKnown ? " " : "*") \(kind.name)  \(ok.prefix(3).map { $0.password })\n"
    }
    var listed: Set<String> = Set(Self.words.map { $0.word })
    CommonPasswords.embedded.forEachFolded { listed.insert(String(decoding: $0, as: UTF8.self)) }
    let all = listed.filter { $0.unicodeScalars.count >= 15 }
    let long = Rounds.sample(all.sorted(), 100)
    let ok = long.filter { Self.accepts(policy, $0) }
    report +=
      "\(Self.percent(ok.count, long.count))    entries of 15 and more characters of both lists (\(long.count))\n"
    count += long.count
    accepted += ok.count
    print(
      "Accepted by nist-800-63b-4, * a kind that the rule was not written from:\n\(report)"
        + "\(Self.percent(accepted, count))    of \(count) together")
    #expect(all.count > 300 && count > Rounds.count(1_000))
    #expect(accepted * 100 <= 2 * count)
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    let text = String(format: "%.1f %%", 100 * Double(part) / Double(max(whole, 1)))
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  @Test func `at most 1 random password in 1000 is rejected`() throws {
    let policy = try Self.policy()
    var generator = SeededGenerator(seed: 15)
    let kinds: [(name: String, make: (inout SeededGenerator) -> String)] =
      [("", 4), (" ", 4), ("-", 4), ("", 5), (".", 6)].map { separator, count in
        ("\(count) words with '\(separator)'", { Self.phrase(of: count, separator, &$0) })
      } + [
        ("15 of printable ASCII", { Self.text(String((0x20...0x7E).map { Character(Unicode.Scalar($0)) }), &$0) }),
        ("15 of letters and digits", { Self.text(Self.letters + Self.letters.uppercased() + "0123456789", &$0) }),
        ("15 small letters", { Self.text(Self.letters, &$0) }),
        ("15 small letters and digits", { Self.text(Self.letters + "0123456789", &$0) }),
      ]
    var (count, rejected) = (0, 0)
    for kind in kinds {
      let made = (0..<Rounds.count(150)).map { _ in kind.make(&generator) }.filter { $0.count >= 15 }
      let bad = made.filter { !Self.accepts(policy, $0) }
      print("\(Self.percent(bad.count, made.count)) of \(made.count) rejected: \(kind.name)")
      count += made.count
      rejected += bad.count
    }
    print("\(rejected) of \(count) rejected")
    #expect(count > Rounds.count(1_200) && rejected * 1000 <= count)
  }

  private static let parts = PhraseMaterial.words.parts

  private static func phrase(of count: Int, _ separator: String, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }
      .joined(separator: separator)
  }

  private static func text(_ characters: String, _ generator: inout SeededGenerator) -> String {
    String((0..<15).compactMap { _ in characters.randomElement(using: &generator) })
  }
}
