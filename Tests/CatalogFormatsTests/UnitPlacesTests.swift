import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Units have exact places in large files, and belong to a file element wherever they are.
@Suite struct UnitPlacesTests {
  @Test(arguments: [false, true])
  func `a large file, in lines or in one, is read with exact places`(isOneLine: Bool) throws {
    let end = isOneLine ? " " : "\n"
    let unit = "<trans-unit id=\"é😀\">\(end)<source>ä &amp; b</source>\(end)</trans-unit>\(end)"
    let width = unit.unicodeScalars.count
    let count = Rounds.length(30_000)
    let text = document(String(repeating: unit, count: count))
    let head = try #require(text.utf8.firstRange(of: "<trans-unit".utf8)).lowerBound
    let first = SourceText(name: "", bytes: Array(text.utf8)).position(
      at: text.utf8.distance(from: text.startIndex, to: head))
    let reading = read(text)
    #expect(reading.ids.isEmpty)
    #expect(reading.units.count == count)
    let wrong = reading.units.enumerated().count { index, unit in
      let expected =
        isOneLine
        ? SourcePosition(line: first.line, column: first.column + index * width)
        : SourcePosition(line: first.line + index * 3, column: 1)
      return unit.position != expected || unit.source?.text != "ä & b"
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [
    (file + unit("a") + inner + unit("b") + end + unit("c") + end, ["o a", "o b", "o c"]),
    (unit("a") + file + unit("b") + end + unit("c"), ["- a", "o b", "- c"]),
    ("<group>" + file + unit("a") + end + "</group>" + inner + unit("b") + end, ["o a", "inner b"]),
  ])
  func `units of misplaced files are kept`(body: String, expected: [String]) {
    let whole = read("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(body)</xliff>")
    #expect(whole.files.flatMap { file in file.units.map { "\(file.header.original ?? "-") \($0.id)" } } == expected)
  }

  private static let file = "<file original=\"o\" source-language=\"en\" target-language=\"de\"><body>"
  private static let inner = file.replacing("\"o\"", with: "\"inner\"")
  private static let end = "</body></file>"
  private static func unit(_ id: String) -> String { "<trans-unit id=\"\(id)\"><source>s</source></trans-unit>" }
}
