import Foundation
import TestSupport
import Testing

/// Own words: overlays that `export --to xliff` writes, `lint` checks and `--texts` shows.
@Suite struct OverlayCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments, in: folder.url) }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// An overlay of units with an id, a source and a text.
  private func write(_ units: [(String, String, String)], language: String = "de", to name: String = "own.xliff") throws
  {
    let body = units.map { id, source, text in
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(text)</target></trans-unit>"
    }.joined(separator: "\n")
    _ = try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="watchword-overlay" source-language="en" target-language="\(language)" datatype="plaintext"><body>
      \(body)
      </body></file></xliff>

      """, to: name)
  }

  // MARK: Export

  @Test func `the texts with a word are written with source, text and note, and are clean`() throws {
    let run = try run(
      "export", "--to", "xliff", "--texts", "rules,form", "--containing", "Password", "--locale", "de", "-o", "out")
    #expect(run.exitCode == 0 && run.errors.hasPrefix("Wrote 1 file with "), "\(run.errors)")
    let text = try read("out/de.xliff")
    #expect(text.contains("original=\"watchword-overlay\" source-language=\"en\" target-language=\"de\""))
    #expect(
      text.contains(
        "<source>Change Password</source>\n        <target state=\"translated\">Passwort ändern</target>\n        <note>"
      ))
    // The English text does not mention a password here, but the German does.
    #expect(text.contains("id=\"form.alert.update-failed-title\"") == false)
    #expect(!text.contains("id=\"rule.length.min.checklist"))
    let lint = try self.run("lint", "out", "--checks", "all")
    #expect(lint.exitCode == 0 && lint.output == "", "\(lint.output)\(lint.errors)")
  }

  @Test(arguments: [
    (["--containing", "Passwort", "--locale", "de"], ["de"]), (["--containing", "ß"], ["de"]),
    (["--locale", "de-CH", "--containing", "Grossbuchstaben"], ["de-CH"]),
    (["--texts", "form", "--locale", "pl"], ["pl"]),
  ])
  func `a word can be one of the language, and locales choose files`(options: [String], names: [String]) throws {
    let run = try CommandRun(["export", "--to", "xliff", "-o", "out"] + options, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)
    #expect(written.sorted() == names.map { $0 + ".xliff" })
  }

  @Test(arguments: [
    (["strong", "--to", "xliff"], "leave out policies"), (["--to", "android"], "Name the policies"),
    (["strong", "--to", "po", "--containing", "x"], "--containing works only with --to xliff"),
    (["--to", "xliff", "--containing", "qqq"], "No text contains \"qqq\""),
    (["--to", "xliff", "--texts", "rule"], "no overlay with this name"),
  ])
  func `what cannot be written is refused with a reason`(options: [String], reason: String) throws {
    let run = try CommandRun(["export", "-o", "out"] + options, in: folder.url)
    #expect(run.exitCode != 0 && run.errors.contains(reason), "\(run.errors)")
  }

  // MARK: Texts

  @Test func `an overlay of one text changes only that text`() throws {
    try write([("form.change.title", "Change Password", "Geheimwort ändern")])
    let policy = ["form", "--flow", "change", "--script", "-", "--locale"]
    for tag in ["de", "de-CH", "pl"] {
      let script = Array(#"[{"event":"appear"}]"#.utf8)
      let before = try CommandRun(policy + [tag], input: script, in: folder.url)
      let after = try CommandRun(policy + [tag, "--texts", "own.xliff"], input: script, in: folder.url)
      let title = tag == "pl" ? "Zmiana hasła" : "Passwort ändern"
      #expect(before.output.contains("\"title\":\"\(title)\""))
      #expect(
        after.output
          == before.output.replacing(
            "\"title\":\"Passwort ändern\"", with: "\"title\":\"Geheimwort ändern\"", maxReplacements: 1))
    }
  }

  @Test func `compiled overlays, folders and shipped ones are named alike, and the last comes first`() throws {
    try write([("rule.common-password.variants.checklist", "Not a common or predictable password", "Nicht bekannt")])
    #expect(try run("compile", "own.xliff", "-o", "compiled").exitCode == 0)
    for texts in ["own.xliff", "compiled", "compiled/de.json"] {
      let run = try self.run("text", "nist-800-63b-4", "--locale", "de", "--texts", "passphrase", "--texts", texts)
      #expect(run.output.contains("Nicht bekannt") && run.errors == "", "\(run.output)\(run.errors)")
      let other = try self.run("text", "nist-800-63b-4", "--locale", "de", "--texts", texts, "--texts", "passphrase")
      #expect(other.output.contains("Keine gängige oder vorhersehbare Passphrase"))
    }
    let unknown = try run("text", "strong", "--texts", "passphrases")
    #expect(unknown.exitCode == 2 && unknown.errors.contains("did you mean passphrase?"), "\(unknown.errors)")
  }

  @Test func `exported resources have the words of the overlay`() throws {
    let run = try run(
      "export", "nist-800-63b-4", "--form", "--to", "android", "--locale", "pl", "--texts", "pin", "-o", "res")
    #expect(run.exitCode == 0, "\(run.errors)")
    let polish = try read("res/values-pl/strings.xml")
    #expect(polish.contains(">Zmiana kodu PIN<") && polish.contains("<item quantity=\"few\">Min. %1$d cyfry</item>"))
  }

  // MARK: Lint

  private static let flaws: [(units: [(String, String, String)], found: [String])] = [
    ([("form.change.title", "Change Password", "Geheimwort ändern")], []),
    (
      [("form.chnage.title", "Change Password", "Geheimwort ändern")],
      ["3:1: warning: The base catalogue Watchword has no text with the id \"form.chnage.title\" [unknown-unit]"]
    ),
    ([("acme.no-branch-number", "No branch number", "Keine Filialnummer")], []),
    (
      [("form.change.title", "Change your password", "Geheimwort ändern")],
      ["3:44: warning: The source \"Change your password\" is \"Change Password\" in Watchword [source-drift]"]
    ),
    ([("form.cognito.other", "Error changing password: %@", "Fehler")], ["missing-placeholder"]),
    ([("rule.length.min.checklist|==|plural.other", "Min. %lld characters", "Ab %lld Zeichen")], ["missing-plural"]),
  ]

  @Test(arguments: flaws.indices)
  func `an overlay is compared with the shipped texts, and may leave any out`(index: Int) throws {
    let (units, found) = Self.flaws[index]
    try write(units)
    let run = try run("lint", "own.xliff", "--format", "concise", "--fail-level", "info")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("own.xliff") }
    #expect(lines.count == found.count && (run.exitCode == 0) == found.isEmpty, "\(run.output)\(run.errors)")
    for (line, expected) in zip(lines, found) { #expect(line.contains(expected), "\(line)") }
  }

  @Test func `an English overlay is checked like any other`() throws {
    try write([("form.cognito.other", "Error changing password: %@", "Error changing PIN")], language: "en")
    let run = try run("lint", "own.xliff", "--format", "concise")
    #expect(run.exitCode == 1 && run.output.contains("[missing-placeholder]"), "\(run.output)")
  }

  @Test func `a whole language is compared with the shipped texts by name`() throws {
    let german = try String(contentsOf: packageFolder.appending(path: "Locales/de.xliff"), encoding: .utf8)
    let unit = try #require(
      german.firstRange(of: /<trans-unit id="form.change.title".*?<\/trans-unit>/.dotMatchesNewlines()))
    _ = try folder.write(german.replacingCharacters(in: unit, with: ""), to: "de.xliff")
    let run = try run("lint", "de.xliff", "--base", "shipped", "--format", "concise")
    #expect(
      run.exitCode == 1 && run.output.contains("\"form.change.title\") of Watchword is missing here"), "\(run.output)")
  }
}
