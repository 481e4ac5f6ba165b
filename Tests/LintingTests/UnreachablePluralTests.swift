import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Plural forms that a language never shows, in all languages that CLDR has plural rules for.
@Suite struct UnreachablePluralTests {
  /// The languages of CLDR's own plural rules, each with the categories that it has.
  static func languages() throws -> [(name: String, categories: Set<String>)] {
    let fixture = packageFolder.appending(path: "Tests/LocalizationTests/Fixtures/cldr/plural-samples.txt")
    var languages: [(name: String, categories: Set<String>)] = []
    var current: [String] = []
    for line in try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard fields.count == 2 else { continue }
      if fields[0] == "ordinal" { break }
      if fields[0] == "cardinal" {
        current = fields[1].split(separator: " ").map { String($0) }.filter { $0 != "root" }
        languages += current.map { ($0, []) }
      } else {
        for index in languages.indices.suffix(current.count) { languages[index].categories.insert(fields[0]) }
      }
    }
    // What CLDR changed between the version of the samples (41) and that of the command (47).
    for (index, language) in languages.enumerated() {
      switch language.name {
      case "ca", "scn": languages[index].categories.insert("many")
      case "he", "iw": languages[index].categories.remove("many")
      case "mt": languages[index].categories.insert("two")
      default: break
      }
    }
    return languages
  }

  static func catalog(_ language: String, _ units: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.xcstrings" source-language="en-Shaw" target-language="\(language)" datatype="plaintext"><body>
    \(units)
      </body></file>
    </xliff>
    """
  }

  static let forms = ["zero", "one", "two", "few", "many", "other"]

  private static func units(_ target: String) -> String {
    forms.map { "<trans-unit id=\"f|==|plural.\($0)\"><source>%lld files</source>\(target)</trans-unit>" }
      .joined(separator: "\n")
  }

  /// The findings of these checks in a catalogue of a language.
  private static func findings(_ language: String, _ units: String, only ids: ExactText...) -> [Finding] {
    Linter(configuration: LintConfiguration(only: ids)).lint([input(catalog(language, units), name: "a.xliff")])
      .findings
  }

  @Test func `a form that the language lacks is found, and no translation of it is requested`() throws {
    let languages = try Self.languages()
    #expect(languages.count > 200)
    let checks: [(ExactText, String)] = [
      ("unreachable-plural-category", "<target>%lld x</target>"), ("untranslated", ""),
    ]
    for (id, target) in checks {
      for language in languages {
        let found = Self.findings(language.name, Self.units(target), only: id)
        let forms = Set(found.compactMap { $0.unit?.string.split(separator: ".").last.map { String($0) } })
        // The form for zero is shown on Apple's systems in every language.
        let shown = language.categories.union(["zero"])
        // Systems before CLDR 42 show the Hebrew form for many.
        let former: Set<String> = ["he", "iw"].contains(language.name) ? ["many"] : []
        let expected = id == "untranslated" ? shown : Set(Self.forms).subtracting(shown).subtracting(former)
        #expect(forms == expected && found.allSatisfy { $0.id == id }, "\(id) \(language.name)")
      }
    }
  }

  @Test(arguments: ["mi", "tlh", "la", "nds", "rw", "x-pirate"])
  func `a language without plural rules in CLDR may have any form`(language: String) {
    for (target, count) in [("<target>%lld x</target>", 0), ("", 6)] {
      let found = Self.findings(language, Self.units(target), only: "unreachable-plural-category", "untranslated")
      #expect(found.count == count, "\(found)")
    }
  }

  @Test(arguments: [("ast", "Asturian"), ("fur", "Friulian"), ("gsw", "Swiss German"), ("ceb", "Cebuano")])
  func `the language is called by its name`(language: String, name: String) {
    let unit = "<trans-unit id=\"f|==|plural.few\"><source>%lld files</source><target>%lld x</target></trans-unit>"
    let found = Self.findings(language, unit, only: "unreachable-plural-category").map(\.message)
    #expect(found.contains { $0.contains("\(name) has no form \"few\", so this text is never shown") }, "\(found)")
  }

  @Test func `an empty form that is never shown is not a loss`() {
    let found = Self.findings("ja", Self.units("<target/>"), only: "empty-translation")
    #expect(found.count == 2, "zero and other: \(found)")
  }
}
