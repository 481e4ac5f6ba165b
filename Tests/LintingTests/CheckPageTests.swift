import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting
import WatchwordReporting

/// The pages of Documentation/Checks, and what is made of them.
@Suite struct CheckPageTests {
  @Test(arguments: CheckPage.all.map { Labelled($0.id.string, $0) })
  func `every page is written as pages are`(page: Labelled<CheckPage>) {
    #expect(page.value.problems.isEmpty)
    #expect(page.value.title == page.value.id.string)
    for part in ["\n\nWhat: ", "\n\nWhy: ", "\n\nExample:\n  ", "\n\nWhat to do: "] {
      #expect(page.value.text.contains(part), "the page lacks \(part)")
    }
    for setting in page.value.examples.map(\.setting) {
      #expect(ExampleRun.isKnown(setting), "\(setting)")
    }
  }

  @Test func `every check has a page, and the pages link to others that exist`() {
    let ids = Set(CheckPage.all.map(\.id))
    #expect(Checks.all.filter { !ids.contains($0.id) }.map(\.id) == [])
    #expect(CheckPage.all.flatMap(\.links).filter { !ids.contains($0) } == [])
  }

  @Test func `the pages that the engine has are those of the documentation`() throws {
    let entries = CheckPage.all.map { page in
      let correct = Checks.types.contains { $0.id == page.id } ? page.correctExample : nil
      return """
            FindingPage(
              "\(page.id)",
              \(Self.literal(page.text, indent: 6))\(correct.map { ",\n      correct: \(Self.literal($0, indent: 8))" } ?? "")),

        """
    }
    try GoldenFile("Sources/Engine/Reporting/Data/FindingPages.swift").expect(
      """
      // Generated from Documentation/Checks by CheckPageTests. Do not edit.

      import WatchwordBasics

      extension FindingPage {
        /// All pages, in the order of their names.
        static let all: [FindingPage] = [
      \(entries.joined())  ]
      }

      """)
  }

  private static func literal(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
    return "##\"\"\"\n\(lines.joined(separator: "\n"))\n\(margin)\"\"\"##"
  }
}

extension CheckPage {
  /// The first example with every fix applied, or else the first without the defect, under its label.
  fileprivate var correctExample: String? {
    let corrected = examples.lazy.compactMap(\.corrected).first.map { ("Corrected", $0) }
    let clean = examples.first { !$0.isTriggering }.map { ("Not reported", $0.text) }
    return (corrected ?? clean).map { label, text in
      let lines = Self.content(of: text).split(separator: "\n").map { "  \(TerminalScalar.shown(String($0)))" }
      return "\(label):\n\(lines.joined(separator: "\n"))"
    }
  }

  /// Returns the units of a catalogue, or the start tag of `<file>` if it has none.
  private static func content(of text: String) -> String {
    var lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    if let start = lines.firstIndex(of: "<body>"), let end = lines.lastIndex(of: "</body>"), start + 1 < end {
      lines = Array(lines[(start + 1)..<end])
    } else if let file = lines.first(where: { $0.hasPrefix("<file") }) {
      return String(file)
    }
    let content = lines.joined(separator: "\n")
    // The id of a single unit is irrelevant.
    return content.wholeMatch(of: #/<trans-unit id="a">((?:(?!<trans-unit)[\s\S])*)</trans-unit>/#).map { String($0.1) }
      ?? content
  }
}
