import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The messages about wrong settings, and their places: 1️⃣ is the place of the first finding, 2️⃣ of the second.
@Suite struct BackEndDefectTests {
  static let cases: [Case<String, [ExactText]>] = [
    Case("Cognito's least length", #"{"PasswordPolicy": {"MinimumLength": 1️⃣5}}"#, ["value-out-of-range"]),
    Case("Cognito's greatest length", #"{"PasswordPolicy": {"MinimumLength": 1️⃣100}}"#, ["value-out-of-range"]),
    Case(
      "Cognito's history", #"{"PasswordPolicy": {"MinimumLength": 8, "PasswordHistorySize": 1️⃣25}}"#,
      ["value-out-of-range"]),
    Case(
      "Cognito's temporary passwords",
      #"{"PasswordPolicy": {"MinimumLength": 8, "TemporaryPasswordValidityDays": 1️⃣366}}"#, ["value-out-of-range"]),
    Case(
      "a flag that is a string outside a template",
      #"{"PasswordPolicy": {"MinimumLength": 8, "RequireNumbers": 1️⃣"true"}}"#, ["wrong-type"]),
    Case("no minimum length", #"{"PasswordPolicy": {1️⃣"RequireNumbers": true}}"#, ["missing-value"]),
    Case(
      "an unknown member", #"{"Policies": {"PasswordPolicy": {"MinimumLength": 8, 1️⃣"RequireDigits": true}}}"#,
      ["unknown-key"]),
    Case(
      "a name given twice", #"{"PasswordPolicy": {"MinimumLength": 8, 1️⃣"MinimumLength": 9}}"#, ["duplicate-key"]),
    Case("null", #"{"PasswordPolicy": {"MinimumLength": 8, "RequireNumbers": 1️⃣null}}"#, ["null-value"]),
    Case(
      "a reference in a template",
      """
      {"Resources": {"Pool": {"Type": "AWS::Cognito::UserPool", "Properties": {"Policies": {
        "PasswordPolicy": {"MinimumLength": 1️⃣{"Ref": "Length"}}}}}}}
      """, ["wrong-type"]),
    Case(
      "a template without a policy", #"{"Resources": {"Pool": 1️⃣{"Type": "AWS::Cognito::UserPool"}}}"#,
      ["missing-policy"]),
    Case(
      "a string that is not a number",
      """
      {"Resources": {"Pool": {"Type": "AWS::Cognito::UserPool", "Properties": {"Policies": {
        "PasswordPolicy": {"MinimumLength": 1️⃣"8 "}}}}}}
      """, ["value-out-of-range"]),
    Case("an unknown rule of Keycloak", "length(8) and 1️⃣lenght(9)", ["unknown-rule"]),
    Case(
      "a realm with only an extension", #"{"realm": "shop", "passwordPolicy": "1️⃣acmeNoReuse(5)"}"#,
      ["unsupported-rule"]),
    Case("an extension of Keycloak", "length(8) and 1️⃣acmeNoReuse(undefined)", ["unsupported-rule"]),
    Case("an invalid number", "length(8) and 1️⃣digits(x)", ["value-out-of-range"]),
    Case("a number that is too large", "1️⃣length(99999999999999999999)", ["value-out-of-range"]),
    Case("no closing parenthesis", "length(8) and 1️⃣digits(1", ["malformed-policy"]),
    Case(
      "an expression that Keycloak splits", "1️⃣regexPattern(fish and 2️⃣chips)", ["malformed-policy", "unknown-rule"]),
    Case("the same rule again", "1️⃣length(8) and digits and length(9)", ["duplicate-rule"]),
    Case("an \"and\" too many", "length(8) and 1️⃣ and digits", ["malformed-policy"]),
    Case("a list without a name", "1️⃣passwordBlacklist(undefined)", ["missing-value"]),
    Case(
      "inside a realm, with escapes", #"{"realm": "\u0061", "passwordPolicy": "l\u0065ngth(8) and 1️⃣digit(1)"}"#,
      ["unknown-rule"]),
    Case("a byte-order mark", "\u{FEFF}length(8)", ["byte-order-mark"]),
    Case(
      "three types are not four",
      """
      {"password_options": {"complexity": {"min_length": 8, "character_types": 1️⃣["number", "special"],
        "character_type_rule": "three_of_four"}}}
      """, ["unusable-value"]),
    Case(
      "an unknown type", #"{"complexity": {"character_types": 1️⃣["digits"]}}"#, ["unknown-value"]),
    Case(
      "an unknown choice", #"{"complexity": {"min_length": 8, "identical_characters": 1️⃣"deny"}}"#, ["unknown-value"]),
    Case(
      "a history without a size",
      #"{"complexity": {"min_length": 8}, "history": {"active": 1️⃣true}}"#, ["missing-value"]),
    Case(
      "words of 50 and 51 characters for Auth0",
      """
      {"complexity": {"min_length": 8}, "dictionary": {"active": true, "custom": [
        "\(String(repeating: "ж", count: 50))", 1️⃣"\(String(repeating: "ж", count: 51))"]}}
      """, ["limit-exceeded"]),
    Case("Auth0's greatest length", #"{"complexity": {"min_length": 1️⃣73}}"#, ["value-out-of-range"]),
    Case(
      "two capital letters for Okta",
      #"{"settings": {"password": {"complexity": {"minLength": 8, "minUpperCase": 1️⃣2}}}}"#, ["value-out-of-range"]),
    Case(
      "an inactive policy of Okta",
      #"{"status": 1️⃣"INACTIVE", "settings": {"password": {"complexity": {"minLength": 8}}}}"#, ["inactive-policy"]),
    Case(
      "Okta's length", #"{"settings": {"password": {"complexity": {"minLength": 1️⃣31}}}}"#, ["value-out-of-range"]),
    Case("an object that is a list", #"{"settings": {"password": {"complexity": 1️⃣[]}}}"#, ["wrong-type"]),
    Case(
      "Firebase's least length",
      #"{"customStrengthOptions": {"minPasswordLength": 1️⃣31}}"#, ["value-out-of-range"]),
    Case(
      "an unknown state", #"{"passwordPolicyEnforcementState": 1️⃣"ON"}"#, ["unknown-value"]),
    Case("Zitadel's least length", #"{"minLength": 1️⃣0, "hasNumber": true}"#, ["value-out-of-range"]),
    Case("Zitadel's greatest length", #"{"minLength": 1️⃣"73", "hasNumber": true}"#, ["value-out-of-range"]),
    Case("parentheses that fit only inside a group", "1️⃣regexPattern(a|b)c()", ["unsupported-rule"]),
    Case("a backslash at the end of an expression", #"1️⃣regexPattern(ab\)"#, ["unsupported-rule"]),
    Case(
      "lengths that exclude each other", "1️⃣length(20) and maxLength(8)", ["contradiction"]),
  ]

  @Test(arguments: cases) func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(given)
  }

  @Test(arguments: [
    PolicyFormat.cognito, .cloudFormation, .okta, .firebase, .auth0, .zitadel, .keycloak, .applePasscode,
    .activeDirectory, .activeDirectoryPowerShell, .aspNetIdentity, .aspNetIdentityCSharp, .laravel, .django, .mySQL,
  ])
  func `a chosen format reports a text that is something else`(_ format: PolicyFormat) {
    for text in ["[1, 2]", "{\"a\": }", "nothing of the kind", "{}", "\u{0}x", "\"{}\""] {
      let reading = format.read(SourceText(name: "policy", bytes: Array(text.utf8)))
      #expect(reading.value == nil || reading.findings.containsError, "\(text)")
      #expect(reading.findings.containsError, "\(text)")
    }
  }

  @Test func `a text of more than a mebibyte is refused, for any start`() {
    for start in ["length(8) and ", "{\"PasswordPolicy\": {\"MinimumLength\": 8}} "] {
      let bytes = Array(start.utf8) + Array(repeating: 0x20, count: PolicyFormat.maximumLength)
      let reading = PolicyFormat.read(SourceText(name: "policy", bytes: bytes), among: PolicyFormat.known)
      #expect(reading.value == nil)
      #expect(reading.findings.map(\.id) == ["limit-exceeded"])
    }
  }

  @Test func `a mebibyte of separators takes linear time`() {
    let bytes = Array(String(repeating: " and ", count: PolicyFormat.maximumLength / 5 - 8).utf8)
    let reading = PolicyFormat.keycloak.read(SourceText(name: "policy", bytes: Array("length(8)".utf8) + bytes))
    #expect(reading.findings.count <= SourceFindings.maximum + 1)
    #expect(reading.findings.containsError)
  }
}
