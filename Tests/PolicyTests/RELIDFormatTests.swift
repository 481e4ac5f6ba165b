import WatchwordDiagnostics
import WatchwordPolicy
import Testing

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
    #expect(policy.isCheckedOnDevice == false)
    #expect(policy.serverText == nil)
  }

  @Test(arguments: [
    (#"{"UserIDcheck": true}"#, ["user-id"]), (#"{"UserIDcheck": "true"}"#, ["user-id"]),
    (#"{"UserIDcheck": "TRUE"}"#, ["user-id"]), (#"{"UserIDcheck": "false"}"#, []), (#"{"UserIDcheck": false}"#, []),
    (#"{"SeqCheck": "True"}"#, ["sequence"]), (#"{"SeqCheck": true}"#, ["sequence"]), (#"{"SeqCheck": false}"#, []),
    (#"{"BlackListedCommonPassword": "true"}"#, ["common-password"]),
    (#"{"charsNotAllowed": " "}"#, ["forbidden-characters"]),
    (#"{"charsNotAllowed": ""}"#, []), (#"{"minL": 0, "maxL": 0, "Repetition": 0}"#, []), ("{}", []),
    (#"{"maxL": 9}"#, ["length"]),
  ])
  func `irregular types are read as the server means them`(json: String, ids: [String]) throws {
    let reading = read(json)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.policy?.rules.map(\.id) == ids)
    #expect(reading.format == .relID)
  }

  @Test(arguments: [
    (#"{"minL": -1}"#, "value-out-of-range", 10), (#"{"minL": 8.5}"#, "value-out-of-range", 10),
    (#"{"minL": 99999999999999999999}"#, "value-out-of-range", 10), (#"{"minL": 2000000}"#, "value-out-of-range", 10),
    (#"{"minL": "8"}"#, "wrong-type", 10), (#"{"UserIDcheck": 1}"#, "wrong-type", 17),
    (#"{"UserIDcheck": "yes"}"#, "unknown-value", 17), (#"{"SeqCheck": []}"#, "wrong-type", 14),
    (#"{"charsNotAllowed": 5}"#, "wrong-type", 21), (#"{"msg": {}}"#, "wrong-type", 9),
    (#"{"minLength": 8}"#, "unknown-key", 2), (#"{"minL": 8, "minL": 9}"#, "duplicate-key", 13),
    (#"{"minL": 8} x"#, "malformed-json", 13), (#"{"minL": 20, "maxL": 8}"#, "contradiction", 10),
    (#"{"maxL": 3, "minDg": 2, "minUc": 2}"#, "contradiction", 22), ("17", "wrong-type", 1), ("", "malformed-json", 1),
    (#"{"minDg": 1, "charsNotAllowed": "0123456789"}"#, "contradiction", 11),
  ])
  func `a wrong policy is refused at its place`(json: String, id: String, column: Int) {
    let reading = read(json)
    #expect(reading.policy == nil)
    #expect(reading.diagnostics.map(\.id) == [id])
    #expect(reading.diagnostics.first?.span.start == SourcePosition(line: 1, column: column))
    #expect(reading.diagnostics.first?.severity == .error)
  }

  @Test(arguments: [
    ("minDG", "minDg"), ("repetition", "Repetition"),
    ("SeqChek", "SeqCheck"), ("UserIdCheck", "UserIDcheck"),
  ])
  func `a misspelt field is suggested`(field: String, meant: String) {
    #expect(read("{\"\(field)\": 1}").diagnostics.first?.help == "did you mean \"\(meant)\"?")
  }

  @Test func `null switches nothing in silence`() {
    let reading = read(#"{"minL": null}"#)
    #expect(reading.policy?.rules.isEmpty == true)
    #expect(reading.diagnostics.map(\.id) == ["null-value"])
  }

  @Test(arguments: [
    ("", nil), ("  \n", nil), ("Invalid password policy", nil), (" Invalid password policy ", nil),
    ("\u{A0}", nil), ("Be creative", "Be creative"), (" x ", " x "),
  ])
  func `the server's text counts unless it is blank or the placeholder`(text: String, expected: String?) throws {
    var writer = JSONWriter()
    writer.object { $0.member("msg", text) }
    #expect(try policy(writer.text).serverText == expected)
  }

  @Test func `the challenge information is unwrapped and places go through its escapes`() {
    let reading = read(#"[{"key":"OTHER","value":1},{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":-8}"}]"#)
    #expect(reading.diagnostics.map(\.id) == ["value-out-of-range"])
    #expect(reading.diagnostics.first?.span.start == SourcePosition(line: 1, column: 78))
    #expect(read(#"[{"infoKey":"RELID_PASSWORD_POLICY","infoMessage":"{\"minL\":8}"}]"#).policy?.rules.count == 1)
  }

  @Test func `the old key is accepted and named, and yields to the new one`() {
    let old = read(#"[{"key":"PASSWORD_POLICY_BKP","value":"{\"minL\":8}"}]"#)
    #expect(old.policy?.rules.count == 1)
    #expect(old.diagnostics.map(\.id) == ["deprecated-key"])
    let both = read(
      #"[{"key":"PASSWORD_POLICY_BKP","value":"{}"},{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":8}"}]"#)
    #expect(both.policy?.rules.count == 1)
    #expect(both.diagnostics.map(\.severity) == [.info])
  }

  @Test(arguments: [
    "[]", #"[{"key":"A","value":"{}"}]"#, "[1]", #"[{"key":"RELID_PASSWORD_POLICY","value":{}}]"#,
    #"[{"key":"RELID_PASSWORD_POLICY","value":"[]"}]"#, #"[{"key":"RELID_PASSWORD_POLICY","value":"nope"}]"#,
  ])
  func `challenge information without a policy is refused`(json: String) {
    #expect(read(json).policy == nil)
    #expect(read(json).diagnostics.containsError)
  }

  @Test func `what is written is read back`() throws {
    let policy = try policy(Self.full)
    let (json, lost) = RELIDFormat.write(policy)
    #expect(lost.isEmpty)
    #expect(try PasswordPolicyTests.policy(json) == policy)
  }

  @Test func `rules that REL-ID cannot say are named`() throws {
    let native = try policy(
      #"{"version": 1, "rules": [{"rule": "letters"}, {"rule": "length", "min": 8}, {"rule": "history", "count": 2}]}"#)
    #expect(RELIDFormat.write(native).lost.map(\.id) == ["letters", "history"])
  }

  @Test(arguments: [
    (#"{"minL": 8, "maxL": 8}"#, "Must be exactly 8 characters long"),
    (#"{"minL": 8, "maxL": 20}"#, "Must be between 8 and 20 characters long"),
    (#"{"minL": 8}"#, "Must be at least 8 characters long"),
    (#"{"maxL": 20}"#, "Must be no more than 20 characters long"),
    (#"{"minDg": 1, "minUc": 2}"#, "Must contain at least 1 digit and must contain at least 2 uppercase letters"),
    (
      #"{"minLc": 1, "minSc": 2, "charsNotAllowed": "ABC<>"}"#,
      "Must contain at least 1 lowercase letter, Must contain at least 2 special characters, "
        + "and cannot contain these characters: ABC<>"
    ),
    (#"{"Repetition": 2}"#, "Cannot have more than 2 repeated characters in a row"),
    (
      #"{"UserIDcheck": true, "SeqCheck": true, "BlackListedCommonPassword": true}"#,
      "Cannot contain your username, Cannot contain sequential characters (e.g., 123, abc), "
        + "and cannot be a commonly used password"
    ),
    ("{}", "Please enter a secure password"), (#"{"minL": 8, "msg": "Ours"}"#, "Ours"),
  ])
  func `the helper's sentences come letter for letter`(json: String, text: String) throws {
    #expect(RELIDSentences.text(for: try policy(json)) == text)
  }
}
