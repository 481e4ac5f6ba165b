import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct ContradictionTests {
  @Test(arguments: [
    (#"{"rule": "length", "min": 20, "max": 8}"#, "minimum length (20)"),
    (#"{"rule": "length", "min": 20}, {"rule": "length", "max": 8}"#, "minimum length (20)"),
    (#"{"rule": "length", "min": 20, "max": 8, "unit": "utf8"}"#, "minimum length (20)"),
    (#"{"rule": "length", "max": 3}, {"rule": "digits", "min": 2}, {"rule": "special", "min": 2}"#, "at least 4"),
    (#"{"rule": "length", "max": 3}, {"rule": "uppercase", "min": 2}, {"rule": "lowercase", "min": 2}"#, "at least 4"),
    (#"{"rule": "length", "max": 2}, {"rule": "classes", "min": 3}"#, "at least 3"),
    (#"{"rule": "length", "max": 4}, {"rule": "distinct-characters", "min": 5}"#, "5 different"),
    (#"{"rule": "digits"}, {"rule": "forbidden-characters", "characters": "0123456789"}"#, "class digits"),
    (#"{"rule": "digits"}, {"rule": "allowed-characters", "classes": ["letters"]}"#, "class digits"),
    (#"{"rule": "special", "characters": "!?"}, {"rule": "forbidden-characters", "characters": "?!"}"#, "special"),
    (
      #"{"rule": "classes", "min": 4}, {"rule": "forbidden-characters", "characters": "0123456789"}"#,
      "only 3 of the classes"
    ),
    (
      #"{"rule": "allowed-characters", "characters": "a"}, {"rule": "repetition", "max": 2}, "#
        + #"{"rule": "length", "min": 8}"#, "at most 2 times"
    ),
    (
      #"{"rule": "digits", "min": 8}, {"rule": "forbidden-characters", "characters": "023456789"}, "#
        + #"{"rule": "repetition", "max": 2}, {"rule": "length", "max": 8}"#, "do not fit"
    ),
    (
      #"{"rule": "allowed-characters", "characters": "ab"}, {"rule": "forbidden-characters", "characters": "ab"}"#,
      "also forbidden"
    ),
    (
      #"{"rule": "allowed-characters", "characters": "ab"}, {"rule": "distinct-characters", "min": 3}"#,
      "only 2 can be used"
    ),
    (#"{"rule": "length", "max": 3, "unit": "utf8"}, {"rule": "digits", "min": 4}"#, "at least 4"),
    (#"{"rule": "length", "min": 9, "unit": "grapheme"}, {"rule": "length", "max": 8}"#, "minimum length (9"),
    (#"{"rule": "length", "min": 9}, {"rule": "length", "max": 8, "unit": "utf8"}"#, "minimum length (9"),
    (
      #"{"rule": "length", "min": 9, "unit": "utf16"}, {"rule": "length", "max": 8, "unit": "utf16"}"#,
      "minimum length (9"
    ),
    (
      #"{"rule": "allowed-characters", "characters": "ab٣"}, {"rule": "digits", "repertoire": "ascii"}"#, "class digits"
    ),
    (
      #"{"rule": "minimum-age", "age": 2}, {"rule": "expiry", "days": 1}"#,
      "No password can be changed before it expires: it expires after 1 day, but cannot be changed before it is 2 days old"
    ),
    (#"{"rule": "expiry", "days": 1}, {"rule": "minimum-age", "age": 1}"#, "before it is 1 day old"),
    (
      #"{"rule": "expiry", "days": 2}, {"rule": "minimum-age", "age": 48, "unit": "hours"}"#,
      "before it is 48 hours old"
    ),
    (
      #"{"rule": "expiry", "days": 90}, {"rule": "expiry", "days": 1}, {"rule": "minimum-age", "age": 1440, "unit": "minutes"}"#,
      "it expires after 1 day"
    ),
  ])
  func `rules that no password can meet together are an error with the reason`(rules: String, reason: String) {
    let reading = read("{\"version\": 1, \"rules\": [\(rules)]}")
    #expect(!reading.isSound)
    #expect(reading.findings.contains { $0.id == "contradiction" && $0.message.contains(reason) })
  }

  @Test(arguments: [
    #"{"rule": "length", "min": 8, "max": 8}"#,
    #"{"rule": "expiry", "days": 2}, {"rule": "minimum-age", "age": 47, "unit": "hours"}"#,
    #"{"rule": "expiry", "days": 1}"#, #"{"rule": "minimum-age", "age": 1048576}"#,
    #"{"rule": "length", "max": 4}, {"rule": "letters", "min": 2}, {"rule": "uppercase"}, {"rule": "digits", "min": 2}"#,
    #"{"rule": "length", "max": 4, "unit": "grapheme"}, {"rule": "digits", "min": 5}"#,
    #"{"rule": "digits"}, {"rule": "forbidden-characters", "characters": "012345678"}"#,
    #"{"rule": "allowed-characters", "characters": "ab"}, {"rule": "repetition", "max": 1}, {"rule": "sequence"}"#,
    #"{"rule": "allowed-characters", "characters": "a"}, {"rule": "repetition", "max": 8}, {"rule": "length", "min": 8}"#,
    #"{"rule": "allowed-characters", "characters": "ab٣"}, {"rule": "digits"}, {"rule": "classes", "min": 2}"#,
    #"{"rule": "length", "min": 9, "unit": "utf8"}, {"rule": "length", "max": 3}"#,
    #"{"rule": "length", "min": 3}, {"rule": "length", "max": 1, "unit": "utf16"}"#,
  ])
  func `rules that some password meets are accepted`(rules: String) {
    #expect(read("{\"version\": 1, \"rules\": [\(rules)]}").isSound)
  }

  /// Digits of other scripts meet such a policy, but nobody means them.
  @Test(arguments: [
    (#"{"minDg": 1, "charsNotAllowed": "0123456789"}"#, "No password of ASCII characters can meet this policy: "),
    (#"{"minL": 20, "maxL": 8}"#, "No password can meet this policy: "),
    (
      #"{"version": 1, "rules": [{"rule": "digits", "repertoire": "ascii"}, "#
        + #"{"rule": "forbidden-characters", "characters": "0123456789"}]}"#,
      "No password can meet this policy: "
    ),
    (
      #"{"version": 1, "rules": [{"rule": "digits"}, {"rule": "allowed-characters", "characters": "ab"}]}"#,
      "No password can meet this policy: "
    ),
  ])
  func `a contradiction claims no more than is true`(json: String, claim: String) {
    let found = read(json).findings.filter { $0.id == "contradiction" }
    #expect(found.map { $0.message.hasPrefix(claim) } == [true], "\(found)")
  }

  @Test func `a hundred thousand characters in falling order are a set like any other`() {
    let text = String(
      String.UnicodeScalarView((0x4E00..<0x9FFF).reversed().compactMap { Unicode.Scalar($0 as UInt32) }))
    let set = ScalarSet(text + text + "cab")
    #expect(set.values == [0x61, 0x62, 0x63] + Array(0x4E00..<0x9FFF))
    #expect(
      set.union(ScalarSet("éz\u{10FFFF}")).values == [0x61, 0x62, 0x63, 0x7A, 0xE9] + Array(0x4E00..<0x9FFF) + [
        0x10FFFF
      ])
  }

  /// The law of the check, tried out: every short password over a small alphabet.
  @Test func `a contradiction is claimed for a small policy just where no password meets it`() {
    let alphabet = Array("ab1!")
    var passwords = [""]
    for _ in 0..<4 { passwords += passwords.flatMap { word in alphabet.map { word + String($0) } } }
    let distinct = Array(Set(passwords))
    for minimum in 1...4 {
      for maximum in 1...4 {
        for digits in 1...3 {
          for repetition in 1...2 {
            for allowed in ["a1", "1", "ab1!"] {
              let policy = PasswordPolicy(rules: [
                .length(LengthRule(minimum: minimum, maximum: maximum)),
                .characterCount(CharacterCountRule(.digits, minimum: digits)),
                .repetition(RepetitionRule(maximum: repetition)),
                .allowedCharacters(AllowedCharactersRule(ExactText(allowed))),
              ])
              let isMet = distinct.contains { policy.assess($0).verdict == .met }
              #expect(policy.contradictions.isEmpty == isMet, "\(policy.rules)")
            }
          }
        }
      }
    }
  }
}
