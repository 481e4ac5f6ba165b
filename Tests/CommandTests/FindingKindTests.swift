import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordBreaches
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

/// Each finding is declared once, beside the code that reports it, and reported as it is declared.
@Suite struct FindingKindTests {
  /// A kind of finding as it is written in the code.
  struct Declaration: Sendable {
    let path: String
    let name: String
    let id: String
    /// The line of documentation before it.
    let comment: String
  }

  /// The code of all modules, by path.
  static func sources() throws -> [(path: String, text: String)] { try read.get() }

  private static let read = Result {
    let folder = packageFolder.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name -> (path: String, text: String) in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  static func declarations() throws -> [Declaration] { try declared.get() }

  private static let declared = Result {
    let written = #/\n([^\n]*)\n *(?:package )?static let (\w+) = (?:FindingKind|XLIFF2Constraint)\(\s*"([a-z0-9-]+)"/#
    return try sources().flatMap { path, text -> [Declaration] in
      guard text.contains("static let") else { return [] }
      return text.matches(of: written).map {
        Declaration(path: path, name: String($0.2), id: String($0.3), comment: String($0.1))
      }
    }
  }

  // MARK: Declarations

  @Test func `every kind that is declared is listed once, and every one that is listed is declared`() throws {
    let declared = try Self.declarations().map(\.id).sorted()
    #expect(declared.count > 200)
    #expect(declared == FindingKind.all.map(\.id.string).sorted())
    #expect(Set(declared).count == declared.count)
  }

  @Test func `a kind is documented by the first line of its page`() throws {
    let kinds = Dictionary(uniqueKeysWithValues: FindingKind.all.map { ($0.id.string, $0) })
    // The checks that are types have the line themselves.
    for declaration in try Self.declarations() where declaration.name != "kind" {
      if declaration.path.contains("/XLIFF2/Constraints/") { continue }
      #expect(declaration.comment == "  /// \(kinds[declaration.id]?.summary ?? "")", "\(declaration.path)")
    }
  }

  @Test func `every kind has a page, and every page a kind`() {
    #expect(FindingKind.all.map(\.id).sorted() == CheckPage.all.map(\.id).sorted())
    for kind in FindingKind.all {
      #expect(kind.page == CheckPage.about(kind.id)?.text && kind.summary.hasSuffix("."), "\(kind.id)")
    }
  }

  @Test func `a page says when a finding is less serious`() {
    for kind in FindingKind.all {
      for milder in kind.milderSeverities {
        #expect(milder < kind.severity && kind.reported(as: milder).severity == milder, "\(kind.id)")
        #expect(kind.page.contains(milder.name), "the page of \(kind.id) does not say when it is \(milder.name)")
      }
    }
  }

  // MARK: Reports

  @Test func `only its declaration names a kind by its id`() throws {
    let ids = Set(FindingKind.all.map(\.id.string))
    let declarations = #/(?:FindingKind|XLIFF2Constraint)\(\s*"[a-z0-9-]+"/#
    for (path, text) in try Self.sources() where !Self.otherWords.contains(path) {
      let named = text.replacing(declarations, with: "").matches(of: #/"([a-z0-9-]+)"/#).map { String($0.1) }
      #expect(named.filter { ids.contains($0) }.isEmpty, "\(path)")
    }
  }

  /// The pages, and files with words of their own that are also ids.
  static let otherWords: Set<String> = [
    "Engine/Reporting/Data/FindingPages.swift",
    "Engine/CatalogFormats/Formats/XLIFF2/Checks/XLIFF2Handler+ITS.swift",
    "Engine/CatalogFormats/Formats/XLIFF2/Schema/XLIFF2Enumeration.swift",
    "Engine/Runs/Project/Reports/StatusReport.swift", "Hosts/WebAssembly/Engine/Answer.swift",
  ]

  @Test func `every kind is reported by its declaration`() throws {
    let lists = #/: \[FindingKind\] = \[[^\]]*\]/#
    let code = try Self.sources().filter { $0.path != "Engine/Linting/Checks/Checks.swift" }
      .map { $0.text.replacing(lists, with: "").replacing(#/\.\w+\.id\b/#, with: "") }.joined()
    let used = Set(code.matches(of: #/\.(\w+)/#).map { String($0.1) })
    for declaration in try Self.declarations() where declaration.name != "kind" {
      #expect(used.contains(declaration.name), "\(declaration.id) is declared and never reported")
    }
  }

  // MARK: Examples

  struct Example: CustomTestStringConvertible, Sendable {
    let kind: FindingKind
    let example: PageExample
    var testDescription: String { "\(kind.id) \(example.isTriggering ? "bad" : "good")" }
  }

  static func examples(of kind: FindingKind) -> [PageExample] { CheckPage.about(kind.id)?.examples ?? [] }

  static let examples = FindingKind.outsideChecks.flatMap { kind in
    examples(of: kind).map { Example(kind: kind, example: $0) }
  }

  /// The kinds of which no single file has an example: they need another file, a service, bytes that are not text, a
  /// command, or an app that builds a catalogue itself.
  static let withoutExample: Set<ExactText> = [
    "unusable-base", "circular-base", "breach-range-too-long", "invalid-utf8", "undecided-policy", "conversion-loss",
    "line-too-long", "argument-conflict",
  ]

  @Test func `every kind has examples of both kinds`() {
    let losses = Set(FindingKind.conversionLosses.map(\.id))
    for kind in FindingKind.outsideChecks where !losses.contains(kind.id) {
      let isShown = !Self.withoutExample.contains(kind.id)
      #expect(Self.examples(of: kind).contains { $0.isTriggering } == isShown, "\(kind.id)")
      #expect(Self.examples(of: kind).contains { !$0.isTriggering } == isShown, "\(kind.id)")
    }
  }

  @Test(arguments: examples) func `a bad example is reported as declared, and a good one is not`(each: Example) throws {
    let found = try Self.findings(in: each.example)
    #expect(found.contains { $0.id == each.kind.id.string } == each.example.isTriggering, "\(found)")
    let kinds = Dictionary(uniqueKeysWithValues: FindingKind.all.map { ($0.id.string, $0) })
    for finding in found {
      let kind = try #require(kinds[finding.id])
      #expect(([kind.severity] + kind.milderSeverities).contains(finding.severity), "\(finding)")
    }
  }

  /// The findings in an example by the reader of files with its name.
  static func findings(in example: PageExample) throws -> [(id: String, severity: Severity)] {
    let source = SourceText(name: example.file, bytes: MarkedText(example.text).bytes)
    var found: [Finding]
    switch example.file.string {
    case "script.json": return try findings(inScript: source)
    case "hashes.txt":
      let reading = BreachedPasswordFile.read(source.bytes, name: source.name)
      found = reading.findings + (reading.value?.check() ?? [])
    case "de.compiled.json": found = CompiledCatalog.read(source).findings
    case "example.xliff":
      found = try #require(CatalogFormat.xliff12.read(source.bytes, name: source.name).value).compiled().findings
    default:
      let bases = PolicyBases.named(ShippedPolicy.all.map(\.source))
      let reading = PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
      found = reading.findings
      if reading.isSound, let document = reading.value {
        found += PolicyExamination(document, in: source.name, for: [], .system()).findings
      }
    }
    return found.map { ($0.id.string, $0.severity) }
  }

  private static func findings(inScript script: SourceText) throws -> [(id: String, severity: Severity)] {
    let form = PasswordForm(
      flow: .change, policy: nil, catalogs: ShippedCatalogs.catalogs(for: .english), locale: .english, userName: "")
    var session = FormSession(form)
    var found: [(String, Severity)] = []
    let findings = session.run(script) { line in
      let severities = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0.name, $0) })
      for match in line.matches(of: #/"id":"([a-z-]+)","severity":"([a-z]+)"/#) {
        if let severity = severities[String(match.2)] { found.append((String(match.1), severity)) }
      }
    }
    return found + findings.map { ($0.id.string, $0.severity) }
  }
}
