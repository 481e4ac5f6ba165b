import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The messages about rules that a back end has no setting for.
@Suite struct BackEndLossTests {
  static let cases: [Case<Given, [String]>] = [
    Case(
      "less than Cognito's least",
      Given(format: .cognito, rules: #"{"rule": "length", "min": 4, "max": 256}, {"rule": "edge-white-space"}"#),
      [
        "A Cognito user pool cannot express rule 1 (length) because its minimum length is from 6 to 99; instead it "
          + "requires at least 6 characters"
      ]),
    Case(
      "what Cognito always requires", Given(format: .cognito, rules: #"{"rule": "digits", "repertoire": "ascii"}"#),
      [
        "A Cognito user pool always requires at least 6 characters, which the policy does not require",
        "A Cognito user pool always accepts at most 256 characters, which the policy does not require",
        "A Cognito user pool always refuses white space at the ends of a password, which the policy does not require",
      ]),
    Case(
      "a maximum, a count and digits of all scripts for Cognito",
      Given(
        format: .cognito,
        rules: #"{"rule": "length", "min": 8, "max": 64}, {"rule": "digits", "min": 2}, {"rule": "edge-white-space"}"#),
      [
        "A Cognito user pool cannot express rule 1 (length) because its maximum length is always 256; instead it "
          + "accepts at most 256 characters",
        "A Cognito user pool cannot express rule 2 (digits) because it counts digits 0-9 and it can require at most 1; "
          + "instead it requires at least 1 of them",
      ]),
    Case(
      "rules that Cognito does not have",
      Given(
        format: .cognito,
        rules: """
          {"rule": "length", "min": 8, "max": 256}, {"rule": "edge-white-space"}, {"rule": "history", "count": 30},
          {"rule": "user-id"}, {"rule": "common-password"}, {"rule": "repetition", "max": 2},
          {"rule": "classes", "min": 3}
          """),
      [
        "A Cognito user pool cannot express rule 3 (history) because it remembers at most 24 passwords; instead it "
          + "refuses the last 24",
        "A Cognito user pool cannot express rule 4 (user-id), so it is left out",
        "A Cognito user pool cannot express rule 5 (common-password), so it is left out",
        "A Cognito user pool cannot express rule 6 (repetition), so it is left out",
        "A Cognito user pool cannot express rule 7 (classes), so it is left out",
      ]),
    Case(
      "units and lists of Keycloak",
      Given(
        format: .keycloak,
        rules: """
          {"rule": "length", "min": 8, "max": 64}, {"rule": "common-password"}, {"rule": "special", "characters": "!?"},
          {"rule": "user-id", "reversed": true}
          """),
      [
        "A Keycloak policy cannot express rule 1 (length) because it counts an emoji as 2 characters; instead it "
          + "requires at least 8 characters and accepts at most 64 characters",
        "A Keycloak policy cannot express rule 2 (common-password) because its list of common passwords is a file on "
          + "the server, as in passwordBlacklist(FILE), so it is left out",
        "A Keycloak policy cannot express rule 3 (special) because it counts everything but letters and digits, "
          + "such as a tab or a combining accent, and an emoji as 2; instead it requires at least 1 of them",
        "A Keycloak policy cannot express rule 4 (user-id) because it does not look for the user id backwards and it "
          + "compares both in lower case, where STRASSE and straße differ; instead it refuses the id written forwards",
        "A Keycloak policy cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "a user name of Keycloak", Given(format: .keycloak, rules: #"{"rule": "user-id"}"#),
      [
        "A Keycloak policy cannot express rule 1 (user-id) because it compares both in lower case, where STRASSE and "
          + "straße differ; instead it refuses the user name in upper, lower and mixed case",
        "A Keycloak policy cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "all of three classes are three rules",
      Given(
        format: .keycloak,
        rules: #"{"rule": "classes", "min": 3, "of": ["digits", "uppercase", "lowercase"]}"#),
      [
        "A Keycloak policy cannot express rule 1 (classes) because it counts digits of all scripts, but none beyond "
          + "U+FFFF, such as 𝟏, it counts uppercase letters as Java does: also Ⅷ and Ⓐ, not ǅ, and none beyond "
          + "U+FFFF and it counts lowercase letters as Java does: also ª and ⓐ, and none beyond U+FFFF; instead it "
          + "requires at least 1 of each",
        "A Keycloak policy cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "all four types and three of them are all types for Auth0",
      Given(
        format: .auth0,
        rules: """
          {"rule": "uppercase", "repertoire": "ascii"}, {"rule": "lowercase", "repertoire": "ascii"},
          {"rule": "digits", "repertoire": "ascii"}, {"rule": "special", "repertoire": "ascii"},
          {"rule": "classes", "min": 3}
          """), ["An Auth0 connection cannot express the normalisation of passwords to NFC, so it is left out"]),
    Case(
      "single types beside three of four for Auth0",
      Given(
        format: .auth0,
        rules: #"{"rule": "classes", "min": 3, "repertoire": "ascii"}, {"rule": "digits", "repertoire": "ascii"}"#),
      [
        "An Auth0 connection cannot express rule 2 (digits) because it requires either three of the four types or "
          + "single ones, so it is left out",
        "An Auth0 connection cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "runs and maximum for Auth0",
      Given(format: .auth0, rules: #"{"rule": "repetition", "max": 3}, {"rule": "length", "max": 64, "unit": "utf8"}"#),
      [
        "An Auth0 connection cannot express rule 1 (repetition) because it can only limit runs to another length and "
          + "it does not detect a repeated emoji; instead it accepts at most 2 in a row",
        "An Auth0 connection cannot express rule 2 (length) because its only maximum is 72 bytes of UTF-8; instead it "
          + "accepts at most 72 bytes of UTF-8",
        "An Auth0 connection cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "sequences and common passwords of Auth0",
      Given(format: .auth0, rules: #"{"rule": "sequence"}, {"rule": "common-password"}"#),
      [
        "An Auth0 connection cannot express rule 1 (sequence) because its sequences consist of ASCII letters of one "
          + "case or of ASCII digits, and it also takes /01, :98, @AB, [ZY, `ab and {zy for sequences; instead it "
          + "refuses its own sequences of 3 or more",
        "An Auth0 connection cannot express rule 2 (common-password) because its list of common passwords is "
          + "different; instead it refuses those of its own list",
        "An Auth0 connection cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "parts of a user name and unpublished classes for Okta",
      Given(format: .okta, rules: #"{"rule": "length", "min": 8}, {"rule": "lowercase"}, {"rule": "user-id"}"#),
      [
        "An Okta password policy cannot express rule 2 (lowercase) because Okta does not publish which letters and "
          + "symbols beyond ASCII it counts; instead it requires at least 1 of them",
        "An Okta password policy cannot express rule 3 (user-id) because it looks for the parts of the user name that "
          + "have 4 or more characters; instead it refuses those",
      ]),
    Case(
      "all of four classes, three of which Okta counts in a way of its own",
      Given(format: .okta, rules: #"{"rule": "length", "min": 8}, {"rule": "classes", "min": 4}"#),
      [
        "An Okta password policy cannot express rule 2 (classes) because Okta does not publish which letters and "
          + "symbols beyond ASCII it counts and it counts digits 0-9; instead it requires at least 1 of each",
        "An Okta password policy cannot express the order of the rules, so it is left out",
      ]),
    Case(
      "a minimum and a maximum in different units",
      Given(format: .auth0, rules: #"{"rule": "length", "min": 8, "max": 64}"#),
      [
        "An Auth0 connection cannot express rule 1 (length) because it counts an emoji as 2 characters and its only "
          + "maximum is 72 bytes of UTF-8; instead it requires at least 8 characters and accepts at most 72 bytes "
          + "of UTF-8",
        "An Auth0 connection cannot express the normalisation of passwords to NFC, so it is left out",
      ]),
    Case(
      "only what is written can be normalised",
      Given(
        format: .auth0,
        rules: #"{"rule": "length", "min": 8, "unit": "utf16"}, {"rule": "breached-password"}, {"rule": "palindrome"}"#),
      [
        "An Auth0 connection cannot express rule 2 (breached-password), so it is left out",
        "An Auth0 connection cannot express rule 3 (palindrome), so it is left out",
      ]),
    Case(
      "an order",
      Given(
        format: .zitadel,
        rules: #"{"rule": "digits", "repertoire": "ascii"}, {"rule": "length", "min": 8, "unit": "utf8"}"#),
      [
        "A Zitadel policy cannot express the normalisation of passwords to NFC, so it is left out",
        "A Zitadel policy cannot express the order of the rules, so it is left out",
      ]),
    Case(
      "a maximum for Okta and its own words",
      Given(
        format: .okta,
        rules: #"{"rule": "length", "min": 8, "max": 64}, {"rule": "personal-words", "words": ["acme"]}"#),
      [
        "An Okta password policy cannot express rule 1 (length) because its maximum length cannot be set; instead it "
          + "sets no maximum",
        "An Okta password policy cannot express rule 2 (personal-words) because it looks for the user's own data only; "
          + "instead it refuses those",
      ]),
  ]

  @Test(arguments: cases) func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  @Test(arguments: [
    Case("the current password", #"{"rule": "different-from-current"}"#, "passwordHistory(1)"),
    Case("the last password", #"{"rule": "history", "count": 1}"#, "passwordHistory(1)"),
    Case(
      "old passwords, of which the current one is the last",
      #"{"rule": "different-from-current"}, {"rule": "history", "count": 4}"#, "passwordHistory(4)"),
    Case(
      "in the other order", #"{"rule": "history", "count": 4}, {"rule": "different-from-current"}"#,
      "passwordHistory(4)"),
  ])
  func `the history of Keycloak has the current password, and no rule is lost`(_ given: Case<String, String>) throws {
    let policy = try PasswordPolicy(#"{"version": 1, "rules": [\#(given.given)]}"#)
    let written = PolicyFormat.keycloak.write(policy)
    let lost = written.losses.filter { if case .rule = $0.part { true } else { false } }
    #expect(written.text == given.expected && lost.isEmpty, "\(lost.map(\.message))")
    let again = PolicyFormat.keycloak.read(SourceText(name: "realm", bytes: Array(written.text.utf8)))
    let document = try #require(again.value)
    #expect(PolicyFormat.keycloak.write(document).text == given.expected)
  }

  @Test func `the shipped policy of Cognito is what a new user pool requires`() throws {
    let file = packageFolder.appending(path: "Policies/cognito-default.json")
    let shipped = try PasswordPolicy(Data(contentsOf: file))
    let written = PolicyFormat.cognito.write(PasswordPolicy(rules: shipped.rules))
    #expect(written.losses.isEmpty, "\(written.losses.map(\.message))")
    let again = PolicyFormat.cognito.read(SourceText(name: "pool", bytes: Array(written.text.utf8)))
    #expect(again.value?.policy.rules == shipped.rules)
  }
}
