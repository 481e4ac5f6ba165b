import Foundation
import TestSupport
import Testing

@Suite struct TextTableTests {
  private static let golden = packageFolder.appending(path: "Tests/WordsTests/Fixtures/texts.txt")

  /// `UPDATE_GOLDEN=1` writes the file instead; a changed text is a changed line, which a review sees.
  @Test func `every text is as the golden table has it`() throws {
    let table = try TextTable.golden()
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

  /// Writes the page for `Scripts/text-table.sh`.
  @Test func `the page holds every text`() throws {
    let page = try TextTable.page()
    for name in TextTable.names { #expect(page.contains("<td>\(name)</td>")) }
    #expect(page.components(separatedBy: "<tr>").count > 3000)
    if let path = ProcessInfo.processInfo.environment["WATCHWORD_TEXT_TABLE"] {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
