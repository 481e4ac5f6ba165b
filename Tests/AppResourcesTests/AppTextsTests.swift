import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

@testable import WatchwordAppResources

@Suite struct AppTextsTests {
  static func texts(_ policy: String, called name: String = "p") throws -> [AppText] {
    AppTexts(of: [NamedPolicy(try PasswordPolicy(policy), called: name)]).all
  }

  @Test func `the texts of shipped policies are those that they can show`() throws {
    for policy in try ExportedTexts.policies() {
      let texts = AppTexts(of: [policy]).all
      let messages = texts.compactMap { text -> MessageID? in
        if case .message(let id) = text.content { id } else { nil }
      }
      #expect(Set(messages) == Set(policy.policy.demandedPhrases.map(\.id)), "\(policy.name)")
      #expect(messages.count == Set(messages).count, "\(policy.name)")
    }
  }

  @Test func `a policy without rules has its own text`() throws {
    #expect(
      try Self.texts(#"{"version": 1, "rules": []}"#).map(\.key) == [
        "policy.no-rules.summary", "policy.sentence.summary",
      ])
  }

  @Test(
    arguments: [
      Case("a list of kinds", #"{"rule": "classes", "min": 2}"#, ["list.p.classes.kinds"]),
      Case(
        "two rules of one kind",
        #"{"rule": "special", "characters": "!?", "min": 1}, {"rule": "special", "characters": "-+", "min": 1}"#,
        ["list.p.special.characters", "list.p.special-2.characters"]),
      Case("no list", #"{"rule": "length", "min": 8}"#, []),
    ] as [Case<String, [ExactText]>])
  func `each list of a policy is its own text`(example: Case<String, [ExactText]>) throws {
    let texts = try Self.texts(#"{"version": 1, "rules": [\#(example.given)]}"#)
    let lists = texts.filter { if case .list = $0.content { true } else { false } }
    #expect(lists.map(\.key) == example.expected)
  }

  @Test func `the note names values and uses`() throws {
    let first = try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}]}"#)
    let second = try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "length", "min": 9, "max": 70}]}"#)
    let texts = AppTexts(of: [NamedPolicy(first, called: "a"), NamedPolicy(second, called: "b")]).all
    let range = try #require(texts.first { $0.key == "rule.length.range.checklist" })
    #expect(
      range.note(number: 1) { $0.string }
        == """
        Values: minimum, maximum (chooses the plural form). Used by a (length: minimum 8, maximum 64), \
        b (length: minimum 9, maximum 70).
        """)
    let kinds = try Self.texts(#"{"version": 1, "rules": [{"rule": "classes", "min": 2}]}"#)
    let classes = try #require(kinds.first { $0.key == "rule.classes.min.checklist" })
    #expect(
      classes.note(number: 0) { ResourceKey.underscored($0) }
        == """
        Values: minimum (chooses the plural form), kinds. Used by p (classes: minimum 2, kinds from list_p_classes_kinds).
        """)
  }

  @Test func `notes can be comments in all formats`() throws {
    let policy = try PasswordPolicy(
      ##"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "a", "description": "x---y\nz"}]}"##)
    let texts = AppTexts(of: [NamedPolicy(policy, called: "a--b")])
    let text = try #require(texts.all.first { $0.key == "rule.required-pattern.described.checklist" })
    let note = "Values: description. Used by a- -b (required-pattern: description “x- - -y z”)."
    #expect(text.note(number: nil) { $0.string } == ExactText(note))
  }

  @Test func `the texts of each rule are known with their values`() throws {
    let policy = try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "classes", "min": 2}]}"#)
    let rule = try #require(AppTexts(of: [NamedPolicy(policy, called: "p")]).policies.first?.rules.first)
    #expect(rule.id == "classes" && rule.hints == ["rule.classes.min.missing"])
    #expect(rule.wordings.map(\.key) == ["rule.classes.min.checklist", "rule.classes.min.requirement"])
    #expect(rule.wordings.first?.values == [.count("minimum", 2), .list("kinds", key: "list.p.classes.kinds")])
  }

  @Test func `the form includes its texts`() {
    let texts = AppTexts(of: [], includesForm: true).all
    #expect(texts.map(\.key) == FormTexts.all.map(\.id.text))
    #expect(texts.contains { $0.key == "form.attempts.left" && $0.parameters == [.count("attempts")] })
  }

  @Test func `only texts that join others are not isolated`() throws {
    let joints = try Self.texts(
      #"{"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "special", "characters": "! ", "min": 1}]}"#
    ).filter(\.isConcatenation)
    #expect(joints.map(\.key) == ["policy.sentences.summary", "characters.list.name"])
  }
}
