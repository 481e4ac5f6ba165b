import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The passcode payload of Apple's configuration profiles.
@Suite struct ApplePasscodeTests {
  /// A profile with a payload of these members, without line breaks.
  private static func profile(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>PayloadContent</key><array>
    <dict><key>PayloadType</key><string>com.apple.wifi.managed</string><key>AutoJoin</key><true/></dict>
    <dict>\(members)<key>PayloadType</key><string>com.apple.mobiledevice.passwordpolicy</string></dict>
    </array><key>PayloadType</key><string>Configuration</string></dict></plist>
    """
  }

  private static func described(_ pattern: ExactText, _ description: ExactText) -> PasswordRule {
    guard let expression = try? PasswordExpression(parsing: pattern) else { return BackEndReadingTests.edge }
    return .pattern(PatternRule(required: expression, description: description))
  }

  static let cases: [Case<String, ExpectedReading>] = [
    Case(
      "every key of iOS",
      profile(
        """
        <key>allowSimple</key><false/> <!-- no 1111 --> <key>forcePIN</key><true/>
        <key>maxFailedAttempts</key><integer>10</integer><key>maxPINAgeInDays</key><integer>90</integer>
        <key>minComplexChars</key><integer>2</integer><key>minLength</key><integer> 8 </integer>
        <key>pinHistory</key><integer>5</integer><key>requireAlphanumeric</key><true></true>
        """.replacing(" 8 ", with: "8")),
      ExpectedReading(
        format: .applePasscode,
        rules: [
          BackEndReadingTests.length(8), BackEndReadingTests.unicode(.letters),
          BackEndReadingTests.unicode(.special, 2),
          .repetition(RepetitionRule(maximum: 2)), .sequence(SequenceRule()), .expiry(ExpiryRule(days: 90)),
          .history(HistoryRule(count: 5)),
        ],
        extras: [PolicyExtra("maxFailedAttempts", .number(10)), PolicyExtra("forcePIN", .flag(true))], nearnesses: 4)),
    Case(
      "an expression of macOS with a description",
      profile(
        """
        <key>customRegex</key><dict><key>passwordContentRegex</key><string>^(?=[^&amp;]*\\d)[\\d\\D]{8,}$</string>
        <key>passwordContentDescription</key><dict><key>default</key><string>8 &lt; digits</string>
        <key>de</key><string>8 Ziffern</string></dict></dict>
        """),
      ExpectedReading(
        format: .applePasscode, rules: [described(#"^(?=[^&]*\d)[\d\D]{8,}$"#, "8 < digits")],
        extras: [PolicyExtra("passwordContentRegex as written", .text(#"^(?=[^&]*\d)[\d\D]{8,}$"#))], nearnesses: 2)),
    Case(
      "nothing required", profile("<key>minLength</key><integer>0</integer><key>allowSimple</key><true/>"),
      ExpectedReading(format: .applePasscode, rules: [])),
  ]

  @Test(arguments: cases) func `keys become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }

  @Test(
    arguments: [
      Case("a length", "<key>minLength</key><integer>1️⃣17</integer>", ["value-out-of-range"]),
      Case("a text for a number", "<key>minLength</key><string>1️⃣8</string>", ["wrong-type"]),
      Case("a number for a flag", "<key>allowSimple</key><integer>1️⃣0</integer>", ["wrong-type"]),
      Case("a misspelled key", "<key>1️⃣minLenght</key><integer>8</integer>", ["unknown-key"]),
      Case(
        "a key without a value", "<key>1️⃣minLength</key><key>pinHistory</key><integer>5</integer>", ["malformed-policy"]),
      Case("a value without a key", "<integer>1️⃣8</integer>", ["malformed-policy"]),
      Case("an element that is not closed", "<key>minLength</key><1️⃣integer>8<key>", ["malformed-policy"]),
      Case("another element", "<key>minLength</key><1️⃣number>8</number>", ["malformed-policy"]),
      Case(
        "an expression of ICU alone",
        "<key>customRegex</key><dict><key>passwordContentRegex</key><string>1️⃣(?i)abc</string></dict>",
        ["unsupported-rule"]),
    ] as [Case<String, [ExactText]>])
  func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(Case(given.description, Self.profile(given.given), given.expected))
  }

  @Test func `a signed profile is recognised, and the finding says how to take the signature off`() {
    let bytes: [UInt8] = [0x30, 0x82, 0x01, 0x00] + Array(Self.profile("").utf8)
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: bytes), among: PolicyFormat.known)
    #expect(reading.findings.map(\.id) == ["missing-policy"])
    #expect(reading.findings.first?.help?.contains("security cms") == true)
  }

  @Test(
    arguments: [
      Case(
        "letters and digits",
        Given(
          format: .applePasscode,
          rules: #"{"rule": "length", "min": 20}, {"rule": "digits"}, {"rule": "uppercase"}, {"rule": "sequence"}"#),
        [
          "An Apple passcode payload cannot express rule 1 (length) because its minimum length is from 1 to 16; "
            + "instead it requires at least 16 characters",
          "An Apple passcode payload cannot express rule 2 (digits) because it cannot require digits, so it "
            + "is left out",
          "An Apple passcode payload cannot express rule 3 (uppercase) because it does not distinguish uppercase and "
            + "lowercase letters; instead it requires a letter",
          "An Apple passcode payload cannot express rule 4 (sequence) because Apple does not publish which runs of "
            + "characters make a passcode simple; instead it refuses repeated, increasing and decreasing "
            + "characters, such as 123 or CBA",
          "An Apple passcode payload always refuses repeated characters where it refuses increasing and decreasing "
            + "ones, which the policy does not require",
        ]),
      Case(
        "longer than its bounds",
        Given(
          format: .applePasscode,
          rules: #"{"rule": "expiry", "days": 1000}, {"rule": "required-pattern", "pattern": "[\\D!]"}"#),
        [
          "An Apple passcode payload cannot express rule 1 (expiry) because its passwords expire after at most 730 "
            + "days; instead it lets them expire after 730 days",
          "An Apple passcode payload cannot express rule 2 (required-pattern) because ICU reads \\s, \\v, \\u{…}, \\D "
            + "and \\W in a class, and [ and && inside a class differently, so it is left out",
        ]),
    ] as [Case<Given, [String]>])
  func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  // MARK: - Against others

  @Test func `Python's plistlib reads what is written`() throws {
    guard let python = PythonOracle(importing: "plistlib") else { return }
    let policy = try PasswordPolicy(
      #"{"version": 1, "rules": [{"rule": "length", "min": 9}, {"rule": "required-pattern", "pattern": "^[<&]+$"}]}"#)
    let script = """
      import json, plistlib, sys, uuid
      profile = plistlib.loads(sys.stdin.buffer.read(), fmt=plistlib.FMT_XML)
      [payload] = profile["PayloadContent"]
      for each in (profile, payload): uuid.UUID(each.pop("PayloadUUID"))
      json.dump(payload, sys.stdout, sort_keys=True)
      """
    let text = PolicyFormat.applePasscode.write(policy).text
    let output = try python.output(of: script, input: Data(text.utf8))
    #expect(
      String(decoding: output, as: UTF8.self)
        == #"{"PayloadIdentifier": "com.example.password-policy.passcode", "PayloadType": "#
        + #""com.apple.mobiledevice.passwordpolicy", "PayloadVersion": 1, "customRegex": {"passwordContentRegex": "#
        + #""^[<&]+$"}, "forcePIN": true, "minLength": 9}"#)
  }

  private struct Question: Encodable {
    let patterns: [String]
    let passwords: [String]
  }

  @Test func `ICU matches the same passwords as the policy that was written`() throws {
    guard let python = PythonOracle(importing: "icu") else { return }
    let patterns = [
      "abc", "^a.c", "a$|b$", #"\d"#, #"^[\d!]+$"#, #"^\w+$"#, #"\W"#, #"^\D*$"#, #"^(?=.*\d)(?=.*[a-z]).{4,}$"#,
      #"\p{L}"#, #"^[^\p{Nd}]+$"#, "[.]", "(a.$|b)",
    ]
    var written: [String] = []
    for pattern in patterns {
      let rule = PasswordRule.pattern(PatternRule(required: try PasswordExpression(parsing: ExactText(pattern))))
      let text = PolicyFormat.applePasscode.write(PasswordPolicy(rules: [rule])).text
      let start = try #require(text.range(of: "<key>passwordContentRegex</key>"))
      let rest = text[start.upperBound...]
      let (open, close) = (try #require(rest.range(of: "<string>")), try #require(rest.range(of: "</string>")))
      written.append(String(rest[open.upperBound..<close.lowerBound]).replacing("&amp;", with: "&"))
    }
    var random = RandomPolicies(seed: 32)
    let passwords = (0..<1500).map { _ in random.password() } + ["abc", "xabc\n", "a\nc", "a\u{85}c", "1", "٣", "é_"]
    let script = """
      import json, sys, icu
      question = json.load(sys.stdin)
      json.dump([[icu.RegexPattern.compile(pattern).matcher(password).matches() for password in question["passwords"]]
          for pattern in question["patterns"]], sys.stdout)
      """
    let input = try JSONEncoder().encode(Question(patterns: written, passwords: passwords))
    let answers = try JSONDecoder().decode([[Bool]].self, from: try python.output(of: script, input: input))
    for (pattern, answer) in zip(patterns, answers) {
      let rule = PasswordRule.pattern(PatternRule(required: try PasswordExpression(parsing: ExactText(pattern))))
      let policy = PasswordPolicy(rules: [rule])
      for (password, matches) in zip(passwords, answer) {
        #expect((policy.assess(password).verdict == .met) == matches, "\(pattern) and \(password.debugDescription)")
      }
    }
  }
}
