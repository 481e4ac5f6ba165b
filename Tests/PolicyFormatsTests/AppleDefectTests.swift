import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

@Suite struct AppleDefectTests {
  static let defects: [Case<String, [String]>] = [
    Case(
      "a name in capitals", "minLength: 8;",
      ["1:1 error unknown-key: There is no property \"minLength\" (Did you mean \"minlength\"?)"]),
    Case(
      "a value of REL-ID", "minL: 8",
      [
        "1:1 error unknown-key: Apple's password rules have no property \"minL\", which belongs to REL-ID policies "
          + "(Write a REL-ID policy as JSON, such as {\"minL\": 8})"
      ]),
    Case(
      "an unknown class", "required: lower, number;",
      [
        "1:18 error unknown-value: There is no class \"number\" "
          + "(Use one of: upper, lower, digit, special, ascii-printable, unicode)"
      ]),
    Case(
      "no colon", "minlength 8",
      [
        "1:1 error malformed-rule: The property \"minlength\" has no colon after its name "
          + "(Write minlength: with its value)"
      ]),
    Case(
      "no value", "required: ; minlength: 8;",
      [
        "1:1 warning empty-value: Found \"required: \" without a value, which has no effect (Give it a value, or remove it)"
      ]),
    Case(
      "no number", "minlength: eight;",
      ["1:12 error wrong-type: Found \"eight\"; expected a whole number from 1 to 1048576 (Write a number)"]),
    Case(
      "a space after a number, in the second line", "required: digit;\nminlength: 8 ;",
      [
        "2:13 error malformed-rule: Found \" \" after a number; expected a semicolon (Write ; directly after the number)"
      ]),
    Case(
      "zero", "minlength: 0;",
      ["1:12 warning empty-value: The number is 0, which has no effect (Remove the property)"]),
    Case(
      "a huge number", "maxlength: 99999999999999999999;",
      [
        "1:12 error value-out-of-range: The number is 99999999999999999999; expected a whole number from 1 to 1048576 "
          + "(Use a smaller number)"
      ]),
    Case(
      "an open class", "required: [abc; minlength: 8;",
      ["1:11 error malformed-rule: The character class has no closing bracket (Add ] at its end)"]),
    Case(
      "a bracket in the middle", "required: []abc];",
      [
        "1:11 warning empty-value: The character class is empty, which has no effect (Add characters, or remove it)",
        "1:13 error malformed-rule: Found \"abc\" after the ] that closes the class (Write ] last in its class: [abc]])",
      ]),
    Case(
      "a range", "required: [a-z];",
      [
        "1:13 warning unusable-value: The - is ignored, because it is not the first character of its class "
          + "(Write - first; ranges such as a-z are not possible: use lower, upper or digit)"
      ]),
    Case(
      "a character beyond ASCII", "required: [!§];",
      [
        "1:13 warning unusable-value: \"§\" is ignored, because it is not a printable ASCII character "
          + "(Remove it, or allow the class unicode)"
      ]),
    Case(
      "no comma", "required: upper lower;",
      ["1:17 error malformed-rule: Found \"lower\"; expected a comma or a semicolon (Insert , or ;)"]),
    Case(
      "a comma at the end", "required: upper,",
      [
        "1:17 error malformed-rule: Found the end of the text; expected a class "
          + "(Use upper, lower, digit, special, ascii-printable, unicode, or characters in brackets such as [-.!])"
      ]),
    Case(
      "a second semicolon", "required: upper;; minlength: 8;",
      ["1:17 error malformed-rule: Found a second semicolon; Apple's parser ignores everything after it (Remove it)"]),
    Case("semicolons at the end", "required: upper;; ;", []),
    Case(
      "no property", "minlength: 8; 漢;",
      [
        "1:15 error malformed-rule: Found \"漢\"; expected the name of a property "
          + "(Use required, allowed, max-consecutive, minlength, maxlength)"
      ]),
    Case(
      "two lengths", "minlength: 8; minlength: 10;",
      ["1:15 warning duplicate-key: \"minlength\" is given twice; the greatest, 10, counts (Remove one of the two)"]),
    Case(
      "the same requirement twice", "required: digit; required: [0123456789];",
      [
        "1:18 warning duplicate-key: The same characters are required twice; one character meets both "
          + "(Remove one of the two)"
      ]),
    Case(
      "a contradiction", "minlength: 20; maxlength: 8;",
      [
        "1:1 error contradiction: No password can meet this policy: the minimum length (20) is greater than the "
          + "maximum length (8) (Change one of these rules: minlength, maxlength)"
      ]),
  ]

