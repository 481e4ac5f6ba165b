import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// The rules that compare a password with other words or ask the app.
@Suite struct ComparisonRuleTests {
  private static func state(_ password: String, _ rule: PasswordRule, _ context: AssessmentContext) -> RuleState? {
    PasswordPolicy(rules: [rule]).assess(password, in: context).states.first
  }

  private static func words(_ count: Int, of letters: [Character], longest: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
  }

  /// What Django's UserAttributeSimilarityValidator does, on lines "password TAB value TAB percent".
  private static let django = """
    import re, sys
    from difflib import SequenceMatcher
    for line in sys.stdin.buffer.read().decode().split("\\n"):
        password, value, percent = line.split("\\t")
        parts = [part for part in re.split(r"\\W+", value) if part] + [value]
        print(int(any(SequenceMatcher(a=password, b=part).quick_ratio() >= int(percent) / 100 for part in parts)))
    """

  @Test func `similarity is that of Python's difflib`() throws {
    guard let oracle = PythonOracle(importing: "difflib") else { return }
    let letters = Array("aabbcde_@. é漢1")
    let passwords = Self.words(4000, of: letters, longest: 16, seed: 1)
    // A user id loses the white space around it.
    let values = Self.words(4000, of: letters, longest: 16, seed: 2).map { "a\($0)b" }
    let percents = (0..<4000).map { 10 + $0 * 7 % 91 }
    let lines = passwords.indices.map { "\(passwords[$0])\t\(values[$0])\t\(percents[$0])" }
    let output = try oracle.output(of: Self.django, input: Data(lines.joined(separator: "\n").utf8))
    let verdicts = String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
    #expect(verdicts.count == passwords.count)
    var similar = 0
    for place in verdicts.indices {
      let rule = PasswordRule.similarity(SimilarityRule(percent: percents[place]))
      let state = Self.state(passwords[place], rule, AssessmentContext(userID: values[place]))
      #expect(state == (verdicts[place] ? .unmet(.present) : .met), "\(lines[place])")
      if verdicts[place] { similar += 1 }
    }
    #expect(similar > 500 && similar < 3500, "\(similar)")
  }

  @Test func `a similar id or a similar word is enough, and a long one is reported as too long`() {
    let rule = PasswordRule.similarity(SimilarityRule())
    let long = String(repeating: "x", count: AssessmentContext.maximumLength + 1)
    #expect(
      Self.state("berlin", rule, AssessmentContext(userID: "anna", personalWords: ["Berlin"])) == .unmet(.present))
    #expect(Self.state("anna", rule, AssessmentContext(userID: "anna", personalWords: [long])) == .unmet(.present))
    #expect(
      Self.state("berlin", rule, AssessmentContext(userID: "anna", personalWords: [long])) == .undetermined(.tooLong))
    #expect(
      Self.state("berlin", rule, AssessmentContext(userID: long, personalWords: ["anna"])) == .undetermined(.tooLong))
    #expect(Self.state("berlin", rule, AssessmentContext(userID: "anna")) == .met)
    #expect(Self.state("berlin", rule, AssessmentContext()) == .undetermined(.notGiven))
  }

  @Test(.timeLimit(.minutes(20)))
  func `as many words as are allowed are compared with a megabyte`() {
    let words = Array(repeating: "a b", count: AssessmentContext.maximumTotalLength / 3)
    let long = Array(repeating: String(repeating: "ab-", count: 1365), count: 64)
    for words in [words, long] {
      let context = AssessmentContext(personalWords: words)
      let password = String(repeating: "x1", count: 1 << 19)
      #expect(Self.state(password, .similarity(SimilarityRule(percent: 10)), context) == .met)
    }
  }

  /// The distance by its definition.
  private static func distance(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    guard let first = one.first else { return other.count }
    guard let second = other.first else { return one.count }
    let (rest, otherRest) = (one.dropFirst(), other.dropFirst())
    if first == second { return distance(rest, otherRest) }
    return 1 + min(distance(rest, otherRest), distance(one, otherRest), distance(rest, other))
  }

  @Test func `the characters that changed are counted as the definition says`() {
    let old = Self.words(400, of: ["a", "b", "é"], longest: 6, seed: 3)
    let new = Self.words(400, of: ["a", "b", "é"], longest: 6, seed: 4)
    for (old, new) in zip(old, new) {
      let distance = Self.distance(Array(old)[...], Array(new)[...])
      for minimum in 1...7 {
        let rule = PasswordRule.changedCharacters(ChangedCharactersRule(minimum: minimum))
        let state = Self.state(new, rule, AssessmentContext(currentPassword: old))
        #expect(state == (distance < minimum ? .unmet(.missing(minimum - distance)) : .met), "\(old) \(new)")
      }
    }
  }

  @Test func `a variation is any rotation or the reverse, and nothing else`() {
    let old = Self.words(600, of: ["a", "é", "x"], longest: 4, seed: 5)
    let new = Self.words(600, of: ["A", "É", "X"], longest: 4, seed: 6)
    var variations = 0
    for (old, new) in zip(old, new) {
      let (letters, typed) = (Array(old.lowercased()), Array(new.lowercased()))
      let turned = letters.indices.map { Array(letters[$0...] + letters[..<$0]) } + [letters.reversed()]
      let state = Self.state(
        new, .variationOfCurrent(VariationOfCurrentRule()), AssessmentContext(currentPassword: old))
      #expect(state == (turned.contains(typed) ? .unmet(.present) : .met), "\(old) \(new)")
      if turned.contains(typed) { variations += 1 }
    }
    #expect(variations > 20)
  }

  @Test(arguments: [0, 2, 3, 4]) func `the app scores the password as it was typed`(score: Int) {
    let context = AssessmentContext(strengthScore: { $0.utf8.count == 6 ? score : 9 })
    for minimum in 1...4 {
      let state = Self.state("cafe\u{301}", .strength(StrengthRule(minimum: minimum)), context)
      #expect(state == (score < minimum ? .unmet(.present) : .met))
    }
  }

  @Test func `the app says which passwords are breached`() {
    let context = AssessmentContext(isBreached: { $0 == "letmein" })
    let rule = PasswordRule.breachedPassword(BreachedPasswordRule())
    #expect(Self.state("letmein", rule, context) == .unmet(.present))
    #expect(Self.state("Letmein", rule, context) == .met)
    #expect(!"\(context)".contains("letmein"))
  }
}
