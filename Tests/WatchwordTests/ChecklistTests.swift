import Testing
import Watchword

@Suite struct ChecklistTests {
  private static let english = [LanguageTag("en")].compactMap { $0 }

  private static func policy(_ rules: String) throws -> PasswordPolicy {
    try PasswordPolicy("{\"version\": 1, \"rules\": [\(rules)]}")
  }

  @Test func `lines are in the policy's order and start out unmet`() throws {
    let policy = try Self.policy(#"{"rule": "length", "min": 8}, {"rule": "digits"}"#)
    let checklist = Checklist(policy, preferring: Self.english)
    #expect(checklist.items.map(\.text) == ["Min. 8 characters", "At least 1 number"])
    #expect(checklist.items.map(\.id) == [0, 1])
    #expect(!checklist.items.contains { $0.isMet } && !checklist.canSubmit)
  }

  @Test func `each line shows whether the password meets its rule`() throws {
    let policy = try Self.policy(#"{"rule": "length", "min": 8}, {"rule": "digits"}"#)
    var checklist = Checklist(policy, preferring: Self.english)
    checklist.assess("horse1")
    #expect(checklist.items.map(\.isMet) == [false, true])
    #expect(checklist.items.map(\.hint) == ["2 more characters", nil])
    checklist.assess("horses123")
    #expect(checklist.canSubmit && checklist.items.allSatisfy { $0.hint == nil })
  }

  @Test func `a rule that only the server can judge does not prevent submission`() throws {
    let policy = try Self.policy(#"{"rule": "length", "min": 2}, {"rule": "history", "count": 4}"#)
    var checklist = Checklist(policy, preferring: Self.english)
    #expect(!checklist.canSubmit)
    checklist.assess("ab")
    #expect(checklist.canSubmit && !checklist.items[1].isMet)
  }

  @Test func `the context decides rules that compare`() throws {
    var checklist = Checklist(try Self.policy(#"{"rule": "user-id"}"#), preferring: Self.english)
    checklist.assess("anna123", in: AssessmentContext(userID: "Anna"))
    #expect(!checklist.canSubmit)
    checklist.assess("berta123", in: AssessmentContext(userID: "Anna"))
    #expect(checklist.canSubmit)
  }

  @Test(arguments: [
    (["ru"], "ru", TextDirection.leftToRight), (["ar-EG", "en"], "ar-EG", .rightToLeft),
    (["tlh", "de-AT"], "de-AT", .leftToRight), (["pt-PT"], "pt-BR", .leftToRight),
    (["tlh"], "en", .leftToRight), ([], "en", .leftToRight),
  ])
  func `texts are in the first language that there are texts for`(
    preferred: [String], locale: String, direction: TextDirection
  ) throws {
    let policy = try Self.policy(#"{"rule": "length", "min": 8}"#)
    let checklist = Checklist(policy, preferring: preferred.compactMap { LanguageTag($0) })
    #expect(checklist.locale.description == locale && checklist.direction == direction)
    #expect(checklist.items.allSatisfy { !$0.text.hasPrefix("rule.") })
  }

  @Test func `an app can word a text differently in one language`() throws {
    let texts = Texts.shipped.replacing("rule.user-id.default.checklist", with: "Not your e-mail", in: .english)
    let policy = try Self.policy(#"{"rule": "user-id"}, {"rule": "digits"}"#)
    let english = Checklist(policy, texts: texts, preferring: Self.english)
    #expect(english.items.map(\.text) == ["Not your e-mail", "At least 1 number"])
    let german = Checklist(policy, texts: texts, preferring: [LanguageTag("de")].compactMap { $0 })
    #expect(german.items.map(\.text) == Checklist(policy, preferring: [german.locale]).items.map(\.text))
  }

  @Test func `an app's own catalogue comes first, and shipped texts fill it up`() throws {
    let own = try Catalog(
      #"{"version": 1, "locale": "gl", "messages": {"rule.user-id.default.checklist": "Sen nome"}}"#)
    let policy = try Self.policy(#"{"rule": "user-id"}, {"rule": "digits"}"#)
    let galician = Checklist(policy, texts: .shipped.adding(own), preferring: [own.locale])
    #expect(galician.items.map(\.text) == ["Sen nome", "At least 1 number"])
    let alone = Checklist(policy, texts: Texts([own]), preferring: [own.locale])
    #expect(alone.items.map(\.text) == ["Sen nome", "rule.digits.min.checklist"])
  }

  @Test(arguments: [
    (["pl-PL"], "Min. 1 cyfra"), (["de-CH"], "Mind. 1 Ziffer"), (["fr", "de"], "Mind. 1 Ziffer"),
    (["fr"], "Min. 1 cyfra"), ([], "Min. 1 cyfra"),
  ])
  func `an app shows only the languages that it names`(preferred: [String], text: String) throws {
    let policy = try Self.policy(#"{"rule": "digits"}"#)
    let texts = Texts(in: .polish, .german)
    let checklist = Checklist(policy, texts: texts, preferring: preferred.compactMap { LanguageTag($0) })
    #expect(checklist.items.map(\.text) == [text])
  }

  @Test func `English replaces a language that an app does not name`() throws {
    let policy = try Self.policy(#"{"rule": "digits"}"#)
    let checklist = Checklist(
      policy, texts: Texts(in: .polish, .english), preferring: [LanguageTag("fr")].compactMap { $0 })
    #expect(checklist.items.map(\.text) == ["At least 1 number"])
  }

  @Test func `an unusable policy throws its findings`() {
    let error = #expect(throws: UnusablePolicy.self) { try PasswordPolicy(#"{"minL": 20, "maxL": 8}"#) }
    #expect(error?.findings.map(\.id) == ["contradiction"])
  }
}
