import Foundation
import TestSupport
import Testing

/// Texts of a policy's author in the command: where they are shown, and where a missing one is reported.
@Suite struct OwnTextCommandTests {
  private let folder: TemporaryFolder

  private static let policy = #"""
    {"version": 1, "rules": [
      {"rule": "length", "min": 12},
      {"rule": "dictionary-words", "words": ["4711", "0815"], "text": "acme.no-branch-number"},
      {"rule": "forbidden-pattern", "pattern": "(19|20)\\d\\d", "description": "No years", "text": "acme.no-years"}]}
    """#

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.policy, to: "bank.json")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "own"), withIntermediateDirectories: true)
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(arguments, input: Array(input.utf8), in: folder.url)
  }

  /// An overlay with texts by their ids, a unit a line from line 3; an empty text is an empty target.
  private func write(_ language: String, _ texts: [(String, String)]) throws {
    let units = texts.map { id, text in
      "<trans-unit id=\"\(id)\"><source>\(id)</source><target>\(text)</target></trans-unit>\n"
    }
    _ = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="watchword-overlay" source-language="en" target-language="\(language)" datatype="plaintext"><body>
      \(units.joined())</body></file></xliff>

      """, to: "own/\(language).xliff")
  }

  private static let german = [
    ("acme.no-branch-number.checklist", "Keine Filialnummer"),
    ("acme.no-branch-number.requirement", "Keine Filialnummer verwenden"),
    ("acme.no-branch-number.missing", "Filialnummer entfernen"), ("acme.no-years.checklist", "Keine Jahreszahlen"),
    ("acme.no-years.requirement", "Keine Jahreszahlen verwenden"), ("acme.no-years.missing", "Jahreszahl entfernen"),
  ]

  @Test func `each style and each command shows them`() throws {
    try write("de", Self.german)
    let text = try run("text", "bank.json", "--locale", "de-AT", "--texts", "own")
    #expect(text.output == "Mind. 12 Zeichen\nKeine Filialnummer\nKeine Jahreszahlen\n" && text.errors == "")
    let summary = try run("text", "bank.json", "--locale", "de", "--texts", "own", "--style", "summary")
    #expect(
      summary.output
        == "Mindestens 12 Zeichen verwenden. Keine Filialnummer verwenden. Keine Jahreszahlen verwenden.\n")
    let check = try run("check", "bank.json", "--locale", "de", "--texts", "own", input: "horse battery 4711 2026\n")
    #expect(check.output.contains("Filialnummer entfernen") && check.output.contains("Jahreszahl entfernen"))
    let card = try run("policy", "show", "bank.json", "--locale", "de", "--texts", "own")
    #expect(card.output.contains("Keine Filialnummer verwenden"))
    #expect(card.output.contains("(its texts have the id acme.no-branch-number)"))
    let valid = try run("policy", "validate", "bank.json")
    #expect(valid.exitCode == 0, "\(valid.output)")
    let schema = try run("policy", "convert", "bank.json", "--to", "jsonschema", "--locale", "de", "--texts", "own")
    #expect(schema.output.contains("Keine Filialnummer verwenden. Keine Jahreszahlen verwenden."), "\(schema.errors)")
    let native = try run("policy", "convert", "bank.json", "--to", "native")
    #expect(native.output.contains("\"text\": \"acme.no-years\""))
  }

  @Test func `where there is none, its substitute is shown and named`() throws {
    let run = try run("text", "bank.json", "--locale", "de")
    #expect(run.output == "Mind. 12 Zeichen\nKeine gesperrten Wörter\nNo years\n")
    #expect(
      run.errors == """
        warning: de: The text acme.no-branch-number.checklist is missing; rule.dictionary-words.default.checklist is shown instead
        warning: de: The text acme.no-years.checklist is missing; rule.forbidden-pattern.described.checklist is shown instead

        """)
  }

  @Test func `lint names each text that a language lacks, at its place`() throws {
    try write("de", Self.german)
    try write(
      "pl",
      [
        ("acme.no-branch-number.checklist", "Bez numeru oddziału"), ("acme.no-branch-number.requirement", ""),
        ("acme.no-branch-number.missing", "Usuń numer oddziału"), ("acme.no-years.checklist", "Bez lat"),
        ("acme.no-years.requirement", "Nie używaj lat"),
      ])
    let run = try run("lint", "own", "--policy", "bank.json", "--only", "uncovered-rule-text", "--format", "concise")
    #expect(
      run.output == """
        own/pl.xliff:2:1: error: The policy "bank" can show "acme.no-years.missing", which has no text in Polish \
        [uncovered-rule-text]
        own/pl.xliff:4:1: error: The policy "bank" can show "acme.no-branch-number.requirement", which has no text in \
        Polish [uncovered-rule-text]

        """, "\(run.output)")
    try write("pl", Self.german)
    let clean = try self.run("lint", "own", "--policy", "bank.json")
    #expect(clean.exitCode == 0 && clean.output == "", "\(clean.output)")
  }

  @Test func `a typing error in an own id is found where the policy has the right spelling`() throws {
    try write("de", Self.german.map { ($0 == "acme.no-years.missing" ? "acme.no-yeers.missing" : $0, $1) })
    let run = try run("lint", "own", "--policy", "bank.json", "--only", "unknown-unit", "--format", "concise")
    #expect(run.output.hasPrefix("own/de.xliff:8:"), "\(run.output)")
    #expect(run.output.contains("acme.no-yeers.missing") && run.output.contains("[unknown-unit]"))
    #expect(try self.run("lint", "own", "--only", "unknown-unit").exitCode == 0)
  }

  @Test func `a bad id of a policy is an error at its place`() throws {
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "a", "text": "rule.length"}]}"#, to: "bad.json"
    )
    let run = try run("policy", "validate", "bad.json", "--format", "concise")
    #expect(run.exitCode == 1)
    #expect(
      run.output
        == "bad.json:1:79: error: \"text\" starts with rule, which is reserved for the shipped texts [unusable-value]\n",
      "\(run.output)")
  }
}
