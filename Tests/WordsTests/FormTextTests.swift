import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordShippedCatalogs

@Suite struct FormTextTests {
  private static let golden = packageFolder.appending(path: "Tests/WordsTests/Fixtures/form-texts.txt")

  /// `UPDATE_GOLDEN=1` writes the file instead; a changed text is a changed line, which a review sees.
  @Test func `every text of the form is as the golden table has it`() throws {
    let table = TextTable.formGolden()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try table.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.golden, encoding: .utf8).split(separator: "\n")
    let found = table.split(separator: "\n")
    for (line, known) in zip(found, expected) where Array(line.utf8) != Array(known.utf8) {
      Issue.record("\(line)\n  was: \(known)")
    }
    #expect(found.count == expected.count)
  }

  @Test func `the page holds every text of the form`() throws {
    var cells: [Substring: Int] = [:]
    for row in try TextTable.page().split(separator: "<tr><td>").dropFirst() {
      cells[row.prefix { $0 != "<" }, default: 0] += 1
    }
    for declaration in FormTexts.all {
      let counts = declaration.parameters.contains { $0.kind == .count }
      #expect(
        cells[Substring(declaration.id.text.string)]
          == ShippedCatalogs.locales.count * (counts ? TextTable.attempts.count : 1))
    }
  }
}
