import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

@Suite struct DemandedPhrasesTests {
  private static func ids(_ rules: String) throws -> [ExactText] {
    var ids: [ExactText] = []
    for phrase in try policy(rules: rules).demandedPhrases where !ids.contains(phrase.id.text) {
      ids.append(phrase.id.text)
    }
    return ids
  }

  static let demands: [Case<String, [ExactText]>] = [
    Case(
      "a length", #"{"rule": "length", "min": 8}"#,
      [
        "rule.length.min.checklist", "rule.length.min.missing", "rule.length.min.requirement",
        "policy.sentence.summary", "policy.lead.checklist",
      ]),
    Case(
      "a maximum length needs no \"missing\" of the least", #"{"rule": "length", "max": 8}"#,
      [
        "rule.length.max.checklist", "rule.length.max.missing", "rule.length.max.requirement",
        "policy.sentence.summary", "policy.lead.checklist",
      ]),
    Case(
      "two sentences have something between them",
      #"{"rule": "edge-white-space"}, {"rule": "history", "count": 1}"#,
      [
        "rule.edge-white-space.default.checklist", "rule.edge-white-space.default.missing",
        "rule.history.last.checklist", "rule.edge-white-space.default.requirement", "rule.history.last.requirement",
        "policy.sentence.summary", "policy.sentences.summary", "policy.lead.checklist",
      ]),
    Case(
      "history has nothing to do", #"{"rule": "history", "count": 4}"#,
      [
        "rule.history.count.checklist", "rule.history.count.requirement", "policy.sentence.summary",
        "policy.lead.checklist",
      ]),
    Case(
      "the items of a list are phrases of their own", #"{"rule": "classes", "min": 2, "of": ["letters", "digits"]}"#,
      [
        "rule.classes.all.checklist", "class.letters.name", "class.digits.name", "rule.classes.min.missing",
        "rule.classes.all.requirement", "policy.sentence.summary", "policy.lead.checklist",
      ]),
    Case(
      "a single class needs its own text", #"{"rule": "classes", "min": 1, "of": ["digits"]}"#,
      [
        "rule.digits.min.checklist", "rule.digits.min.missing", "rule.digits.min.requirement",
        "policy.sentence.summary", "policy.lead.checklist",
      ]),
    Case("no rules", "", ["policy.no-rules.summary", "policy.sentence.summary"]),
  ]

  @Test(arguments: demands) func `a policy needs the phrases that it can show and no others`(
    _ demand: Case<String, [ExactText]>
  ) throws {
    #expect(try Self.ids(demand.given) == demand.expected)
  }

  /// The law of the numbers: the plural category of any number that can be missing is that of a needed phrase.
  @Test(arguments: [1, 2, 5, 21, 100, 102, 1000, 1200, Rounds.length(1_048_576)])
  func `every plural form that a shortfall needs is demanded`(most: Int) {
    let samples = ShortfallRange.missing(upTo: most).samples
    #expect(samples.last == .missing(most) || most <= 1_000_000)
    for language in ["ar", "br", "cy", "fr", "ga", "gd", "gv", "he", "lt", "lv", "mt", "pl", "pt", "ru", "sl"] {
      guard let tag = LanguageTag(language) else { continue }
      let rules = PluralRules.cardinal(for: tag)
      let asked = Set(
        samples.compactMap { if case .missing(let count) = $0 { rules.category(for: count) } else { nil } })
      let needed = Set((1...most).map { rules.category(for: $0) })
      #expect(asked == needed, "\(language)")
    }
  }

  /// The texts of forms and release notes are declared in other modules, and `ShippedCatalogTests` checks them.
  @Test func `the catalogues have every declared text of the rules and no other`() throws {
    let folder = packageFolder.appending(path: "Locales")
    let declared = Set(PasswordPolicy.declarations.map(\.id.text))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xliff") }
    #expect(names.count >= 10)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let ids = text.split(separator: "<trans-unit id=\"").dropFirst().compactMap { unit in
        unit.split(separator: "\"").first.map { ExactText($0.split(separator: "|").first ?? "") }
      }
      #expect(
        Set(ids.filter { !$0.string.hasPrefix("form.") && !$0.string.hasPrefix("notes.") }).subtracting(declared) == [],
        "\(name)")
      // A region's catalogue holds only what differs from its language's.
      if name.contains("-") { continue }
      #expect(declared.subtracting(ids) == [], "\(name)")
    }
  }
}
