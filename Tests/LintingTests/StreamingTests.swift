import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordSystemFiles

/// Catalogues are checked while they are read; nothing of that shows in what is found.
@Suite struct StreamingTests {
  static let everything = LintConfiguration(
    set: .all, demanded: [DemandedPhrases(name: "strong", phrases: [Phrase("k1", [.count("n", 2)])])],
    listsUnfinished: true)

  /// Units of messages that have all kinds of units, and of plain ones; some with an id that was used before.
  static func units(_ generator: inout SeededGenerator) -> [String] {
    (0..<12).flatMap { number -> [String] in
      let key = "k\(number)"
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return [unit("Delete %@?", "Löschen?", id: key)]
      case 1: return [unit("%lld files", "Dateien", id: "\(key)|==|plural.one")]
      case 2:
        return [
          unit("%lld file", "%lld Datei", id: "\(key)|==|plural.one"),
          unit("%lld files", "Dateien", id: "\(key)|==|plural.other"),
        ]
      case 3:
        return [
          unit("In %#@n@", "In %#@m@", id: key),
          unit("%arg files", "%arg Dateien", id: "\(key)|==|substitutions.n.plural.one"),
          unit("%arg files", "%arg Dateien", id: "\(key)|==|substitutions.n.plural.other"),
        ]
      case 4: return [unit("Tap", "Tippen", id: "\(key)|==|device.iphone"), unit("Click", "Klicken", id: key)]
      default: return [unit("OK", "OK", id: key), unit("OK", "Gut", id: key)]
      }
    }
  }

  /// What the findings say, without their places.
  private func sayings(_ report: LintReport) -> [String] {
    report.diagnostics.map { "\($0.id) \($0.unit ?? "") \($0.message)" }.sorted()
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the units of a message may be in any places of a file`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let units = Self.units(&generator)
    // The units of each message keep their order, because the first and the last of them are places of findings.
    var lanes = Dictionary(grouping: units) { $0.split(separator: "\"")[1].prefix { $0 != "|" } }
    var scattered: [String] = []
    while let key = lanes.keys.sorted().randomElement(using: &generator) {
      scattered.append(lanes[key, default: []].removeFirst())
      if lanes[key]?.isEmpty == true { lanes[key] = nil }
    }
    let linter = Linter(configuration: Self.everything)
    let whole = linter.lint([input(document("de", units.joined()))])
    #expect(sayings(linter.lint([input(document("de", scattered.joined()))])) == sayings(whole))
  }

  /// A document with a finding about every other unit, and messages that come back after thousands of others.
  static let large = document(
    "de",
    (0..<3_000).map { number in
      number.isMultiple(of: 2)
        ? unit("Salt %@ \(number)", "Salz", id: "k\(number)")
        : unit("%lld files", "%lld Dateien", id: "p\(number % 1_001)|==|plural.\(number < 1_500 ? "one" : "other")")
    }.joined(separator: "\n"))

  @Test(arguments: [1, 3]) func `helpers change nothing in what is found`(helpers: Int) async {
    let linter = Linter(configuration: Self.everything)
    let alone = linter.examine(input(Self.large))
    let helped = await linter.examine(input(Self.large), helpers: helpers)
    #expect(alone.diagnostics.count > 1_500)
    #expect("\(helped.diagnostics)" == "\(alone.diagnostics)")
    #expect("\(linter.report(on: [helped]).diagnostics)" == "\(linter.report(on: [alone]).diagnostics)")
  }

  @Test func `more findings than are kept in memory come in their order`() {
    let count = 21_000
    let units = (0..<count).map { "<trans-unit id=\"k\($0)\"><source>Salt é \($0)</source></trans-unit>" }
    let report = Linter(configuration: LintConfiguration(only: ["untranslated"]))
      .lint([input(document("de", units.joined(separator: "\n"))), input(document("fr", units[0]))])
    #expect(report.count(of: .warning) == count + 1 && report.files.map(\.findings.count) == [count, 1])
    for _ in 0..<2 {
      var number = 0
      for diagnostic in report.findings {
        let expected = number < count ? number : 0
        let language = number < count ? "German" : "French"
        guard diagnostic.message == "\"Salt é \(expected)\" is not translated into \(language)",
          diagnostic.unit == ExactText("k\(expected)"), diagnostic.span.start.line == expected + 5,
          diagnostic.help == "Write the translation", diagnostic.file == "example.xliff"
        else {
          Issue.record("\(number): \(diagnostic)")
          return
        }
        number += 1
      }
      #expect(number == count + 1)
    }
  }

  @Test func `a file is checked like its bytes, with a base too`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func stored(_ text: String, _ name: String) throws -> LintInput {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return LintInput(name: ExactText(name), file: StoredFile(SystemPath(url.path)), format: .xliff12)
    }
    let base = document(nil, "<trans-unit id=\"k1\"><source>A</source></trans-unit>" + unit("New", "", id: "new"))
    let linter = Linter(configuration: Self.everything)
    let memory = linter.lint([input(Self.large, name: "a")], base: input(base, name: "b"))
    let file = linter.lint([try stored(Self.large, "a")], base: try stored(base, "b"))
    #expect("\(file.diagnostics)" == "\(memory.diagnostics)")
    #expect(file.ids.contains("missing-unit") && file.ids.contains("unknown-unit"))
  }

  @Test func `a file that goes away is a failure, not a clean file`() {
    let gone = LintInput(name: "gone", file: StoredFile("/nowhere/gone.xliff"), format: .xliff12)
    #expect(Linter().examine(gone).failure != nil)
  }
}
