import Testing
import Watchword

@Suite struct OverlayTests {
  private static func form(_ texts: Texts, in tag: String) throws -> PasswordForm {
    var form = PasswordForm(
      .change, policy: try PasswordPolicy(#"{"minL": 4}"#), texts: texts, preferring: [try #require(LanguageTag(tag))])
    _ = form.handle(.appear)
    return form
  }

  @Test func `an overlay of one text changes only that text`() throws {
    let own = try Catalog(#"{"version": 1, "locale": "de", "messages": {"form.change.title": "Geheimwort ändern"}}"#)
    for tag in ["de", "de-CH", "fr"] {
      let (before, after) = (try Self.form(.shipped, in: tag), try Self.form(.shipped.adding(own), in: tag))
      #expect((after.presentation.title == "Geheimwort ändern") == (tag != "fr"))
      #expect(before.presentation.fields.map(\.label) == after.presentation.fields.map(\.label))
      #expect(before.presentation.submit.title == after.presentation.submit.title)
    }
  }

  @Test(arguments: [
    ("en", "Change Passphrase", "Change PIN", "Min. 4 digits"),
    ("de-AT", "Passphrase ändern", "PIN ändern", "Mind. 4 Ziffern"),
    ("pl", "Zmiana frazy hasła", "Zmiana kodu PIN", "Min. 4 cyfry"), ("ja", "パスフレーズの変更", "PINの変更", "4桁以上"),
  ])
  func `shipped overlays say passphrase or PIN`(tag: String, passphrase: String, pin: String, length: String) throws {
    #expect(try Self.form(.shipped.adding(.passphrase), in: tag).presentation.title == passphrase)
    let form = try Self.form(.shipped.adding(.pin), in: tag)
    #expect(form.presentation.title == pin)
    let policy = try PasswordPolicy(#"{"minL": 4}"#)
    let checklist = Checklist(policy, texts: .shipped.adding(.pin), preferring: [try #require(LanguageTag(tag))])
    #expect(checklist.items.map(\.text) == [length])
  }

  @Test func `what is added last comes first`() throws {
    let own = try Catalog(#"{"version": 1, "locale": "en", "messages": {"form.change.title": "Change Secret Words"}}"#)
    let last = try Self.form(.shipped.adding(.passphrase).adding(own), in: "en")
    #expect(last.presentation.title == "Change Secret Words")
    #expect(try Self.form(.shipped.adding(own).adding(.passphrase), in: "en").presentation.title == "Change Passphrase")
  }
}