  @Test(arguments: defects) func `a defect is reported with its place`(_ defect: Case<String, [String]>) {
    let reading = PolicyFormat.read(
      SourceText(name: "rule", bytes: Array(defect.given.utf8)), among: PolicyFormat.known)
    #expect(reading.value?.format == .apple)
    #expect(reading.findings.map(\.words) == defect.expected)
  }

  static let losses: [Case<PasswordPolicy, (text: String, losses: [String])>] = [
    Case(
      "three digits",
      PasswordPolicy(rules: [.characterCount(CharacterCountRule(.digits, minimum: 3, repertoire: .ascii))]),
      (
        "required: digit; allowed: unicode;",
        [
          "An Apple password rule cannot express rule 1 (digits) because it cannot require more than one character of "
            + "a class; instead it uses \"required: digit\""
        ]
      )),
    Case(
      "letters of every script", PasswordPolicy(rules: [.characterCount(CharacterCountRule(.letters, minimum: 1))]),
      (
        "required: upper, lower; allowed: unicode;",
        [
          "An Apple password rule cannot express rule 1 (letters) because it counts ASCII characters only; "
            + "instead it uses \"required: upper, lower\""
        ]
      )),
    Case(
      "three of four classes", PasswordPolicy(rules: [.classes(ClassesRule(minimum: 3, repertoire: .ascii))]),
      (
        "required: upper; required: lower; required: digit; required: special; allowed: unicode;",
        [
          "An Apple password rule cannot express rule 1 (classes) because it cannot choose among classes; "
            + "instead it requires all 4 classes"
        ]
      )),
    Case(
      "forbidden characters", PasswordPolicy(rules: [.forbiddenCharacters(ForbiddenCharactersRule("]<-"))]),
      (
        "allowed: upper, lower, digit, [ !\"#$%&'()*+,./:;=>?@[\\^_`{|}~];",
        [
          "An Apple password rule cannot express rule 1 (forbidden-characters) because it lists the characters that "
            + "may occur; instead it allows only the other printable ASCII characters"
        ]
      )),
    Case(
      "history", PasswordPolicy(rules: [.history(HistoryRule(count: 4))], note: "for all", serverText: "Be creative"),
      (
        "allowed: unicode;",
        [
          "An Apple password rule cannot express rule 1 (history), so it is left out",
          "An Apple password rule cannot express the description, so it is left out",
          "An Apple password rule cannot express the server's own text, so it is left out",
        ]
      )),
    Case(
      "what it can express",
      PasswordPolicy(rules: [
        .length(LengthRule(minimum: 20)),
        .characterCount(CharacterCountRule(.lowercase, minimum: 1, repertoire: .ascii)),
        .characterCount(CharacterCountRule(.special, minimum: 1, characters: "].(-)")),
        .allowedCharacters(AllowedCharactersRule("-().]", classes: [.lowercase])),
        .repetition(RepetitionRule(maximum: 2)),
      ]), ("minlength: 20; required: lower; required: [-().]]; allowed: lower, [-().]]; max-consecutive: 2;", [])),
  ]

  @Test(arguments: losses)
  func `what Apple cannot express is listed, with what is written instead`(
    _ loss: Case<PasswordPolicy, (text: String, losses: [String])>
  ) {
    let written = PolicyFormat.apple.write(loss.given)
    #expect(written.text == loss.expected.text)
    #expect(written.losses.map(\.message) == loss.expected.losses)
  }
}

extension Finding {
  /// The place, the severity, the id, the message and the help, on one line.
  var words: String {
    "\(span.start.line):\(span.start.column) \(severity.name) \(id): \(message)" + (help.map { " (\($0))" } ?? "")
  }
}
