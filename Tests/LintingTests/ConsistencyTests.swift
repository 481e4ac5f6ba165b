import Testing
import WatchwordBasics
import WatchwordLinting

/// Texts that are compared with others in the same language.
@Suite struct ConsistencyTests {
  private static let linter = Linter(
    configuration: LintConfiguration(only: ["inconsistent-translation", "reused-translation", "source-drift"]))

  private static let twoNames =
    unit("Clear cache", "Cache leeren", id: "a") + "\n" + unit("Clear cache", "Cache löschen", id: "b")

  @Test func `a catalogue that is compared with no other is consistent in itself`() {
    let examined = Self.linter.examine(input(document("de", Self.twoNames)))
    #expect(Self.linter.report(on: [examined]).ids == ["inconsistent-translation"])
  }

  @Test func `catalogues in different folders and languages are not compared`() {
    let (one, other) = (unit("Clear cache", "Cache leeren"), unit("Clear cache", "Cache löschen"))
    func ids(_ first: ExactText, _ second: ExactText, _ language: String = "de") -> [String] {
      Self.linter.lint([
        input(document("de", one, original: "a.strings"), name: first),
        input(document(language, other, original: "b.strings"), name: second),
      ]).ids
    }
    #expect(ids("app/a.xliff", "app/b.xliff") == ["inconsistent-translation"])
    #expect(ids("app/a.xliff", "tool/b.xliff").isEmpty)
    #expect(ids("app/a.xliff", "app/b.xliff", "nl").isEmpty)
  }

  @Test func `many translations of one source are reported once each, and the usual one is right`() {
    let units = (0..<40).map { unit("Clear cache", $0 % 4 == 3 ? "Cache löschen" : "Cache leeren", id: "k\($0)") }
    let found = Self.linter.lint([input(document("de", units.joined(separator: "\n")))]).findings
    #expect(found.map(\.unit) == ["k3"])
    #expect(found.first?.message.contains("but \"Cache leeren\"") == true)
  }

  @Test func `every drifted source is reported, also in a large catalogue`() {
    let count = 2000
    func units(_ text: String) -> String {
      (0..<count).map { unit("\(text) \($0)", "Text \($0)", id: "k\($0)") }.joined(separator: "\n")
    }
    let found = Self.linter.lint(
      [input(document("de", units("New")), name: "de.xliff")],
      base: input(document(nil, units("Old")), name: "en.xliff"))
    #expect(found.ids.filter { $0 == "source-drift" }.count == count)
  }
}
