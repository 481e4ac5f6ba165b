import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

@Suite struct WarningTests {
  private static let cases: [Case<String, [String]>] = [
    Case("a short maximum", #"{"rule": "length", "max": 63}"#, ["short-maximum 0"]),
    Case("no rules", "", ["no-rules -1"]),
    Case("only an expiry", #"{"rule": "expiry", "days": 90}"#, ["no-rules -1"]),
    Case("a short minimum", #"{"rule": "digits"}, {"rule": "length", "min": 7}"#, ["short-minimum 1"]),
    Case("8 are enough", #"{"rule": "length", "min": 8}"#, []),
    Case("a minimum in bytes", #"{"rule": "length", "min": 8, "unit": "utf8"}"#, []),
    Case(
      "8 of two classes", #"{"rule": "length", "min": 1}, {"rule": "letters", "min": 6}, {"rule": "digits", "min": 2}"#,
      ["redundant-rule 0"]),
    Case("a PIN", #"{"rule": "length", "min": 4, "max": 6}"#, ["short-maximum 0"]),
    Case("64 are enough", #"{"rule": "length", "max": 64}"#, []),
    Case(
      "forbidden characters of a keyboard", #"{"rule": "forbidden-characters", "characters": "<é"}"#,
      ["missing-characters 0"]),
    Case("forbidden controls", #"{"rule": "forbidden-characters", "characters": "\u0007é"}"#, []),
    Case(
      "a list with few special characters",
      #"{"rule": "allowed-characters", "classes": ["letters"], "characters": "-_"}"#, ["missing-characters 0"]),
    Case("a list for a PIN", #"{"rule": "allowed-characters", "classes": ["digits"]}"#, []),
    Case("few count as special", #"{"rule": "special", "characters": "!?"}"#, ["missing-characters 0"]),
    Case(
      "digits beside more digits", #"{"rule": "digits", "min": 1}, {"rule": "digits", "min": 3}"#, ["redundant-rule 0"]),
    Case("letters beside capitals", #"{"rule": "letters"}, {"rule": "uppercase"}"#, ["redundant-rule 0"]),
    Case(
      "two letters beside one of each case",
      #"{"rule": "letters", "min": 2}, {"rule": "uppercase"}, {"rule": "lowercase"}"#, ["redundant-rule 0"]),
    Case(
      "three letters beside one of each case",
      #"{"rule": "letters", "min": 3}, {"rule": "uppercase"}, {"rule": "lowercase"}"#, []),
    Case("ASCII letters beside others", #"{"rule": "letters", "repertoire": "ascii"}, {"rule": "uppercase"}"#, []),
    Case(
      "two of four beside two", #"{"rule": "classes", "min": 2}, {"rule": "digits"}, {"rule": "uppercase"}"#,
      ["redundant-rule 0"]),
    Case("three of four beside two", #"{"rule": "classes", "min": 3}, {"rule": "digits"}, {"rule": "uppercase"}"#, []),
    Case(
      "forbidden beside allowed",
      #"{"rule": "allowed-characters", "classes": ["digits"]}, {"rule": "forbidden-characters", "characters": "é"}"#,
      ["redundant-rule 1"]),
    Case(
      "one different character", #"{"rule": "length", "min": 8}, {"rule": "distinct-characters", "min": 1}"#,
      ["redundant-rule 1"]),
    Case(
      "different characters of two kinds",
      #"{"rule": "digits"}, {"rule": "special"}, {"rule": "distinct-characters", "min": 2}"#, ["redundant-rule 2"]),
    Case(
      "runs that never fit", #"{"rule": "length", "max": 80}, {"rule": "repetition", "max": 80}"#, ["redundant-rule 1"]),
    Case("runs that fit", #"{"rule": "length", "max": 80}, {"rule": "repetition", "max": 79}"#, []),
    Case(
      "a length that the characters need",
      #"{"rule": "length", "min": 4}, {"rule": "digits", "min": 2}, {"rule": "letters", "min": 2}"#,
      ["short-minimum 0", "redundant-rule 0"]),
    Case(
      "two that replace each other", #"{"rule": "length", "min": 8}, {"rule": "length", "min": 8, "max": 64}"#,
      ["redundant-rule 0"]),
    Case(
      "sequences of letters and of digits",
      #"{"rule": "sequence", "kind": "letters"}, {"rule": "sequence", "length": 4, "kind": "digits"}"#, []),
    Case(
      "sequences up and down",
      #"{"rule": "sequence", "direction": "ascending"}, {"rule": "sequence", "length": 4, "direction": "descending"}"#,
      []),
    Case(
      "sequences of digits beside all", #"{"rule": "sequence"}, {"rule": "sequence", "length": 4, "kind": "digits"}"#,
      ["redundant-rule 1"]),
    Case("blanks", #"{"rule": "edge-white-space"}, {"rule": "white-space"}"#, ["redundant-rule 0"]),
  ]

  @Test(arguments: cases)
  func `warnings name the rule`(given: Case<String, [String]>) throws {
    let policy = try PasswordPolicy(#"{"version": 1, "rules": [\#(given.given)]}"#)
    #expect(policy.warnings.map { "\($0.kind.id) \($0.index ?? -1)" } == given.expected)
  }

  @Test func `rules of one kind are told apart by their numbers`() {
    let policy = PasswordPolicy(
      rules: [.length(LengthRule(minimum: 8)), .userID(UserIDRule()), .length(LengthRule(minimum: 12))])
    #expect(
      policy.warnings.map(\.message) == ["Rule 1 (length) rejects no password that rule 3 (length) accepts"])
  }

  /// Characters of every kind, two of which are alike in some way.
  private static let alphabet: [Unicode.Scalar] = ["a", "B", "3", "4", "é", "٣", "<", " "]

  private static let passwords: [String] = {
    var all = [""]
    var last = [""]
    for _ in 0..<4 {
      last = last.flatMap { start in alphabet.map { start + String(Character($0)) } }
      all += last
    }
    return all
  }()

  @Test(arguments: Rounds.seeds(6))
  func `a rule that is called redundant changes no verdict`(seed: Int) {
    var random = RandomPolicy(seed: UInt64(5000 + seed))
    var found = 0
    for _ in 0..<40 {
      let policy = random.smallPolicy()
      let redundant = Set(policy.warnings.filter { $0.kind.id == "redundant-rule" }.compactMap(\.index))
      guard !redundant.isEmpty else { continue }
      found += 1
      let kept = PasswordPolicy(rules: policy.rules.indices.filter { !redundant.contains($0) }.map { policy.rules[$0] })
      for password in Self.passwords.enumerated() where password.offset % 7 == seed % 7 {
        let isSame = policy.assess(password.element).verdict == kept.assess(password.element).verdict
        #expect(isSame, "\(policy.rules.map(\.json)): \(password.element)")
        if !isSame { return }
      }
      if found == 3 { return }
    }
    #expect(found > 0)
  }
}
