import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct RELIDFormatTests {
  static let full = #"""
    {"minL": 8, "maxL": 20, "minDg": 1, "minUc": 1, "minLc": 2, "minSc": 1, "charsNotAllowed": "ABC<>",
     "Repetition": 2, "UserIDcheck": true, "SeqCheck": "true", "BlackListedCommonPassword": "TRUE",
     "msg": "", "SDKValidation": false}
    """#

  @Test func `the fields become ten rules in the helper's order`() throws {
    let policy = try policy(Self.full)
    #expect(
      policy.rules.map(\.id) == [
        "length", "digits", "uppercase", "lowercase", "special", "forbidden-characters", "repetition", "user-id",
        "sequence", "common-password",
      ])
    #expect(policy.serverText == nil)
  }

  static let irregular: [Case<String, [ExactText]>] = [
    Case("a boolean", #"{"UserIDcheck": true}"#, ["user-id"]),
    Case("a boolean in a string", #"{"UserIDcheck": "true"}"#, ["user-id"]),
    Case("one in capitals", #"{"UserIDcheck": "TRUE"}"#, ["user-id"]),
    Case("one in both cases", #"{"SeqCheck": "True"}"#, ["sequence"]),
    Case("false in a string", #"{"UserIDcheck": "false"}"#, []), Case("false", #"{"UserIDcheck": false}"#, []),
    Case("a boolean where strings are usual", #"{"SeqCheck": true}"#, ["sequence"]),
    Case("false where strings are usual", #"{"SeqCheck": false}"#, []),
    Case("the list", #"{"BlackListedCommonPassword": "true"}"#, ["common-password"]),
    Case("a single space", #"{"charsNotAllowed": " "}"#, ["forbidden-characters"]),
    Case("no characters", #"{"charsNotAllowed": ""}"#, []),
    Case("zeros", #"{"minL": 0, "maxL": 0, "Repetition": 0}"#, []), Case("no field", "{}", []),
    Case("a maximum length alone", #"{"maxL": 9}"#, ["length"]),
  ]

  @Test(arguments: irregular) func `irregular types are read as the server means them`(
    _ field: Case<String, [ExactText]>
  ) {
    let reading = read(field.given)
    #expect(reading.findings.isEmpty)
    #expect(reading.value?.policy.rules.map(\.id) == field.expected)
    #expect(reading.value?.format == .relID)
  }

  @Test func `numbers in quotation marks are read with a warning`() throws {
    let reading = read(#"{"minL": "8", "maxL": 64, "minDg": "01", "minUc": "0"}"#)
    #expect(reading.isSound)
    let policy = try #require(reading.value?.policy)
    #expect(
      policy.rules == [
        .length(LengthRule(minimum: 8, maximum: 64)), .characterCount(CharacterCountRule(.digits, minimum: 1)),
      ])
    #expect(reading.findings.map(\.id) == ["wrong-type", "wrong-type", "wrong-type"])
    #expect(reading.findings.allSatisfy { $0.severity == .warning })
    #expect(reading.findings.first?.message == #""minL" is the text "8", which is read as a number"#)
  }

  static let wrong: [Case<String, (id: ExactText, column: Int)>] = [
    Case("a negative number", #"{"minL": -1}"#, ("value-out-of-range", 10)),
    Case("a fraction", #"{"minL": 8.5}"#, ("value-out-of-range", 10)),
    Case("a number of many digits", #"{"minL": 99999999999999999999}"#, ("value-out-of-range", 10)),
    Case("an absurd number", #"{"minL": 2000000}"#, ("value-out-of-range", 10)),
    Case("a word in a string", #"{"minL": "eight"}"#, ("wrong-type", 10)),
    Case("a negative number in a string", #"{"minL": "-8"}"#, ("wrong-type", 10)),
    Case("an endless number in a string", #"{"minL": "99999999999999999999"}"#, ("wrong-type", 10)),
    Case("a number for a flag", #"{"UserIDcheck": 1}"#, ("wrong-type", 17)),
    Case("a word for a flag", #"{"UserIDcheck": "yes"}"#, ("unknown-value", 17)),
    Case("a list for a flag", #"{"SeqCheck": []}"#, ("wrong-type", 14)),
    Case("a number for characters", #"{"charsNotAllowed": 5}"#, ("wrong-type", 21)),
    Case("an object for a text", #"{"msg": {}}"#, ("wrong-type", 9)),
    Case("an unknown field", #"{"minLength": 8}"#, ("unknown-key", 2)),
    Case("a field twice", #"{"minL": 8, "minL": 9}"#, ("duplicate-key", 13)),
    Case("something after the policy", #"{"minL": 8} x"#, ("malformed-json", 13)),
    Case("crossed lengths", #"{"minL": 20, "maxL": 8}"#, ("contradiction", 10)),
    Case("too many classes", #"{"maxL": 3, "minDg": 2, "minUc": 2}"#, ("contradiction", 22)),
    Case("digits that are forbidden", #"{"minDg": 1, "charsNotAllowed": "0123456789"}"#, ("contradiction", 11)),
    Case("not an object", "17", ("wrong-type", 1)), Case("nothing", "", ("malformed-json", 1)),
  ]

  @Test(arguments: wrong) func `a wrong policy is refused at its place`(
    _ wrong: Case<String, (id: ExactText, column: Int)>
  ) {
    let reading = read(wrong.given)
    #expect(!reading.isSound)
    #expect(reading.findings.map(\.id) == [wrong.expected.id])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 1, column: wrong.expected.column))
    #expect(reading.findings.first?.severity == .error)
  }

  static let partlyWrong: [Case<String, [ExactText]>] = [
    Case("a number", #"{"minL": "eight", "minDg": 1, "SeqCheck": true}"#, ["digits", "sequence"]),
    Case("one of the two lengths", #"{"minL": -1, "maxL": 20, "minDg": 1}"#, ["length", "digits"]),
    Case("a flag", #"{"minL": 8, "UserIDcheck": "perhaps", "SeqCheck": true}"#, ["length", "sequence"]),
    Case("characters", #"{"minL": 8, "charsNotAllowed": ["<"]}"#, ["length"]),
    Case("an unknown field", #"{"minL": 8, "minDigits": 1}"#, ["length"]),
  ]

  @Test(arguments: partlyWrong) func `a field that cannot be read is reported, and the other rules are kept`(
    _ wrong: Case<String, [ExactText]>
  ) {
    let reading = read(wrong.given)
    #expect(!reading.isSound && reading.findings.count == 1)
    #expect(reading.value?.policy.rules.map(\.id) == wrong.expected)
  }

  @Test(arguments: [
    Case("another case", "minDG", "minDg"), Case("the same word in small letters", "repetition", "Repetition"),
    Case("a letter left out", "SeqChek", "SeqCheck"), Case("two capitals", "UserIdCheck", "UserIDcheck"),
  ])
  func `a misspelt field is suggested`(_ field: Case<String, String>) {
    #expect(read("{\"\(field.given)\": 1}").findings.first?.help == "Did you mean \"\(field.expected)\"?")
  }

  @Test func `null switches nothing in silence`() {
    let reading = read(#"{"minL": null}"#)
    #expect(reading.value?.policy.rules.isEmpty == true)
    #expect(reading.findings.map(\.id) == ["null-value"])
  }

  @Test(arguments: [
    Case("none", "", nil), Case("blanks", "  \n", nil), Case("a blank that does not break", "\u{A0}", nil),
    Case("the placeholder", "Invalid password policy", nil),
    Case("the placeholder between blanks", " Invalid password policy ", nil),
    Case("a text", "Be creative", "Be creative"), Case("a text between blanks", " x ", " x "),
  ])
  func `the server's text counts unless it is blank or the placeholder`(_ text: Case<String, ExactText?>) throws {
    var writer = JSONWriter()
    writer.object { $0.member("msg", text.given) }
    #expect(try policy(writer.text).serverText == text.expected)
  }

  @Test func `the challenge information is unwrapped and places go through its escapes`() {
    let reading = read(#"[{"key":"OTHER","value":1},{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":-8}"}]"#)
    #expect(reading.findings.map(\.id) == ["value-out-of-range"])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 1, column: 78))
    #expect(read(#"[{"infoKey":"RELID_PASSWORD_POLICY","infoMessage":"{\"minL\":8}"}]"#).value?.policy.rules.count == 1)
  }

  @Test func `the old key is accepted and named, and yields to the new one`() {
    let old = read(#"[{"key":"PASSWORD_POLICY_BKP","value":"{\"minL\":8}"}]"#)
    #expect(old.value?.policy.rules.count == 1)
    #expect(old.findings.map(\.id) == ["deprecated-key"])
    let both = read(
      #"[{"key":"PASSWORD_POLICY_BKP","value":"{}"},{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":8}"}]"#)
    #expect(both.value?.policy.rules.count == 1)
    #expect(both.findings.map(\.severity) == [.info])
  }

  @Test(arguments: [
    "[]", #"[{"key":"A","value":"{}"}]"#, "[1]", #"[{"key":"RELID_PASSWORD_POLICY","value":{}}]"#,
    #"[{"key":"RELID_PASSWORD_POLICY","value":"[]"}]"#, #"[{"key":"RELID_PASSWORD_POLICY","value":"nope"}]"#,
  ])
  func `challenge information without a policy is refused`(json: String) {
    #expect(!read(json).isSound)
    #expect(read(json).findings.containsError)
  }

  @Test(arguments: [true, false]) func `what is written is read back, with what the SDK does`(isChecked: Bool) throws {
    let json = Self.full.replacing("\"SDKValidation\": false", with: "\"SDKValidation\": \(isChecked)")
    let document = try #require(read(json).value)
    #expect(document.isCheckedOnDevice == isChecked)
    let written = PolicyFormat.relID.write(document)
    let again = try #require(read(written.text).value)
    #expect(written.losses.isEmpty)
    #expect(again.policy == document.policy && again.isCheckedOnDevice == isChecked)
  }

  static let sentences: [Case<String, String>] = [
    Case("an exact length", #"{"minL": 8, "maxL": 8}"#, "Must be exactly 8 characters long"),
    Case("a range", #"{"minL": 8, "maxL": 20}"#, "Must be between 8 and 20 characters long"),
    Case("a minimum length", #"{"minL": 8}"#, "Must be at least 8 characters long"),
    Case("a maximum length", #"{"maxL": 20}"#, "Must be no more than 20 characters long"),
    Case(
      "two requirements", #"{"minDg": 1, "minUc": 2}"#,
      "Must contain at least 1 digit and must contain at least 2 uppercase letters"),
    Case(
      "three, the last with capitals of its own", #"{"minLc": 1, "minSc": 2, "charsNotAllowed": "ABC<>"}"#,
      "Must contain at least 1 lowercase letter, Must contain at least 2 special characters, "
        + "and cannot contain these characters: ABC<>"),
    Case("repetition", #"{"Repetition": 2}"#, "Cannot have more than 2 repeated characters in a row"),
    Case(
      "flags", #"{"UserIDcheck": true, "SeqCheck": true, "BlackListedCommonPassword": true}"#,
      "Cannot contain your username, Cannot contain sequential characters (e.g., 123, abc), "
        + "and cannot be a commonly used password"),
    Case("no rules", "{}", "Please enter a secure password"),
    Case("a text of the server's", #"{"minL": 8, "msg": "Ours"}"#, "Ours"),
  ]

  @Test(arguments: sentences) func `the helper's sentences come letter for letter`(
    _ sentence: Case<String, String>
  ) throws {
    #expect(RELIDSentences.text(for: try policy(sentence.given)) == sentence.expected)
  }

  @Test(arguments: ["letters", "classes", "history", "edge-white-space"] as [ExactText])
  func `the helper has no sentence for a rule that REL-ID does not have`(id: ExactText) throws {
    let rule = try #require(RuleKind.named(id)?.examples.first?.rule)
    #expect(RELIDSentences.sentence(for: rule) == nil)
  }
}
