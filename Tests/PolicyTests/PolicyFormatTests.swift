import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct PolicyFormatTests {
  @Test func `every format reads what it writes, for every rule of every example`() {
    for format in PolicyFormat.all {
      for example in RuleKind.all.flatMap(\.examples) {
        let policy = PasswordPolicy(rules: [example.rule])
        let written = format.write(policy)
        let reading = read(written.text)
        #expect(reading.findings.isEmpty, "\(written.text): \(reading.findings)")
        #expect(reading.value?.policy == policy || !written.losses.isEmpty, "\(format.id): \(example.rule.json)")
      }
    }
  }

  @Test func `the native format expresses every rule`() {
    for example in RuleKind.all.flatMap(\.examples) {
      #expect(PolicyFormat.native.write(PasswordPolicy(rules: [example.rule])).losses.isEmpty)
    }
  }

  static let formats: [Case<String, PolicyFormat?>] = [
    Case("an object with rules", #"{"rules": []}"#, .native),
    Case("with a version", #"{"version": 1, "rules": []}"#, .native),
    Case("any other object", #"{"minL": 8}"#, .relID), Case("an empty object", "{}", .relID),
    Case("one in a string", #""{\"minL\":8}""#, .relID),
    Case("a native one in a string", #""{\"version\":1,\"rules\":[]}""#, .native),
    Case("a number", "17", nil), Case("no text", "", nil), Case("broken JSON", "{", nil),
    Case("a list in a string", #""[]""#, nil),
  ]

  @Test(arguments: formats) func `the format is recognised by the text's shape`(_ format: Case<String, PolicyFormat?>) {
    #expect(read(format.given).value?.format == format.expected)
  }

  static let losses: [Case<PolicyDocument, [PolicyLoss.Part]>] = [
    Case(
      "rules that REL-ID does not have",
      PolicyDocument(
        PasswordPolicy(rules: [
          .characterCount(CharacterCountRule(.letters, minimum: 1)), .length(LengthRule(minimum: 8)),
          .history(HistoryRule(count: 2)),
        ]), format: .relID), [.rule(0, id: "letters"), .rule(2, id: "history")]),
    Case(
      "rules that say more than REL-ID can",
      PolicyDocument(
        PasswordPolicy(rules: [
          .length(LengthRule(minimum: 8, unit: .utf8)), .userID(UserIDRule(rejectsReversed: true)),
          .sequence(SequenceRule(length: 4)),
          .characterCount(CharacterCountRule(.digits, minimum: 1, repertoire: .ascii)),
        ]), format: .relID),
      [.rule(0, id: "length"), .rule(1, id: "user-id"), .rule(2, id: "sequence"), .rule(3, id: "digits")]),
    Case(
      "the second rule of a field",
      PolicyDocument(
        PasswordPolicy(rules: [.length(LengthRule(minimum: 8)), .length(LengthRule(minimum: 9))]), format: .relID),
      [.rule(1, id: "length")]),
    Case(
      "another order",
      PolicyDocument(
        PasswordPolicy(rules: [.commonPassword(CommonPasswordRule()), .length(LengthRule(minimum: 9))]), format: .relID),
      [.order]),
    Case(
      "a note", PolicyDocument(PasswordPolicy(rules: [], note: "for all"), format: .relID), [.note]),
    Case(
      "what REL-ID says beside the rules",
      PolicyDocument(
        PasswordPolicy(rules: [], serverText: "Be creative"), format: .native,
        extras: [PolicyExtra("SDKValidation", .flag(true))]), [.extra("SDKValidation"), .serverText]),
    Case(
      "nothing",
      PolicyDocument(
        PasswordPolicy(rules: [.length(LengthRule(maximum: 9))], serverText: "Be creative"), format: .relID,
        extras: [PolicyExtra("SDKValidation", .flag(true))]), []),
  ]

  @Test(arguments: losses) func `nothing is dropped in silence`(_ loss: Case<PolicyDocument, [PolicyLoss.Part]>) {
    #expect(loss.given.format.write(loss.given).losses.map(\.part) == loss.expected)
  }

  @Test func `a loss is described in a sentence`() {
    let policy = PasswordPolicy(rules: [.history(HistoryRule(count: 2))])
    #expect(
      PolicyFormat.relID.write(policy).losses.map(\.message)
        == ["A REL-ID policy cannot express rule 1 (history), so it is left out"])
  }

  @Test func `a format of an app's own is tried like the others`() {
    let lines = PolicyFormat(
      id: "least", title: "Least length", recognises: { $0.source.bytes.starts(with: Array("least ".utf8)) },
      read: { text, _ in
        let number = Int(String(decoding: text.source.bytes.dropFirst(6), as: UTF8.self)) ?? 0
        let rule = PasswordRule.length(LengthRule(minimum: number))
        return PolicyDraft(rules: [LocatedRule(rule, at: 0..<text.source.bytes.count, named: "least")])
      },
      write: { _ in WrittenPolicy(text: "", losses: []) })
    let source = SourceText(name: "policy", bytes: Array("least 12".utf8))
    let reading = PolicyFormat.read(source, among: [lines] + PolicyFormat.all)
    #expect(reading.isSound && reading.findings.isEmpty)
    #expect(reading.value?.policy.rules == [.length(LengthRule(minimum: 12))])
    #expect(PolicyFormat.read(source).value == nil)
  }

  @Test func `a policy is made of a text or of its bytes`() throws {
    let expected = PasswordPolicy(rules: [.length(LengthRule(minimum: 8))])
    #expect(try PasswordPolicy(#"{"minL": 8}"#) == expected)
    #expect(try PasswordPolicy(Array(#"{"minL": 8}"#.utf8)) == expected)
  }

  @Test func `a policy with an error in it is an error with its place`() {
    let error = #expect(throws: UnusablePolicy.self) { try PasswordPolicy("{\n  \"minL\": -8}") }
    #expect(error?.findings.map(\.id) == ["value-out-of-range"])
    #expect(error.map { "\($0)" } == "2:11: \"minL\" is -8; expected a whole number from 0 to 1048576")
  }

  @Test func `texts of a policy are compared by their bytes`() {
    func policy(_ text: ExactText) -> PasswordPolicy {
      PasswordPolicy(
        rules: [
          .forbiddenCharacters(ForbiddenCharactersRule(text)), .allowedCharacters(AllowedCharactersRule(text)),
          .personalWords(PersonalWordsRule(words: [text])),
          .characterCount(CharacterCountRule(.special, minimum: 1, characters: text)),
        ], note: text, serverText: text)
    }
    let (composed, decomposed) = (policy("\u{E9}"), policy("e\u{301}"))
    #expect(composed == policy("\u{E9}"))
    #expect(zip(composed.rules, decomposed.rules).allSatisfy { $0 != $1 })
    #expect(composed.note != decomposed.note && composed.serverText != decomposed.serverText)
  }
}
