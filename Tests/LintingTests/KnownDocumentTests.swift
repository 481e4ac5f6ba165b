import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Documents whose defects are known: the examples of checks, and planted defects. The variable `KNOWN_DOCUMENTS` names a
/// file to write them to, for `Tests/Packages/test-wasm.sh --tools`, which expects the same of tools.wasm.
@Suite struct KnownDocumentTests {
  /// A document, a check, and where the check finds something in it.
  struct Known: Encodable, Sendable {
    let name: String
    let lines: [String]
    let base: Base?
    let checks: [String]
    let expected: [String]

    struct Base: Encodable, Sendable {
      let name: String
      let lines: [String]
    }

    init(_ check: ExactText, name: String, _ text: String, base: String?) {
      self.name = name
      lines = text.components(separatedBy: "\n")
      self.base = base.map { Base(name: "base.xliff", lines: $0.components(separatedBy: "\n")) }
      checks = [check.string]
      let report = Linter(configuration: LintConfiguration(only: [check])).lint(
        [input(text, name: ExactText(name))], base: base.map { input($0, name: "base.xliff") })
      expected = report.findings.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" }
    }
  }

  /// The examples that need neither a configuration nor other catalogues.
  static let examples = CheckExampleTests.cases.compactMap { each -> Known? in
    let example = each.example
    guard example.others.isEmpty, example.setting.isEmpty else { return nil }
    return Known(each.check.id, name: example.file.string, MarkedText(example.text).text, base: example.base)
  }

  /// The file that is asked for.
  static let output = ProcessInfo.processInfo.environment["KNOWN_DOCUMENTS"]

  /// The first defects of each kind that one catalogue can have.
  static let planted = SeededDefect.all.flatMap { kind in
    kind.planted(output == nil ? 1 : 6).compactMap { planted -> Known? in
      let project = planted.broken
      guard project.files.count == 1, project.isPlain else { return nil }
      return Known(kind.check, name: project.files[0].name, project.files[0].text, base: project.base?.text)
    }
  }

  @Test func `documents with known defects are written on request`() throws {
    #expect(Self.examples.filter { !$0.expected.isEmpty }.count > 100)
    #expect(Self.planted.filter { !$0.expected.isEmpty }.count > (Self.output == nil ? 50 : 300))
    guard let output = Self.output else { return }
    try JSONEncoder().encode(Self.examples + Self.planted).write(to: URL(filePath: output))
  }
}

extension SeededProject {
  /// Whether no phrases are known and nothing is configured.
  fileprivate var isPlain: Bool { declared.isEmpty && required.isEmpty && glossary.isEmpty && ruleTextLimit == nil }
}

extension SeededDefect {
  /// Defects of this kind at the first places that can have one.
  fileprivate func planted(_ count: Int) -> [Planted] {
    var random = SeededGenerator(seed: 24)
    var planted: [Planted] = []
    for place in SeededCorpus.all.flatMap(\.places).shuffled(using: &random) where planted.count < count {
      if let case_ = plant(place, &random) { planted.append(case_) }
    }
    return planted
  }
}
