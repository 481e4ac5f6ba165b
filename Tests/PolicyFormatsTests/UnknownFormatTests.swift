import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Texts of systems that are not read, and policies in formats that are read, which must not be taken for them.
@Suite struct UnknownFormatTests {
  @Test(
    arguments: [
      Case(
        "secedit",
        """
        [Unicode]
        Unicode=yes
        [System Access]
        MinimumPasswordAge = 1
        MinimumPasswordLength = 7
        PasswordComplexity = 1
        """, ""),
      Case(
        "net accounts",
        """
        Force user logoff how long after time expires?:       Never
        Minimum password age (days):                          1
        Minimum password length:                              7
        """, ""),
      Case(
        "LDIF of the domain",
        """
        dn: DC=example,DC=com
        objectClass: domainDNS
        maxPwdAge: -36288000000000
        minPwdLength: 7
        pwdProperties: 1
        """, ""),
      Case(
        "Terraform",
        """
        resource "aws_cognito_user_pool" "pool" {
          password_policy {
            minimum_length = 12
          }
        }
        """, ""),
      Case("variables of Terraform", "minimum_length = 12\n", ""),
      Case(
        "the outputs of Amplify",
        #"{"auth": {"password_policy": {"min_length": 8, "require_numbers": true}}, "version": "1.3"}"#, ""),
      Case(
        "the older configuration of Amplify",
        #"{"aws_user_pools_id": "x", "aws_cognito_password_protection_settings": {"passwordPolicyMinLength": 8}}"#, ""),
      Case("a list of Okta's policies", #"[{"type": "PASSWORD", "settings": {"password": {}}}]"#, ""),
      Case("a PAM stack", "password requisite pam_pwquality.so retry=3 minlen=12\n", ""),
      Case("YAML", "Resources:\n  Pool:\n    Type: AWS::Cognito::UserPool\n", ""),
    ] as [Case<String, String>])
  func `a text of another system is answered with the known formats`(_ given: Case<String, String>) throws {
    let reading = FormatChecks.read(given.given)
    #expect(reading.value == nil && reading.findings.map(\.id) == ["unknown-format"])
    let finding = try #require(reading.findings.first)
    #expect(finding.message == "The text is not a policy in a known format")
    let help = try #require(finding.help)
    for name in ["native", "relid", "cognito", "active-directory", "pwquality", "--from"] {
      #expect(help.contains(name), "\(help)")
    }
  }

  @Test(
    arguments: [
      Case("a misspelt field of REL-ID", #"{"minl": 8}"#, "unknown-key"),
      Case("a policy without rules", #"{"version": 1}"#, "missing-value"),
      Case("a version as a text", #"{"version": "1", "rules": []}"#, "wrong-type"),
      Case("broken JSON", #"{"minL": 8"#, "malformed-json"), Case("a broken list", "[1, ", "malformed-json"),
      Case("nothing", "  ", "malformed-json"), Case("UTF-16", "\u{0}{\u{0}\"", "malformed-json"),
      Case("a misspelt Apple rule", "minlenght: 8;", "unknown-key"),
      Case("a misspelt setting of libpwquality", "minlenn = 8", "unknown-key"),
      Case("a list of settings", #"[{"key": "OTHER", "value": "1"}]"#, "missing-policy"),
    ] as [Case<String, ExactText>])
  func `a mistake in a known format is reported as such`(_ given: Case<String, ExactText>) {
    let reading = FormatChecks.read(given.given)
    #expect(reading.findings.map(\.id).contains(given.expected), "\(reading.findings.map(\.message))")
    #expect(!reading.findings.contains { $0.id == "unknown-format" })
  }

  @Test(arguments: [
    ("{} \"a\"", "Found a double quotation mark (\") after the value; expected the end of the text"),
    ("[1 \"a\"]", "Found a double quotation mark (\"); expected \",\" or \"]\" after a value"),
    ("{\"a\" \"b\"}", "Found a double quotation mark (\"); expected \":\" between a name and its value"),
    ("{\"a", "Found the end of the text inside a string; expected a double quotation mark (\")"),
  ])
  func `a quotation mark in a policy is not shown in quotation marks`(text: String, message: String) {
    let found = FormatChecks.read(text).findings
    #expect(found.contains { $0.id == "malformed-json" && $0.severity == .error && $0.message == message }, "\(found)")
  }

  @Test func `an app, which reads no other system, names the defect of the server's text`() {
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: Array("<html>".utf8)))
    #expect(reading.findings.map(\.id) == ["malformed-json"])
  }

  @Test func `Apple's rules beside an input element are reported`() {
    FormatChecks.expectDefects(
      Case(
        "", #"<input type="password" minlength="8" passwordrules="1️⃣minlength: 20; required: lower">"#,
        ["unsupported-setting"]))
  }
}
