import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordRuns

/// The laws of the files of a project that are open for editing at the same time.
@Suite struct ProjectSessionTests {
  /// Projects with a source, two languages with findings that need the other files, and several files of a language.
  static let projects: [Case<[String: String], Int>] = [
    Case(
      "ARB",
      [
        "app_en.arb": #"{"@@locale": "en", "open": "Open {name}", "save": "Save", "store": "Save", "new": "New"}"#,
        "app_de.arb": "{\"@@locale\": \"de\",\n\"open\": \"Öffnen\",\n\"save\": \"Sichern\", \"gone\": \"Weg\",\n"
          + "\"store\": \"Speichern\"}",
        "app_fr.arb": #"{"@@locale": "fr", "open": "Ouvrir {name}"}"#,
      ], 3),
    Case(
      "Android",
      [
        "res/values/strings.xml": "<resources>\n<string name=\"a\">Save the file</string>\n"
          + "<string name=\"b\">Close</string>\n<string name=\"c\">Close</string>\n</resources>",
        "res/values-de/strings.xml": "<resources>\n<string name=\"b\">Zu\n  machen</string>\n"
          + "<string name=\"a\">Datei sichern</string>\n<string name=\"d\">Neu</string></resources>",
        "res/values/more.xml": "<resources><string name=\"e\">Save the file</string></resources>",
        "res/values-de/more.xml": "<resources><string name=\"e\">Datei speichern</string></resources>",
      ], 4),
    Case(
      "PO",
      [
        "po/app.pot": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"New\"\nmsgstr \"\"\n\nmsgid \"Save the file\"\nmsgstr \"\"\n",
        "po/app-de.po": header
          + "msgid \"Old %s\"\nmsgstr \"Alt\"\n\nmsgid \"Save the file\"\nmsgstr \"Datei sichern\"\n",
        "po/help-de.po": header + "msgid \"Save the file\"\nmsgstr \"Datei speichern\"\n",
      ], 3),
    Case(
      "strings",
      [
        "en.lproj/Localizable.strings": "\"a\" = \"Save the file\";\n\"b\" = \"Open\";\n\"c\" = \"New\";\n",
        "en.lproj/Other.strings": "\"q\" = \"Save the file\";\n",
        "de.lproj/Localizable.strings": "\"b\" = \"Öffnen\";\n\n\"a\" = \"Sichern\";\n\"x\" = \"Fremd\";\n",
        "de.lproj/Other.strings": "\"q\" = \"Speichern\";\n",
      ], 4),
  ]
  private static let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
  static let texts: [ExactText] = ["", "x", "eins\nzwei\n\ndrei", "%d %@ {n}", "Öffnen"]

  private static func describe(_ findings: [Finding]) -> [String] {
    findings.map { finding in
      let (start, end) = (finding.span.start, finding.span.end)
      return "\(start.line):\(start.column)-\(end.line):\(end.column) \(finding.severity) \(finding.id) "
        + "\(finding.unit ?? "") \(finding.message) \(finding.help ?? "") \(String(describing: finding.fix))"
    }
  }

  private static func compare(_ sessions: inout [CatalogSession], _ run: LintRun) {
    for (index, compared) in run.compare(sessions.map { $0.examined }).enumerated() { sessions[index].take(compared) }
  }

  @Test(arguments: projects)
  func `after edits and a comparison, each file has the findings of the project`(
    project: Case<[String: String], Int>
  ) throws {
    var options = LintOptions(paths: ["."])
    options.checks = .all
    let run = try #require(try LintRun.start(options, MemoryProject(project.given).host))
    var sessions: [CatalogSession] = []
    for index in run.files.indices { sessions.append(try run.session(index)) }
    #expect(sessions.count == project.expected)
    let alone = Self.describe(sessions.flatMap { $0.findings })
    Self.compare(&sessions, run)
    #expect(Self.describe(sessions.flatMap { $0.findings }) != alone, "the files say something about each other")
    var random = SeededGenerator(seed: 51)
    for step in 0..<Rounds.count(12) {
      let index = Int.random(in: 0..<sessions.count, using: &random)
      let unit = Int.random(in: 0..<sessions[index].units.count, using: &random)
      _ = sessions[index].edit(unit, to: Self.texts[step % Self.texts.count])
      // Until the comparison, what the other files say stays at its texts.
      for finding in sessions[index].findings {
        guard let id = finding.unit, let unit = sessions[index].units.first(where: { $0.id == id }) else { continue }
        #expect(unit.span.start <= finding.span.start && finding.span.end <= unit.span.end, "\(step) \(finding.id)")
      }
      Self.compare(&sessions, run)
      let report = run.findings(about: sessions.map { $0.examined })
      for (session, found) in zip(sessions, report) {
        #expect(Self.describe(session.findings) == Self.describe(found.findings), "step \(step), \(session.name)")
      }
    }
  }

  @Test func `a file is opened with what was edited in it earlier`() throws {
    let project = MemoryProject(["de.po": ProjectCommandsTests.po])
    let run = try #require(try LintRun.start(LintOptions(paths: ["de.po"]), project.host))
    let edited = Array(ProjectCommandsTests.po.replacing("Öffne", with: "Öffne %s").utf8)
    #expect(try run.session(0).findings.count == 1)
    #expect(try run.session(0, edited).findings.isEmpty)
    #expect(try run.session(0, edited).bytes == edited)
  }
}
