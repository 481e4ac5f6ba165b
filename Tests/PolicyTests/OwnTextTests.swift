import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordPolicy

/// Rules whose texts are in catalogues of the policy's author.
@Suite struct OwnTextTests {
  private static let words = #"{"rule": "dictionary-words", "words": ["4711"], "text": "acme.no-branch-number"}"#
  private static let years =
    #"{"rule": "forbidden-pattern", "pattern": "(19|20)\\d\\d", "description": "No years", "text": "acme.no-years"}"#
  private static let letter = #"{"rule": "required-pattern", "pattern": "^\\p{L}", "text": "acme.letter_first"}"#

  private static func catalog(_ tag: String, _ messages: [MessageID: ExactText]) throws -> Catalog {
    Catalog(locale: try #require(LanguageTag(tag)), messages: messages.mapValues { Message($0) })
  }

  private static let german: [MessageID: ExactText] = [
    "acme.no-branch-number.checklist": "Keine Filialnummer",
    "acme.no-branch-number.requirement": "Keine Filialnummer verwenden",
    "acme.no-branch-number.missing": "Filialnummer entfernen",
    "rule.forbidden-pattern.described.checklist": "%@", "rule.required-pattern.default.checklist": "Muster %@",
    "rule.dictionary-words.default.checklist": "Keine gesperrten Wörter",
  ]

  @Test(arguments: [words, years, letter]) func `the id is read as it is written`(rule: String) throws {
    let read = try policy(rules: rule)
    #expect(try policy(rules: try #require(read.rules.first).json) == read)
    #expect(read.rules.first?.json.contains("\"text\":\"acme.") == true)
  }

  static let shown: [Case<String, [String]>] = [
    Case(
      "own texts", words, ["Keine Filialnummer", "Keine Filialnummer verwenden", "Filialnummer entfernen"]),
    Case(
      "the description where there is none", years,
      ["No years", "rule.forbidden-pattern.described.requirement", "rule.forbidden-pattern.default.missing"]),
    Case(
      "the pattern where there is no description", letter,
      ["Muster ^\\p{L}", "rule.required-pattern.default.requirement", "rule.required-pattern.default.missing"]),
    Case(
      "the general text without an id", #"{"rule": "dictionary-words", "words": ["a"]}"#,
      ["Keine gesperrten Wörter", "rule.dictionary-words.default.requirement", "rule.dictionary-words.default.missing"]),
  ]

  @Test(arguments: shown) func `users read the author's text, or its substitute`(
    _ case: Case<String, [String]>
  ) throws {
    let renderer = Renderer(catalogs: [try Self.catalog("de", Self.german)], locale: try #require(LanguageTag("de")))
    let rule = try #require(try policy(rules: `case`.given).rules.first)
    let phrases = RuleStyle.allCases.map { rule.phrase(in: $0) } + [rule.hint(for: .present)].compactMap(\.self)
    #expect(phrases.map { renderer.text(for: $0) } == `case`.expected)
  }

  @Test func `a substitute for the author's text is a fallback, and a problem`() throws {
    let renderer = Renderer(catalogs: [try Self.catalog("de", Self.german)], locale: try #require(LanguageTag("de")))
    let rule = try #require(try policy(rules: Self.years).rules.first)
    let rendering = renderer.rendering(of: rule.phrase(in: .checklist))
    #expect(rendering.text == "No years" && rendering.isFallback && rendering.problems == [.messageMissing])
    #expect(rendering.locale?.description == "de")
  }

  @Test func `a text of one language falls back to the author's in English first`() throws {
    let english = try Self.catalog("en", ["acme.no-branch-number.checklist": "No branch number"])
    let french = try Self.catalog("fr", ["rule.dictionary-words.default.checklist": "Aucun mot interdit"])
    let renderer = Renderer(catalogs: [french, english], locale: try #require(LanguageTag("fr")))
    let rule = try #require(try policy(rules: Self.words).rules.first)
    #expect(renderer.text(for: rule.phrase(in: .checklist)) == "No branch number")
  }

  @Test func `a policy demands the author's texts, and not their substitutes`() throws {
    let ids = Set(try policy(rules: Self.words).demandedPhrases.map(\.id.text))
    #expect(
      ids == [
        "acme.no-branch-number.checklist", "acme.no-branch-number.requirement", "acme.no-branch-number.missing",
        "policy.lead.checklist", "policy.sentence.summary",
      ])
  }

  static let refused: [Case<String, String>] = [
    Case("one part", "acme", #""text" is "acme"; expected an id such as acme.no-branch-number"#),
    Case("a space", "acme.no years", #""text" is "acme.no years"; expected an id such as acme.no-branch-number"#),
    Case("no first part", ".years", #""text" is ".years"; expected an id such as acme.no-branch-number"#),
    Case("an empty part", "acme..x", #""text" is "acme..x"; expected an id such as acme.no-branch-number"#),
    Case("no last part", "acme.x.", #""text" is "acme.x."; expected an id such as acme.no-branch-number"#),
    Case("a digit first", "1acme.x", #""text" is "1acme.x"; expected an id such as acme.no-branch-number"#),
    Case("other letters", "größe.x", #""text" is "größe.x"; expected an id such as acme.no-branch-number"#),
    Case("nothing", "", #""text" is ""; expected an id such as acme.no-branch-number"#),
    Case("one of ours", "rule.length", #""text" starts with rule, which is reserved for the shipped texts"#),
    Case("one of the form's", "form.x", #""text" starts with form, which is reserved for the shipped texts"#),
  ]

  @Test(arguments: refused) func `an id that cannot be one is an error at its place`(_ id: Case<String, String>) throws
  {
    let marked = MarkedText(
      native(#"{"rule": "dictionary-words", "words": ["a"], "text": 1️⃣"\#(id.given)"2️⃣}"#))
    let found = read(marked.text).findings
    #expect(found.map(\.id) == ["unusable-value"])
    #expect(found.map(\.message) == [id.expected])
    #expect(found.first?.span.start == marked[1] && found.first?.span.end == marked[2])
    #expect(found.first?.help?.isEmpty == false)
  }

  @Test(arguments: ["ruler.x", "acme.rule.length", "Acme.x_1.y-2", "a.b", "formal.x"])
  func `an id that only looks like one of ours is the author's`(id: String) throws {
    #expect(try policy(rules: #"{"rule": "dictionary-words", "words": ["a"], "text": "\#(id)"}"#).rules.count == 1)
  }

  @Test func `every first part of a declared text is reserved`() {
    let firsts = Set(PasswordPolicy.declarations.map { $0.id.text.string.prefix { $0 != "." } })
    #expect(firsts.subtracting(OwnText.reserved.map { Substring($0.string) }) == [])
  }

  @Test func `the author of a policy gets the id and the pattern`() throws {
    let rules = try policy(rules: "\(Self.letter), \(Self.words)").rules
    #expect(rules[0].details == ["the pattern is ^\\p{L}", "its texts have the id acme.letter_first"])
    #expect(
      rules[1].details == ["the policy's own words: 4711", "its texts have the id acme.no-branch-number"])
  }
}
