import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Patterns that people write by hand, and what else HTML elements and schemas contain.
@Suite struct PatternReadingTests {
  static func ascii(_ characterClass: CharacterClass, _ minimum: Int = 1) -> PasswordRule {
    .characterCount(CharacterCountRule(characterClass, minimum: minimum, repertoire: .ascii))
  }
  static func whole(_ pattern: ExactText) -> PasswordRule {
    guard let expression = try? PasswordExpression(parsing: pattern) else { return .dates(DatesRule()) }
    return .pattern(PatternRule(required: expression))
  }
  static let eight = PasswordRule.length(LengthRule(minimum: 8))

  static let patterns: [Case<String, [PasswordRule]>] = [
    Case(
      "the usual one", #"(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}"#,
      [eight, ascii(.digits), ascii(.lowercase), ascii(.uppercase)]),
    Case(
      "with anchors and a class as the body", #"^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*?&]{8,10}$"#,
      [
        .length(LengthRule(minimum: 8, maximum: 10)), ascii(.letters), ascii(.digits),
        .allowedCharacters(AllowedCharactersRule("!$%&*?@", classes: [.letters, .digits])),
      ]),
    Case("lazy and possessive by hand", #"(?=.*?[0-9].*)?.{8,}"#, []),
    Case("two digits", #"(?=(?:.*\d){2}).{8,}"#, [eight, ascii(.digits, 2)]),
    Case("two digits, the longer way", #"(?=(?:\D*\d){2,}).*"#, [whole(#"^(?=(?:\D*\d){2,}).*$"#)]),
    Case("one of two shapes", #"[a-z]{8}|\d{12}"#, [whole(#"^(?:[a-z]{8}|\d{12})$"#)]),
    Case("a shape with anchors", #"^[A-Z][a-z]+\d$"#, [whole(#"^[A-Z][a-z]+\d$"#)]),
    Case("a lookahead after an anchor", #"^(?=.*secret).{8,}$"#, [whole(#"^(?=.*secret).{8,}$"#)]),
    Case("a bar in a class", #"(?=.*word)[|a]+"#, [whole(#"^(?=.*word)[|a]+$"#)]),
    Case("a class of the flag v", #"x[a-z--b]"#, []),
    Case("no space", #"(?!.* ).{8,}"#, [eight, .forbiddenCharacters(ForbiddenCharactersRule(" "))]),
    Case("no white space", #"(?!.*\s).{8,}"#, [eight, .whiteSpace(WhiteSpaceRule())]),
    Case("no runs", #"(?!.*(.)\1{2}).{8,}"#, [eight, .repetition(RepetitionRule(maximum: 2))]),
    Case("no pair", #"(?!.*(.)\1).*"#, [.repetition(RepetitionRule(maximum: 1))]),
    Case(
      "the second group", #"(?!.*(.)\1)(?!.*(.)\2{3}).*"#,
      [
        .repetition(RepetitionRule(maximum: 1)), .repetition(RepetitionRule(maximum: 3)),
      ]),
    Case("a length in a lookahead", #"(?=.{8,64}$).*"#, [.length(LengthRule(minimum: 8, maximum: 64))]),
    Case(
      "letters of every script", #"(?=.*\p{L}).+"#,
      [
        .length(LengthRule(minimum: 1)), .characterCount(CharacterCountRule(.letters, minimum: 1)),
      ]),
    Case("everything but", #"[^<>]*"#, [.forbiddenCharacters(ForbiddenCharactersRule("<>"))]),
    Case(
      "digits alone", #"\d{6}"#,
      [
        .length(LengthRule(minimum: 6, maximum: 6)), .allowedCharacters(AllowedCharactersRule("", classes: [.digits])),
      ]),
    Case(
      "characters by number", #"(?=.*[\u00e9\x21]).*"#,
      [
        .characterCount(CharacterCountRule(.special, minimum: 1, characters: "!\u{E9}"))
      ]),
    Case("a pair of surrogates", #"[\uD83D\uDE00]*"#, [.allowedCharacters(AllowedCharactersRule("😀"))]),
    Case("a set of other characters", #"(?=.*\W)\S{8,}"#, [whole(#"^(?=.*\W)\S{8,}$"#)]),
    Case(
      "every letter by its categories", #"(?=.*[\p{Lu}\p{Ll}\p{Lt}\p{Lm}\p{Lo}]).*"#,
      [.characterCount(CharacterCountRule(.letters, minimum: 1))]),
  ]

  @Test(arguments: patterns) func `a pattern becomes rules`(_ pattern: Case<String, [PasswordRule]>) {
    let attribute = pattern.given.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let result = read("<form>\n<INPUT type=password pattern='\(attribute)'>")
    #expect(result.value?.format == .html)
    #expect(result.value?.policy.rules.filter { pattern.expected.contains($0) } == pattern.expected)
    if !pattern.expected.isEmpty {
      #expect(result.value?.policy.rules == pattern.expected)
      #expect(result.findings.isEmpty, "\(result.findings.map(\.words))")
    } else {
      #expect(result.findings.map(\.id).contains("unsupported-pattern"))
    }
  }

  static let defects: [Case<String, [String]>] = [
    Case(
      "a word after a group", "<input pattern=\"(.)\\1(?=.*secret).{8,}\">",
      [
        "1:17 warning unsupported-pattern: \"(.)\\1(?=.*secret).{8,}\" cannot be read as a rule, so it is left out "
          + "(Write its rules by hand)"
      ]),
    Case(
      "an open group after a character reference", "<input pattern=\"&lt;(?=.*[a-z]\">",
      ["1:21 error malformed-pattern: This ( has no ); the pattern is left out"]),
    Case(
      "a lookbehind", "<input pattern='(?<=a)b'>",
      [
        "1:18 warning unsupported-pattern: This kind of group is not supported here; only (…), (?:…), (?=…) and (?!…) "
          + "are; the pattern is left out (Write its rules by hand)"
      ]),
    Case(
      "parentheses that fit only inside a group", "<input pattern='a|b)(c'>",
      ["1:20 error malformed-pattern: Found ) without a ( before it; the pattern is left out"]),
    Case(
      "a backslash at the end", "<input pattern='ab\\'>",
      ["1:19 error malformed-pattern: Found a \\ at the end of the pattern; the pattern is left out"]),
    Case(
      "a range from a class", "<input pattern='[\\w-.]+'>",
      [
        "1:18 error malformed-pattern: Found \\w-.; expected a character at each end of the range; the pattern is left out"
      ]),
    Case(
      "a broken length", "<input minlength=eight maxlength=\"0\">",
      [
        "1:18 error value-out-of-range: \"minlength\" is \"eight\"; expected a whole number from 1 to 1048576",
        "1:35 warning empty-value: \"maxlength\" is 0, which is read as no limit (Remove the attribute)",
      ]),
    Case(
      "a range in the wrong order", "<input pattern='[z-a]'>",
      ["1:21 error malformed-pattern: The range is in the wrong order; the pattern is left out"]),
    Case(
      "a schema of numbers", #"{"type": "integer", "minLength": "8"}"#,
      [
        "1:10 error unknown-value: \"type\" is \"integer\"; expected \"string\" "
          + "(Provide the schema of the password itself)",
        "1:34 error wrong-type: \"minLength\" is the text \"8\"; expected a whole number from 0 to 1048576",
      ]),
    Case(
      "an unknown keyword", #"{"type": "string", "minlength": 8}"#,
      ["1:20 error unknown-key: The schema has no value called \"minlength\" (Did you mean \"minLength\"?)"]),
    Case(
      "a pattern after an escape", #"{"type": "string", "pattern": "\u005e(?=.*\\d"}"#,
      ["1:38 error malformed-pattern: This ( has no ); the pattern is left out"]),
    Case(
      "a contradiction", #"{"type": "string", "minLength": 9, "maxLength": 8}"#,
      [
        "1:33 error contradiction: No password can meet this policy: the minimum length (9) is greater than the "
          + "maximum length (8) (Change one of these rules: minLength, maxLength)"
      ]),
  ]

  @Test(arguments: defects) func `a defect is reported with its place`(_ defect: Case<String, [String]>) {
    #expect(read(defect.given).findings.map(\.words) == defect.expected)
  }

  private static let pages: [Case<String, (rules: [PasswordRule], others: String?)>] = [
    Case(
      "a name before the password", "<input name=user maxlength=20><input type=PASSWORD name=pw minlength=8>",
      ([.length(LengthRule(minimum: 8, unit: .utf16))], #"name="user""#)),
    Case(
      "the current password first",
      "<input type=password autocomplete=current-password maxlength=9>"
        + "<input type=password name=new autocomplete='section-a New-Password' minlength=8>",
      ([.length(LengthRule(minimum: 8, unit: .utf16))], #"autocomplete="current-password""#)),
    Case(
      "a button", "<input type=submit><input type=password minlength=8>",
      ([.length(LengthRule(minimum: 8, unit: .utf16))], nil)),
    Case(
      "a comment", "<!-- <input type=password maxlength=4> --><input type=password minlength=8>",
      ([.length(LengthRule(minimum: 8, unit: .utf16))], nil)),
    Case("no password", "<input minlength=8>", ([.length(LengthRule(minimum: 8, unit: .utf16))], nil)),
  ]

  @Test(arguments: pages) func `the rules are those of the new password, and other elements are named`(
    _ page: Case<String, (rules: [PasswordRule], others: String?)>
  ) {
    let result = read(page.given)
    #expect(result.value?.policy.rules == page.expected.rules)
    let found = result.findings.filter { $0.id == "several-inputs" }
    #expect(found.map { $0.message.components(separatedBy: ": ").last } == (page.expected.others.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .info })
  }

  @Test func `an element expresses the policy, with a title in the user's language`() {
    let policy = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 8, maximum: 64)), Self.ascii(.digits),
      .forbiddenCharacters(ForbiddenCharactersRule("\"&<")),
      .history(HistoryRule(count: 4)),
    ])
    let written = PolicyFormat.html.write(
      PolicyDocument(policy, format: .html, words: "Co najmniej „8” znaków & \"1\" cyfra"))
    #expect(
      written.text == """
        <input type="password" autocomplete="new-password" required minlength="8" \
        pattern="(?=[^0-9]*[0-9])(?![^&quot;&amp;&lt;]*[&quot;&amp;&lt;])[\\s\\S]{8,64}" \
        title="Co najmniej „8” znaków &amp; &quot;1&quot; cyfra">
        """)
    #expect(
      written.losses.map(\.message) == [
        "An HTML input element cannot express rule 4 (history), so it is left out",
        "An HTML input element cannot express the normalisation of passwords to NFC, so it is left out",
      ])
    let again = read(written.text)
    #expect(again.findings.isEmpty && again.value?.policy.rules == Array(policy.rules.prefix(3)))
    #expect(again.value?.extra("title") == .text("Co najmniej „8” znaków & \"1\" cyfra"))
  }

  private static let written: [Case<ExactText, String?>] = [
    Case("anchors", #"^[a-z]+\d$"#, #"^[a-z]+\d$"#), Case("a part", #"[a-z]"#, nil),
    Case("two shapes", #"^a$|^b$"#, nil),
    Case("what the flag v refuses", #"^[a(]+$"#, #"^[a\(]+$"#),
    Case("a hyphen at an edge", #"^[a-]+$"#, #"^[a\-]+$"#),
    Case("an escaped hyphen", #"^[a\-]+$"#, #"^[a\-]+$"#),
  ]

  @Test(arguments: written) func `a pattern is written where HTML reads the same`(
    _ pattern: Case<ExactText, String?>
  ) throws {
    let policy = PasswordPolicy(rules: [Self.whole(pattern.given)])
    let written = PolicyFormat.html.write(policy)
    let isLost = written.losses.contains { if case .rule = $0.part { true } else { false } }
    #expect(isLost == (pattern.expected == nil), "\(written.text)")
    if let expected = pattern.expected {
      #expect(written.text.contains("pattern=\"\(expected)\""))
    }
    // A pattern that rules can express is read as rules.
    let again = read(PolicyFormat.jsonSchema.write(policy).text)
    #expect(again.findings.isEmpty && again.value?.policy.rules.isEmpty == false)
    for password in ["a", "ab1", "a(a", "--a", "b", ""] {
      #expect(again.value?.policy.assess(password).verdict == policy.assess(password).verdict)
    }
  }

  @Test func `a schema expresses the policy`() {
    let policy = PasswordPolicy(
      rules: [
        .length(LengthRule(minimum: 8)), .characterCount(CharacterCountRule(.digits, minimum: 2)),
        .sequence(SequenceRule()),
      ], note: "for all")
    let written = PolicyFormat.jsonSchema.write(policy)
    #expect(written.text.contains(#""minLength": 8"#) && written.text.contains(#""description": "for all""#))
    #expect(written.text.contains(##""pattern": "^(?=(?:[^\\p{Nd}]*[\\p{Nd}]){2})(?![\\s\\S]*(?:[Aa][Bb][Cc]|"##))
    #expect(
      written.losses.map(\.message) == [
        "A JSON Schema cannot express rule 3 (sequence) because a pattern cannot express the sequences of every "
          + "script; instead it rejects those of ASCII letters and digits",
        "A JSON Schema cannot express the normalisation of passwords to NFC, so it is left out",
      ])
  }

  private func read(_ text: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.utf8)), among: PolicyFormat.known)
  }
}
