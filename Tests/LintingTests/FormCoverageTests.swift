import Testing
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

/// Texts that are needed only where a catalogue has one of them.
@Suite struct FormCoverageTests {
  private static let linter = Linter(
    configuration: LintConfiguration(
      only: ["uncovered-rule-text"],
      required: [
        RequiredPhrases(
          name: "form", kind: .form, phrases: [Phrase("form.title"), Phrase("form.left", [.count("attempts", 3)])],
          isNeededOnlyIfUsed: true)
      ]))

  private static func messages(_ catalogs: [(language: String, units: String)]) -> [String] {
    let inputs = catalogs.map { input(document($0.language, $0.units), name: ExactText("\($0.language).xliff")) }
    return linter.lint(inputs).findings.map { "\($0.file): \($0.message)" }
  }

  @Test func `a project without texts of forms needs none`() {
    #expect(Self.messages([("de", unit("Salt", "Salz")), ("ru", unit("Salt", "Соль"))]).isEmpty)
  }

  @Test func `every language needs the texts that one of them has`() {
    let found = Self.messages([
      ("de", unit("Title", "Titel", id: "form.title") + unit("%lld left", "Noch %lld", id: "form.left")),
      ("ru", unit("Salt", "Соль")),
    ])
    #expect(
      found == [
        "ru.xliff: The password form can show \"form.title\", which has no text in Russian",
        "ru.xliff: The password form can show \"form.left\", which has no text in Russian",
      ])
  }

  @Test func `a text of a form needs the plural form of its number`() {
    let forms =
      unit("%lld left", "Осталась %lld", id: "form.left|==|plural.one")
      + unit("%lld left", "Осталось %lld", id: "form.left|==|plural.other")
    #expect(
      Self.messages([("ru", unit("Title", "Заголовок", id: "form.title") + forms)]) == [
        "ru.xliff: The password form can show \"form.left\" with the number 3, but its Russian form \"few\" is missing"
      ])
  }

  @Test func `a language of a region falls back to its parent`() {
    let all = unit("Title", "Titel", id: "form.title") + unit("%lld left", "Noch %lld", id: "form.left")
    #expect(Self.messages([("de", all), ("de-CH", unit("Title", "Ttel", id: "form.title"))]).isEmpty)
  }
}
