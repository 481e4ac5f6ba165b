import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

@testable import WatchwordAppResources

/// Texts of a policy's author as the resources of an app.
@Suite struct OwnTextResourceTests {
  private static let policy = #"""
    {"version": 1, "rules": [{"rule": "dictionary-words", "words": ["4711"], "text": "acme.no-branch-number"},
      {"rule": "forbidden-pattern", "pattern": "\\d{4}", "description": "No years", "text": "acme.no-years"}]}
    """#

  private static func catalog(_ tag: String, _ texts: [MessageID: ExactText]) throws -> Catalog {
    Catalog(locale: try #require(LanguageTag(tag)), messages: texts.mapValues { Message($0) })
  }

  /// The files for `target`, by their paths, and the findings.
  private static func written(
    for target: String, own: [Catalog]
  ) throws -> (files: [String: String], problems: [ResourceProblem]) {
    let texts = AppTexts(of: [NamedPolicy(try PasswordPolicy(policy), called: "bank")])
    let target = try #require(ResourceTarget.all.first { $0.id.string == target })
    let german = try #require(LanguageTag("de"))
    let resources = texts.resources(for: target, in: [german], from: own + ExportedTexts.catalogs)
    let files = resources.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: files), resources.problems)
  }

  private static let english: [MessageID: ExactText] = [
    "acme.no-branch-number.checklist": "No branch number",
    "acme.no-branch-number.requirement": "Do not use a branch number",
    "acme.no-branch-number.missing": "Remove the branch number", "acme.no-years.checklist": "No years at all",
    "acme.no-years.requirement": "Do not use years", "acme.no-years.missing": "Remove the year",
  ]
  private static let german: [MessageID: ExactText] = [
    "acme.no-branch-number.checklist": "Keine Filialnummer",
    "acme.no-branch-number.requirement": "Keine Filialnummer verwenden",
    "acme.no-branch-number.missing": "Filialnummer entfernen",
  ]

  @Test(arguments: [
    Case("android", "values-de/strings.xml", #"<string name="acme_no_branch_number_checklist">Keine Filialnummer<"#),
    Case("xcstrings", "Localizable.xcstrings", "\"value\" : \"Keine Filialnummer verwenden\""),
    Case("arb", "app_de.arb", "\"acmeNoBranchNumberMissing\": \"Filialnummer entfernen\""),
    Case("i18next", "de/translation.json", "Keine Filialnummer verwenden"),
    Case("json", "texts.de.json", "\"acme.no-branch-number.checklist\""),
  ]) func `each kind of resources has the author's texts`(target: Case<String, String>) throws {
    let (files, problems) = try Self.written(
      for: target.description, own: [Self.catalog("en", Self.english), Self.catalog("de", Self.german)])
    let file = files[target.given] ?? files.first { $0.key.contains("de") }?.value
    #expect(file?.contains(target.expected) == true, "\(files.keys): \(file ?? "")")
    #expect(Set(problems.map(\.kind)) == [.textMissing] && problems.allSatisfy { $0.key.string.contains("no-years") })
  }

  @Test func `where the author has no text, its substitute is written with every value filled in`() throws {
    let (files, problems) = try Self.written(for: "android", own: [Self.catalog("de", Self.german)])
    let (english, german) = (files["values/strings.xml"] ?? "", files["values-de/strings.xml"] ?? "")
    #expect(english.contains(#"<string name="acme_no_branch_number_checklist">No blocked words<"#), "\(english)")
    #expect(english.contains(#"<string name="acme_no_years_checklist">No years<"#))
    #expect(german.contains(#"<string name="acme_no_branch_number_checklist">Keine Filialnummer<"#))
    #expect(german.contains(#"<string name="acme_no_years_missing">Nicht erlaubten Teil ändern oder entfernen<"#))
    #expect(
      problems.contains {
        $0.sentence
          == "There is no text for acme.no-years.checklist; that of rule.forbidden-pattern.described.checklist is written"
          + " instead"
      })
  }
}
