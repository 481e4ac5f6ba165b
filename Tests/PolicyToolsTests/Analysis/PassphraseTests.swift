import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@testable import WatchwordPolicyTools

struct PassphraseTests {
  @Test func `different choices of parts make different phrases`() {
    for material in PhraseMaterial.allCases {
      let parts = material.parts
      #expect(Set(parts).count == parts.count)
    }
    let words = PhraseMaterial.words.parts.sorted()
    #expect(words.count == 7772)
    #expect(!zip(words, words.dropFirst()).contains { $1.hasPrefix($0) })
    // A vowel follows the consonant with which each syllable starts, so the parts of "bana" are known.
    #expect(PhraseMaterial.syllables.parts.allSatisfy { $0.wholeMatch(of: /[^aeiou][aeiou][^aeiou]?/) != nil })
  }

  /// Policies, and what passphrases of words look like.
  private static let policies: [Case<[PasswordRule], String>] = [
    Case("no rules", [], #"[a-z]+(-[a-z]+){6}"#),
    Case(
      "a capital letter", [.characterCount(CharacterCountRule(.uppercase, minimum: 1))],
      #"[A-Z][a-z]+(-[A-Z][a-z]+){6}"#),
    Case("two digits", [.characterCount(CharacterCountRule(.digits, minimum: 2))], #"[a-z]+(-[a-z]+){5}-[0-9]{2}"#),
    Case("no hyphen", [.forbiddenCharacters(ForbiddenCharactersRule("-"))], #"[a-z]+( [a-z]+){6}"#),
    Case("letters only", [.allowedCharacters(AllowedCharactersRule("abcdefghijklmnopqrstuvwxyz"))], #"[a-z]+"#),
    Case("a maximum", [.length(LengthRule(maximum: 20))], #".{12,20}"#),
  ]

  @Test(arguments: policies)
  func `what a policy requires is added, and no more`(rules: Case<[PasswordRule], String>) throws {
    let policy = PasswordPolicy(rules: rules.given)
    let generator = try PassphraseGenerator(policy, of: .words)
    var random = SplitMix64(seed: 7)
    let pattern = try Regex(rules.expected)
    for _ in 0..<Rounds.count(2) {
      let phrase = try #require(generator.password(using: &random))
      #expect(policy.assess(phrase).verdict == .met, "\(phrase)")
      #expect(phrase.wholeMatch(of: pattern) != nil, "\(phrase)")
    }
  }

  @Test func `a policy that no phrase meets is refused`() {
    let policy = PasswordPolicy(rules: [.allowedCharacters(AllowedCharactersRule("0123456789"))])
    for material in PhraseMaterial.allCases {
      #expect(throws: PasswordGenerator.Failure.noPassword(length: nil)) {
        try PassphraseGenerator(policy, of: material)
      }
    }
  }

  @Test func `phrases are drawn with the same probability, and counted exactly`() throws {
    // "aab" has a run, and "abc" would be a sequence across the parts.
    let policy = PasswordPolicy(rules: [
      .length(LengthRule(maximum: 9)), .repetition(RepetitionRule(maximum: 2)),
      .characterCount(CharacterCountRule(.uppercase, minimum: 2)),
    ])
    let generator = try PassphraseGenerator(
      policy, of: .words, parts: ["ab", "xaaa", "zy", "q"], partCount: 3, bits: 0, in: AssessmentContext())
    let words = ["Ab", "Zy", "Q"]
    let accepted = words.flatMap { one in words.flatMap { two in words.map { "\(one)-\(two)-\($0)" } } }
      .filter { policy.assess($0).verdict == .met }
    #expect(accepted.count == 27)
    #expect(abs(generator.bits - 4.754_887_502) < 1e-6)
    var random = SplitMix64(seed: 1)
    var counts: [String: Int] = [:]
    for _ in 0..<2700 { counts[generator.password(using: &random) ?? "", default: 0] += 1 }
    #expect(counts.keys.allSatisfy(accepted.contains))
    let statistic = accepted.reduce(0.0) { sum, phrase in
      let difference = Double(counts[phrase] ?? 0) - 100
      return sum + difference * difference / 100
    }
    // Chi-square with 26 degrees of freedom: 45.6 at 1 %. The seed is fixed.
    #expect(statistic < 45.6)
  }
}
