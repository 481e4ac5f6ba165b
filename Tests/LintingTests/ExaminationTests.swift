import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// How a catalogue is taken apart to be checked does not show in what is found.
@Suite struct ExaminationTests {
  static let everything = LintConfiguration(
    set: .all, required: [RequiredPhrases(name: "strong", phrases: [Phrase("k1", [.count("n", 2)])])],
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
  private func sayings(_ report: Report) -> [String] {
    report.findings.map { "\($0.id) \($0.unit ?? "") \($0.message)" }.sorted()
  }

  @Test(arguments: Rounds.seeds(20))
  func `the units of a message may be in any places of a file`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
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

  @Test func `pieces may be checked in any order`() {
    let linter = Linter(configuration: Self.everything)
    let alone = linter.examine(input(Self.large))
    let examination = linter.open(input(Self.large))
    let chunks = examination.chunks
    #expect(chunks.count > 1)
    let results = chunks.reversed().map { examination.check($0) }
    let examined = examination.finish(results.reversed())
    #expect(alone.findings.count > 1_500)
    #expect("\(examined.findings)" == "\(alone.findings)")
    #expect("\(linter.report(on: [examined]).findings)" == "\(linter.report(on: [alone]).findings)")
  }

  @Test func `many findings come in their order`() {
    let count = 21_000
    let units = (0..<count).map { "<trans-unit id=\"k\($0)\"><source>Salt é \($0)</source></trans-unit>" }
    let report = Linter(configuration: LintConfiguration(only: ["untranslated"]))
      .lint([input(document("de", units.joined(separator: "\n"))), input(document("fr", units[0]))])
    #expect(report.files.map { $0.findings.count(of: .warning) } == [count, 1])
    let expected = (0..<count).map { ($0, "German") } + [(0, "French")]
    for (finding, (number, language)) in zip(report.findings, expected) {
      guard finding.message == "\"Salt é \(number)\" is not translated into \(language)",
        finding.unit == ExactText("k\(number)"), finding.span.start.line == number + 5,
        finding.help == "Write the translation", finding.file == "example.xliff"
      else {
        Issue.record("\(number): \(finding)")
        return
      }
    }
  }
}
