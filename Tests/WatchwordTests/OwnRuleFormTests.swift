import Testing
import Watchword

/// A rule that an app writes, from its catalogue to the screen.
@Suite struct OwnRuleFormTests {
  private static let branch = OwnRule(id: "acme.no-branch-number", description: "No branch number") { password, _ in
    password.contains("4711") ? .unmet(.present) : .met
  }

  private static func texts() throws -> Texts {
    .shipped.adding(
      try Catalog(
        #"""
        {"version": 1, "locale": "de", "messages": {"acme.no-branch-number.checklist": "Keine Filialnummer",
         "acme.no-branch-number.missing": "Filialnummer entfernen"}}
        """#))
  }

  private static func policy() throws -> PasswordPolicy { try PasswordPolicy(#"{"minL": 8}"#).adding(branch) }

  @Test(arguments: [
    ("de", "Keine Filialnummer", "Filialnummer entfernen"),
    ("en", "No branch number", "Change the password to meet this rule"),
    ("ru", "No branch number", "Измените пароль, чтобы выполнить это требование"),
  ]) func `a checklist shows it in the app's language, or as the app describes it`(
    locale: String, line: String, hint: String
  ) throws {
    var checklist = Checklist(
      try Self.policy(), texts: try Self.texts(), preferring: [LanguageTag(locale)].compactMap { $0 })
    checklist.assess("horse4711")
    #expect(checklist.items.map(\.isMet) == [true, false])
    #expect(checklist.items[1].text == line && checklist.items[1].hint == hint, "\(checklist.items[1])")
    #expect(!checklist.canSubmit)
    checklist.assess("horse4712")
    #expect(checklist.canSubmit)
  }

  @Test func `a form judges by it, also beside a policy of the service`() throws {
    var form = PasswordForm(
      .set, policy: try Self.policy(), texts: try Self.texts(), preferring: [LanguageTag("de")].compactMap { $0 })
    func type(_ text: String) {
      _ = form.handle(.edit(.new, Password(text)))
      _ = form.handle(.edit(.confirm, Password(text)))
    }
    type("horse4711")
    #expect(form.presentation.rules.map(\.text).last == "Keine Filialnummer")
    #expect(form.presentation.rules.map(\.state) == [.met, .unmet])
    type("horse4712")
    #expect(form.presentation.rules.map(\.state) == [.met, .met])
    let source = SourceText(name: "policy", bytes: Array(#"{"minL": 12, "minDg": 1}"#.utf8))
    _ = form.handle(.policy(PasswordForm.policy(source)))
    type("horse4711horse")
    #expect(form.presentation.rules.map(\.state) == [.met, .met, .unmet])
    #expect(form.presentation.rules.map(\.text).last == "Keine Filialnummer")
  }
}
