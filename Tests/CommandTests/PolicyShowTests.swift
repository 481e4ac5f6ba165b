import Testing

@Suite struct PolicyShowTests {
  /// What the sentence for users leaves out stands behind it.
  @Test(arguments: [
    (#"{"rule": "length", "max": 72, "unit": "utf8"}"#, "(a character is a byte of UTF-8 here)"),
    (#"{"rule": "length", "min": 8, "unit": "utf16"}"#, "(a character is a UTF-16 code unit here)"),
    (#"{"rule": "length", "min": 8, "unit": "grapheme"}"#, "(a character is a grapheme cluster here"),
    (#"{"rule": "digits", "repertoire": "ascii"}"#, "(only ASCII characters count)"),
    (#"{"rule": "special", "characters": "!\u001b?"}"#, #"(only these count: !\u{1B}?)"#),
    (#"{"rule": "classes", "min": 3, "repertoire": "ascii"}"#, "(only ASCII characters count)"),
    (#"{"rule": "user-id", "reversed": true}"#, "(also rejected backwards)"),
    (#"{"rule": "personal-words", "words": ["acme", "zeta"]}"#, "(the policy's own words: acme, zeta)"),
    (#"{"rule": "personal-words", "minLength": 4}"#, "(words of fewer than 4 characters are ignored)"),
    (#"{"rule": "sequence", "length": 5}"#, "(from 5 characters on)"),
    (#"{"rule": "sequence", "length": 5}"#, "Do not use sequences such as 12345 or abcde\n"),
    (#"{"rule": "sequence", "length": 4, "keyboard": true}"#, "Do not use sequences such as 1234, abcd or qwerty\n"),
    (#"{"rule": "sequence", "length": 8, "keyboard": true}"#, "such as 12345678, abcdefgh or qwertyui\n"),
    (#"{"rule": "sequence", "length": 12}"#, "such as 123456789… or abcdefghi…\n"),
  ])
  func `nothing of a rule is left unsaid`(rule: String, expected: String) throws {
    let run = try CommandRun(
      ["policy", "show", "-", "--locale", "en"], input: Array("{\"version\": 1, \"rules\": [\(rule)]}".utf8))
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func `what everybody expects is not said`() throws {
    let rules = #"{"rule": "length", "min": 8}, {"rule": "digits"}, {"rule": "user-id"}, {"rule": "sequence"}"#
    let run = try CommandRun(
      ["policy", "show", "-", "--locale", "en"], input: Array("{\"version\": 1, \"rules\": [\(rules)]}".utf8))
    #expect(run.output.split(separator: "\n").filter { $0.hasSuffix(")") }.count == 1)
  }

  @Test func `the policy's description is shown`() throws {
    let policy = Array(#"{"version": 1, "description": "For \u001b all", "rules": []}"#.utf8)
    #expect(try CommandRun(["policy", "show", "-"], input: policy).output.contains("\n  For \\u{1B} all\n"))
    let json = try CommandRun(["policy", "show", "-", "--format", "json"], input: policy).jsonLines().first
    #expect(json?["description"] as? String == "For \u{1B} all")
  }
}
