import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordAppResources

@Suite struct ValueNotationTests {
  static let text = AppText(
    key: "a", parameters: [.count("minimum"), .text("the name"), .text("count")], content: .message("a"))
  static let bare = AppText(key: "a", parameters: [], content: .message("a"))

  @Test(arguments: [
    Case("java", ValueNotation.java, "%1$d of %2$s, %3$s"), Case("icu", .icu, "{minimum} of {theName}, {count}"),
    Case("python", .python, "{minimum} of {theName}, {count}"),
    Case("i18next", .i18next, "{{count, number}} of {{theName}}, {{count2}}"),
    Case("plain", .plain, "{minimum} of {theName}, {count}"), Case("Java's numbers", .messageFormat, "{0} of {1}, {2}"),
    Case(".NET's numbers", .composite, "{0} of {1}, {2}"),
  ])
  func `values have the names of the target`(example: Case<ValueNotation, String>) {
    let pieces: [TextPiece] = [.value(0), .words(" of "), .value(1), .words(", "), .value(2)]
    #expect(example.given.written(pieces, of: Self.text, number: 0, isolates: false) == example.expected)
  }

  @Test func `texts are isolated, and numbers are not`() {
    let written = ValueNotation.plain.written([.value(0), .value(1)], of: Self.text, number: 0, isolates: true)
    #expect(written == "{minimum}\u{2068}{theName}\u{2069}")
  }

  @Test(arguments: [
    Case("java", ValueNotation.java, "5%% {o'c} #%1$d"), Case("icu", .icu, "5% '{'o''c'}' '#'{minimum}"),
    Case("python", .python, "5% {{o'c}} #{minimum}"), Case("i18next", .i18next, "5% {o'c} #{{count, number}}"),
    Case("plain", .plain, "5% {o'c} #{minimum}"), Case("Java's numbers", .messageFormat, "5% '{'o''c'}' #{0}"),
    Case(".NET's numbers", .composite, "5% {{o'c}} #{0}"),
  ])
  func `words are escaped beside values`(example: Case<ValueNotation, String>) {
    let pieces: [TextPiece] = [.words("5% {o'c} #"), .value(0)]
    #expect(example.given.written(pieces, of: Self.text, number: 0, isolates: false) == example.expected)
  }

  @Test(arguments: [
    Case("java", ValueNotation.java, "5% {o'c}"), Case("icu", .icu, "5% '{'o''c'}'"),
    Case("python", .python, "5% {o'c}"), Case("Java's numbers", .messageFormat, "5% {o'c}"),
    Case(".NET's numbers", .composite, "5% {o'c}"),
  ])
  func `texts without values are not formatted, but those of ICU always are`(example: Case<ValueNotation, String>) {
    #expect(
      example.given.written([.words("5% {o'c}")], of: Self.bare, number: nil, isolates: false) == example.expected)
  }

  @Test func `apostrophes are doubled for ICU`() {
    let pieces: [TextPiece] = [.words("l'un d'"), .value(0)]
    #expect(ValueNotation.icu.written(pieces, of: Self.text, number: nil, isolates: false) == "l''un d''{minimum}")
  }

  @Test(
    arguments: [
      Case("a message", "rule.length.min.checklist", "ruleLengthMinChecklist"),
      Case("hyphens", "policy.no-rules.summary", "policyNoRulesSummary"),
      Case("digits at a word's start", "list.nist-800.kinds", "listNist800Kinds"),
      Case("a digit first", "8.a", "text8A"), Case("a capital first", "URL.a", "uRLA"),
      Case("nothing usable", "é", "text"),
    ] as [Case<ExactText, String>])
  func `names of methods`(example: Case<ExactText, String>) {
    #expect(ResourceKey.camelCase(example.given) == example.expected)
  }

  @Test(
    arguments: [
      Case("a message", "policy.no-rules.summary", "policy_no_rules_summary"), Case("a digit first", "8.a", "_8_a"),
      Case("letters beyond ASCII", "list.é.x", "list____x"),
    ] as [Case<ExactText, String>])
  func `names of resources`(example: Case<ExactText, String>) {
    #expect(ResourceKey.underscored(example.given) == example.expected)
  }
}
