import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// Documents whose sources are keys, as Symfony writes them.
@Suite struct KeySourceTests {
  private static func units(_ pairs: [(String, String)]) -> String {
    pairs.enumerated().map { unit($1.0, $1.1, id: "u\($0)") }.joined(separator: "\n")
  }

  private static func lint(
    _ pairs: [(String, String)], english: [(String, String)]? = nil, name: ExactText = "messages.de.xlf"
  ) -> [String] {
    let english = english.map { pairs in
      [(name: ExactText("messages.en.xlf"), text: document("en", units(pairs), original: "messages.en.xlf"))]
    }
    let translation = input(
      document("de", units(pairs), original: "messages.en.xlf"), name: name, beside: english ?? [])
    return Linter(configuration: LintConfiguration(set: .all, except: ["missing-note", "placeholder-unexplained"]))
      .lint([translation]).findings
      .map { "\($0.unit ?? "") \($0.id)" }
  }

  private static let english = [("usage.percent", "{{ count }} used."), ("save", "Save %name%")]

  @Test func `the texts of the source language are the sources`() {
    #expect(
      Self.lint([("usage.percent", "{{ count }} belegt."), ("save", "%name% sichern")], english: Self.english) == [])
    #expect(
      Self.lint([("usage.percent", "Belegt"), ("save", "Sichern")], english: Self.english)
        == ["u0 missing-placeholder", "u0 lost-brackets", "u1 missing-placeholder"])
  }

  @Test func `a key that two units have has the text of each`() {
    let english = [("pay.name", "Holder"), ("pay.name", "Number %number%")]
    #expect(
      Self.lint([("pay.name", "Inhaber"), ("pay.name", "Nummer")], english: english) == ["u1 missing-placeholder"])
  }

  @Test func `a key whose text became the source is found by its id`() {
    let english = [("%name% was saved", "%name% was saved")]
    #expect(Self.lint([("save.done", "Gesichert")], english: english) == ["u0 missing-placeholder"])
  }

  @Test(arguments: [("messages.de.xlf", true), ("messages.de_AT.xliff", true), ("de.xlf", false), ("app.xlf", false)])
  func `the document of the source language is beside it`(name: String, hasSource: Bool) {
    let format = CatalogFormat.xliff12
    let paths = format.sourceTable(besideFileNamed: ExactText(name)) { path in
      path.name.string.hasSuffix(name.replacing("de_AT", with: "en").replacing(".de.", with: ".en."))
        ? Array(document("en", Self.units(Self.english)).utf8) : nil
    }
    #expect((paths != nil) == hasSource)
  }

  @Test(arguments: [
    ("usage.percent", "{{ count }} %"), ("error.not_found", "Hier ist nichts."), ("form.submitButton", "%d Senden (2)"),
    ("user_name", "Name:"), ("9fb3e6e", "%url% besuchen."), ("0824486", "Höchstens {{ limit }}."),
    ("error.no-database", "%d Fehler."),
  ])
  func `no text is compared with an identifier`(source: String, target: String) {
    #expect(Self.lint([(source, target)]) == [])
  }

  @Test func `a translated identifier counts as translated`() {
    let text = document("de", unit("usage.percent", "Belegt"))
    #expect(Linter().examine(input(text)).progress.map(\.progress.translated) == [1])
  }

  @Test func `a name that the translation keeps or changes is a text`() {
    #expect(Self.lint([("config.json %d", "config.json")]) == ["u0 missing-placeholder"])
    #expect(Self.lint([("Save.", "Sichern")]) == ["u0 end-mark-style"])
  }

  @Test(arguments: [
    (["skin.light", "skin.dark"], []), (["skin.light"], ["u0 extra-placeholder"]), (["Light", "Dark"], nil),
  ])
  func `a single word is a key among keys`(others: [String], expected: [String]?) {
    let ids = Self.lint([("pagination", "%d Seiten")] + others.map { ($0, "Hell") }).filter { $0.hasPrefix("u0 ") }
    #expect(ids == expected ?? ["u0 extra-placeholder"])
  }

  @Test(arguments: [("contact", []), ("Old contact", ["u2 source-drift"]), ("form.contact", [])])
  func `a key in place of a source is no change`(source: String, expected: [String]) {
    let keys = [("form.name", "Name"), ("form.mail", "E-Mail")]
    let base = input(
      document("en", Self.units(keys + [("Contact", "Contact")]), original: "messages.en.xlf"), name: "messages.en.xlf")
    let text = document("de", Self.units(keys + [(source, "Kontakt")]), original: "messages.en.xlf")
    let found = Linter(configuration: LintConfiguration(only: ["source-drift"]))
      .lint([input(text, name: "messages.de.xlf")], base: base)
    #expect(found.findings.map { "\($0.unit ?? "") \($0.id)" } == expected)
  }

  @Test(arguments: [("Used already.", true), ("Already used", false)])
  func `a source that is the name in the app is no change`(name: String, isKey: Bool) {
    let base = document("en", unit("This name is used", "This name is used", id: "a"))
    let text = document("de", unit("Used already.", "Benutzt", id: "a")).replacing(
      "id=\"a\"", with: "id=\"a\" resname=\"\(name)\"")
    let found = Linter(configuration: LintConfiguration(only: ["source-drift"]))
      .lint([input(text, name: "a.de.xlf")], base: input(base, name: "a.en.xlf"))
    #expect(found.ids == (isKey ? [] : ["source-drift"]))
  }

  @Test(arguments: [("Choose one", 0), ("Choose", 1)])
  func `the text of a key is not compared with it in its own language`(name: String, count: Int) {
    let text = document("en", unit("Choose one", "Select %d", id: "a"))
      .replacing("id=\"a\"", with: "id=\"a\" resname=\"\(name)\"")
    #expect(Linter().lint([input(text, name: "a.en.xlf")]).ids == Array(repeating: "extra-placeholder", count: count))
  }

  @Test(arguments: [
    (#"{"Save": [""], "Open": "", "Colour": "Color"}"#, 0), (#"{"Save": "", "Open": "Open", "Colour": "Color"}"#, 1),
  ])
  func `the keys of i18next are the texts where most texts are empty`(text: String, count: Int) {
    let catalog = CatalogFormat.i18next.reading(of: Array(text.utf8), name: "locales/en/a.json", sources: nil).catalog
    let ids = Linter().lint([LintInput(catalog, findings: [])]).findings.map(\.id)
    #expect(ids == Array(repeating: "empty-source", count: count))
  }
}

