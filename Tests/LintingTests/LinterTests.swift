import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

@Suite struct LinterTests {
  static let salt = "<trans-unit id=\"salt\"><source>Salt %@</source><target>Salz</target></trans-unit>"
  static let pepper = "<trans-unit id=\"pepper\"><source>Pepper</source></trans-unit>"

  @Test func `findings come in the order of the files and of their places`() {
    let text = document("de", Self.pepper + "\n" + Self.salt)
    let report = Linter().lint([input(text, name: "b.xliff"), input(text, name: "a.xliff")])
    #expect(report.ids == ["untranslated", "missing-placeholder", "untranslated", "missing-placeholder"])
    #expect(report.findings.map(\.file) == ["b.xliff", "b.xliff", "a.xliff", "a.xliff"])
    #expect(
      report.fileCount == 2 && report.unitCount == 4 && report.count(of: .error) == 2 && report.count(of: .info) == 0)
  }

  @Test func `a catalogue that was read before is linted like its bytes`() throws {
    let bytes = Array(document("de", Self.pepper + Self.salt).utf8)
    let reading = CatalogFormat.xliff12.read(bytes, name: "a.xliff")
    let read = Linter().lint([LintInput(try #require(reading.value), findings: reading.findings)])
    #expect(
      "\(read.findings)"
        == "\(Linter().lint([LintInput(name: "a.xliff", bytes: bytes, format: .xliff12)]).findings)")
  }

  @Test(
    arguments: [
      (["untranslated"], [], ["untranslated"]), (nil, ["untranslated"], ["missing-placeholder"]),
      ([], [], []), (nil, [], ["untranslated", "missing-placeholder"]),
      (["untranslated"], ["untranslated"], []),
    ] as [([ExactText]?, [ExactText], [String])])
  func `only and except choose the checks`(only: [ExactText]?, except: [ExactText], expected: [String]) {
    let linter = Linter(configuration: LintConfiguration(only: only, except: except))
    #expect(linter.lint([input(document("de", Self.pepper + Self.salt))]).ids == expected)
  }

  @Test func `ids that no check has are reported`() {
    let configuration = LintConfiguration(only: ["untranslated", "no-such"], except: ["Untranslated"])
    #expect(configuration.unknownChecks == ["no-such", "Untranslated"])
  }

  @Test func `a file that cannot be read to its end is never clean, and is not blamed for what was not read`() {
    let units = """
      <trans-unit id="a|==|plural.one"><source>%d file</source><target>%d Datei</target></trans-unit>
      <trans-unit id="b"><source>Salt & Pepper</source></trans-unit>
      """
    let only = Linter(configuration: LintConfiguration(only: ["untranslated"]))
    #expect(only.lint([input(document("de", units))]).ids == ["malformed-xml"])
    let base = document(nil, Self.pepper)
    let report = Linter().lint([input(document("de", units))], base: input(base, name: "en.xliff"))
    #expect(report.ids == ["malformed-xml"])
  }

  @Test func `translations without a target language are compared with their source and judged by no plural rules`() {
    let forms =
      unit("%lld files", "%lld файла", id: "f|==|plural.few") + unit("%lld files", "файлов", id: "f|==|plural.other")
    #expect(Linter().lint([input(document(nil, forms))]).ids == ["missing-target-language", "count-dropped"])
    #expect(
      Linter().lint([input(document("en", forms))]).ids
        == ["unreachable-plural-category", "missing-plural-category", "count-dropped"])
  }

  @Test func `findings that rest on missing units do not hold for a file that ends too early`() {
    let form = unit("%lld file", "%lld Datei", id: "f|==|plural.one")
    #expect(Linter().lint([input(document("de", form))]).ids == ["plural-without-other"])
    let whole = document("de", form + "<trans-unit id=\"x\"><source>\u{1}")
    #expect(Linter().lint([input(whole)]).ids == ["malformed-xml"])
  }

  // MARK: Required phrases

  static let days = [Phrase("days", [.list("parts", [Phrase("day", [.count("count", 5)])])])]

  @Test(arguments: [RequiredPhrases.Kind.policy, .flow])
  func `a language needs the form that each number of a demanded phrase takes`(kind: RequiredPhrases.Kind) {
    let required = [RequiredPhrases(name: "strong", kind: kind, phrases: Self.days)]
    let units = unit("Days", "Дни", id: "days") + unit("%d day", "%d день", id: "day|==|plural.one")
    let found = Linter(configuration: LintConfiguration(only: ["uncovered-rule-text"], required: required))
      .lint([
        input(document("ru", units)),
        input(document("de", units + unit("%d days", "%d Tage", id: "day|==|plural.other"))),
      ])
    #expect(
      found.findings.map(\.message)
        == ["The \(kind) \"strong\" can show \"day\" with the number 5, but its Russian form \"many\" is missing"])
  }

  // MARK: The base catalogue

  @Test func `a source catalogue among the files is the base of those with the same originals`() {
    let base = input(document("en", Self.salt.replacing("Salz", with: "Salt %@") + Self.pepper), name: "en.xliff")
    let german = input(
      document("de", Self.pepper.replacing("</source>", with: "</source><target>P</target>")), name: "de.xliff")
    let other = input(document("de", "", original: "Other.strings"), name: "other.xliff")
    let report = Linter().lint([base, german, other])
    #expect(report.findings.map { "\($0.file) \($0.id) \($0.unit ?? "")" } == ["de.xliff missing-unit salt"])
  }

  @Test func `without a base, or with two that contradict, nothing is compared`() {
    let german = input(document("de", ""), name: "de.xliff")
    let base = input(document(nil, Self.pepper), name: "a.xliff")
    let second = input(document(nil, Self.salt.replacing("<target>Salz</target>", with: "")), name: "b.xliff")
    #expect(Linter().lint([german]).ids.isEmpty)
    #expect(Linter().lint([german, base]).ids == ["missing-unit"])
    #expect(Linter().lint([german, base, second]).ids == ["duplicate-source-catalog"])
    #expect(Linter().lint([german, base, second], base: base).ids.filter { $0 == "missing-unit" }.count == 2)
  }

  @Test func `source files without a name are not a base for each other`() {
    let german = input(document("de", "", original: ""), name: "de.xliff")
    let report = Linter().lint([german, input(document(nil, Self.pepper, original: ""), name: "en.xliff")])
    #expect(report.ids == ["missing-original", "missing-original"])
  }

  @Test(arguments: [
    ("english", "Write en"), ("Norwegian Bokmål", "Write nb"), ("pt_BR", "Write pt-BR"),
    ("jp", "Write the code of the language, such as ja"), ("CZ", "Write the code of the language, such as cs"),
    ("cn-CN", "Write the code of the language, such as zh"),
  ])
  func `a language that is not written as a tag is named by its tag`(language: String, help: String) {
    let report = Linter().lint([input(document(language, ""))])
    #expect(report.ids == ["invalid-language-tag"] && report.findings.first?.help == help)
  }

  @Test func `a source file that is missing as a whole is reported once`() {
    let base = document(nil, Self.pepper + Self.pepper.replacing("pepper", with: "p2"), original: "Other.strings")
    let report = Linter().lint([input(document("de", ""))], base: input(base, name: "en.xliff"))
    #expect(report.ids == ["missing-unit"])
    #expect(report.findings.first?.message.contains("Other.strings\", which has 2 texts") == true)
  }

  // MARK: Hostile input

  @Test func `ids and texts of endless marks are read in linear time`() {
    let marks = String(decoding: (0..<260_000).flatMap { _ in [0xCC, 0x81, 0xCC, 0xA7] as [UInt8] }, as: UTF8.self)
    let long = String(decoding: Array(marks.utf8).prefix(60_000), as: UTF8.self)
    let units = (0..<40).map { "<trans-unit id=\"\(long)\($0)\"><source>a\($0)</source></trans-unit>" }.joined()
    let text =
      "<trans-unit id=\"x\"><source>\(marks.prefix(1))%@</source><target>\(marks.prefix(1))</target></trans-unit>"
    let report = Linter(configuration: LintConfiguration(listsUnfinished: true)).lint(
      [input(document("de", units + text))], base: input(document(nil, units), name: "en.xliff"))
    #expect(report.ids.filter { $0 == "untranslated" }.count == 40)
    #expect(report.findings.allSatisfy { $0.message.utf8.count < 1_000 })
  }

  @Test func `percent signs, substitutions and devices without end do no harm`() {
    let percents = String(repeating: "%", count: 100_001) + String(repeating: "%1$@ %", count: 2_000)
    let units = (0..<2_000).map {
      "<trans-unit id=\"k|==|substitutions.s\($0).plural.other\"><source>%arg</source><target>%arg</target></trans-unit>"
    }.joined()
    let text =
      "<trans-unit id=\"p\"><source>\(percents)</source><target>%9999$@ \(percents) %4096$d</target></trans-unit>"
    let report = Linter().lint([input(document("de", text + units))])
    #expect(report.unitCount == 2_001)
  }

  @Test func `values and letters without end are compared in linear time`() {
    let shown = String(repeating: "%1$d ", count: 16_000)
    let unnumbered = String(repeating: "%1$d %d ", count: 8_000)
    let damaged = (1...4_000).map { "%\($0)$ @ " }.joined()
    let decomposed = String(repeating: "a\u{301}", count: 20_000)
    let units = [
      (shown, shown), (shown, unnumbered), (unnumbered, "%d"), (damaged, shown), ("x", damaged), ("a", decomposed),
    ]
    let texts = units.enumerated().map { index, unit in
      "<trans-unit id=\"\(index)\"><source>\(unit.0)</source><target>\(unit.1)</target></trans-unit>"
    }.joined()
    let report = Linter(configuration: LintConfiguration(set: .all)).lint([input(document("de", texts))])
    let decompositions = report.findings.filter { $0.id == "not-nfc" }
    #expect(decompositions.first?.fix?.edits.count == 20_000)
    #expect(report.findings.allSatisfy { $0.message.utf8.count < 1_000 })
  }

  @Test func `what catalogues cannot say does not trap`() {
    for language in ["", "x", "-", "de-DE-DE-DE", String(repeating: "a", count: 400)] {
      _ = Linter().lint([
        input(document(language, Self.salt), name: ExactText(language)), input(document(language, Self.pepper)),
      ])
    }
    for name in ["", ".", "/", "a/", ".xliff", "-", "de.", "de..xliff"] {
      _ = Linter().lint([input(document("fr", ""), name: ExactText(name))])
    }
    #expect(Linter().lint([]).findings.isEmpty)
  }

  // MARK: The toolkit's own catalogues

  @Test func `the shipped catalogues have no findings`() throws {
    let folder = packageFolder.appending(path: "Locales")
    let inputs = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xliff") }
      .sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.map { input($0) }
    let report = Linter().lint(inputs)
    #expect(!inputs.isEmpty)
    for finding in report.findings {
      Issue.record("\(finding.file):\(finding.span.start.line): \(finding.message) [\(finding.id)]")
    }
  }
}
