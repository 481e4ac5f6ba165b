import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Regular expressions between policies and Java, where `.` and `$` mean something else.
@Suite struct KeycloakPatternTests {
  /// Patterns of policies as Keycloak gets them; Java 17 judges them alike.
  static let written: [Case<String, String>] = [
    Case("a part", "abc", #"[\d\D]*abc[\d\D]*"#), Case("the whole", "^abc$", "^abc$"),
    Case("any character", "^a.c", #"^a[^\n\r\u2028\u2029]c[\d\D]*"#),
    Case("dots that are dots", #"[.]\."#, #"[\d\D]*[.]\.[\d\D]*"#),
    Case("an end inside", "(a.$|b)", #"[\d\D]*(a[^\n\r\u2028\u2029]\z|b)[\d\D]*"#),
    Case("alternatives", "a$|b$", #"[\d\D]*(?:a\z|b\z)[\d\D]*"#),
    Case("an end in a lookahead", #"^(?=[a-z]+$).{8,}$"#, #"^(?=[a-z]+\z)[^\n\r\u2028\u2029]{8,}$"#),
  ]

  @Test(arguments: written) func `a pattern is written as Java reads it, and comes back`(_ given: Case<String, String>)
    throws
  {
    let expression = try PasswordExpression(parsing: ExactText(given.given))
    let written = PolicyFormat.keycloak.write(PasswordPolicy(rules: [.pattern(PatternRule(required: expression))]))
    #expect(written.text == "regexPattern(\(given.expected))")
    #expect(written.losses.map(\.part) == [.normalization])
    let again = PolicyFormat.keycloak.read(SourceText(name: "policy", bytes: Array(written.text.utf8)))
    #expect(again.findings.isEmpty, "\(again.findings.map(\.message))")
  }

  /// Patterns of Keycloak, and the messages about them.
  static let read: [Case<String, [String]>] = [
    Case("the same", "[a-z]{8,}", []), Case("the end", "^[a-z]{8,}$", []),
    Case("any character", ".{8,}", ["Java's . does not match U+0085"]),
    Case(
      "an end inside", "^(?=.*a$)[ab]+",
      ["Java's . does not match U+0085 and Java's $ also matches before a line break at the end"]),
  ]

  @Test(arguments: [
    "[a-z]{8,}", ".{8,}", "^(?=.*a$)[ab]+", "^a.b$c$", #"^a[^\n\r\u2028\u2029]b\zc$"#, "a.|b$",
  ]) func `Keycloak gets its own pattern back`(_ pattern: String) throws {
    let text = "length(8) and regexPattern(\(pattern))"
    let document = try #require(Self.document(of: text))
    let written = PolicyFormat.keycloak.write(document)
    let again = try #require(Self.document(of: written.text))
    #expect(written.losses.isEmpty && again.policy == document.policy && again.extras == document.extras)
    let isNear = Self.read.contains { $0.given == pattern && !$0.expected.isEmpty } || pattern.contains(".")
    if isNear { #expect(written.text == text) }
    // Another format reports what it does not keep, and a pattern that was changed is not the setting's own any more.
    let lost = PolicyFormat.html.write(document).losses.map(\.part)
    #expect(lost.contains(.extra("regexPattern as written")) == isNear)
    let other = PasswordPolicy(rules: [.pattern(PatternRule(required: try PasswordExpression(parsing: "x.y")))])
    let changed = PolicyDocument(other, format: .keycloak, extras: document.extras)
    #expect(PolicyFormat.keycloak.write(changed).text == #"regexPattern([\d\D]*x[^\n\r\u2028\u2029]y[\d\D]*)"#)
  }

  private static func document(of text: String) -> PolicyDocument? {
    PolicyFormat.keycloak.read(SourceText(name: "policy", bytes: Array(text.utf8))).value
  }

  @Test(arguments: read) func `what Java reads differently is reported`(_ given: Case<String, [String]>) {
    let source = SourceText(name: "policy", bytes: Array("regexPattern(\(given.given))".utf8))
    let messages = PolicyFormat.keycloak.read(source).findings.map(\.message)
    let start = "\"regexPattern\" only approximates the rule \"required-pattern\": "
    #expect(messages == given.expected.map { start + $0 })
  }
}