/// Units that a document splits or marks up.
@Suite struct SplitTextTests {
  private static func lint(_ units: String, language: String, datatype: String = "po") -> [String] {
    let text = document(language, units, original: "app.po").replacing("\"plaintext\"", with: "\"\(datatype)\"")
    return Linter(configuration: LintConfiguration(set: .essential)).lint([input(text)]).ids
  }

  private static func group(_ forms: [(String, String)]) -> String {
    let units = forms.enumerated().map { unit($1.0, $1.1, id: "7[\($0)]") }.joined(separator: "\n")
    return "<group restype=\"x-gettext-plurals\" id=\"7\">\n\(units)\n</group>"
  }

  static let groups: [Case<(language: String, forms: [(String, String)]), [String]>] = [
    Case("a form for one number", ("de", [("%d file", "Eine Datei"), ("%d files", "%d Dateien")]), []),
    Case(
      "three forms",
      ("ru", [("%d file", "%d файл"), ("%d files", "%d файла"), ("%d files", "%d файлов")]), []),
    Case("one form", ("ja", [("%d file", "%dファイル")]), []),
    Case(
      "a form without its number", ("de", [("%d file", "%d Datei"), ("%d files", "Dateien")]), ["count-dropped"]),
    Case(
      "a form for several numbers without its number",
      ("ru", [("%d file", "%d файл"), ("%d files", "файла"), ("%d files", "%d файлов")]), ["count-dropped"]),
  ]

  @Test(arguments: groups)
  func `a group of gettext's plural forms is one text`(
    example: Case<(language: String, forms: [(String, String)]), [String]>
  ) {
    #expect(Self.lint(Self.group(example.given.forms), language: example.given.language) == example.expected)
  }

  @Test func `units outside such a group are texts of their own`() {
    #expect(Self.lint(unit("%d file", "Eine Datei", id: "7[0]"), language: "de") == ["missing-placeholder"])
  }

  @Test(arguments: ["<g id=\"1\"></g>", "<g id=\"1\"/>", "<mrk mtype=\"seg\" mid=\"1\"></mrk>", "<g id=\"1\"> </g>"])
  func `a pair of codes without a text is an empty translation`(target: String) {
    let source = "<g id=\"1\">Salt</g>"
    #expect(Self.lint(unit(source, target), language: "de").contains("empty-translation"))
  }

  @Test func `the other half of a code in an untranslated segment is not missing`() {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f"><unit id="u">
      <segment id="s1" state="translated"><source><sc id="1" canDelete="no"/>One.</source>
      <target><sc id="1" canDelete="no"/>Eins.</target></segment>
      <segment id="s2"><source> Two.<ec startRef="1" canDelete="no"/></source></segment>
      </unit></file></xliff>
      """
    #expect(!Linter().lint([input(text)]).findings.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("Read <g id=\"1\">more</g> now", "Read<g id=\"1\"> more </g>now", []),
    ("A<x id=\"1\"/> b", "A <x id=\"1\"/>b", []),
    ("A <x id=\"1\"/> b", "A <x id=\"1\"/> c", ["source-drift"]),
    ("A b", "A  b", ["source-drift"]),
  ])
  func `white space around codes is no change of a source`(source: String, other: String, expected: [String]) {
    let base = document(nil, "<trans-unit id=\"a\"><source>\(other)</source></trans-unit>")
    let text = document("de", "<trans-unit id=\"a\"><source>\(source)</source><target>x</target></trans-unit>")
    let configuration = LintConfiguration(only: ["source-drift"])
    #expect(
      Linter(configuration: configuration).lint([input(text)], base: input(base, name: "en.xliff")).ids == expected)
  }

  @Test func `the message about a plural of gettext quotes the text with the placeholder`() throws {
    let text = """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=n != 1;\\nContent-Type: text/plain; charset=UTF-8\\n"

      #, c-format
      msgid "One file of %s"
      msgid_plural "%d files of %s"
      msgstr[0] "Eine Datei"
      msgstr[1] "%d Dateien"
      """
    let found = Linter().lint([input(text, name: "de.po")]).findings.filter { $0.id == "missing-placeholder" }
    #expect(!found.isEmpty && found.allSatisfy { $0.message.contains("\"%d files of %s\"") }, "\(found.map(\.message))")
  }
}
