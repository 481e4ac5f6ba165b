import Foundation
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

@Suite struct StreamTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")

  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.xliff")
    try Data(bytes).write(to: file)
    try body(file.path)
  }

  @Test(arguments: [false, true])
  func `a large file, in lines or in one, is read with exact places`(isOneLine: Bool) throws {
    let end = isOneLine ? " " : "\n"
    let unit = "<trans-unit id=\"é😀\">\(end)<source>ä &amp; b</source>\(end)</trans-unit>\(end)"
    let width = unit.unicodeScalars.count
    let count = 30_000
    let text = document(String(repeating: unit, count: count))
    let head = try #require(text.utf8.firstRange(of: "<trans-unit".utf8)).lowerBound
    let first = SourceText(name: "", bytes: Array(text.utf8)).position(
      at: text.utf8.distance(from: text.startIndex, to: head))
    try withFile(Array(text.utf8)) { path in
      var index = 0
      var wrong = 0
      let diagnostics = try readUnits(at: path) { unit, file in
        let expected =
          isOneLine
          ? SourcePosition(line: first.line, column: first.column + index * width)
          : SourcePosition(line: first.line + index * 3, column: 1)
        if unit.position != expected || unit.source?.text != "ä & b" || file.targetLanguage != "de" { wrong += 1 }
        index += 1
      }
      #expect(diagnostics.isEmpty)
      #expect(index == count)
      #expect(wrong == 0)
    }
  }

  @Test func `an open file is read from where it is`() throws {
    try withFile(Array("skip".utf8) + Array(document("<trans-unit id=\"a\"/>").utf8)) { path in
      let handle = try #require(FileHandle(forReadingAtPath: path))
      try handle.seek(toOffset: 4)
      var ids: [String] = []
      let file = OpenFile(borrowing: handle.fileDescriptor, name: "-")
      let diagnostics = try CatalogFormat.xliff12.readUnits(of: file) { unit, _ in ids.append(unit.id.string) }
      #expect(diagnostics.isEmpty)
      #expect(ids == ["a"])
      try handle.close()
    }
  }

  @Test func `both doors hand out the same units where files are misplaced`() throws {
    let head = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
    let file = "<file original=\"o\" source-language=\"en\" target-language=\"de\"><body>"
    let inner = file.replacing("\"o\"", with: "\"inner\"")
    func unit(_ id: String) -> String { "<trans-unit id=\"\(id)\"><source>s</source></trans-unit>" }
    let end = "</body></file>"
    let cases: [(String, [String])] = [
      (file + unit("a") + inner + unit("b") + end + unit("c") + end, ["o a", "o b", "o c"]),
      (unit("a") + file + unit("b") + end + unit("c"), ["- a", "o b", "- c"]),
      ("<group>" + file + unit("a") + end + "</group>" + inner + unit("b") + end, ["o a", "inner b"]),
    ]
    for (body, expected) in cases {
      let bytes = Array((head + body + "</xliff>").utf8)
      let whole = read(bytes)
      #expect(whole.files.flatMap { f in f.units.map { "\(f.header.original ?? "-") \($0.id)" } } == expected)
      try withFile(bytes) { path in
        var streamed: [String] = []
        let diagnostics = try readUnits(at: path) { streamed.append("\($1.original ?? "-") \($0.id)") }
        #expect(streamed == expected)
        #expect(diagnostics.map(\.id) == whole.ids)
      }
    }
  }

  @Test func `a file that cannot be read is an error, and an empty one a finding`() throws {
    try withFile([]) { path in
      let error = #expect(throws: FileError.self) { try readUnits(at: path + "x") { _, _ in } }
      #expect(error?.description == "\(path)x: There is no such file or folder")
      let found = try readUnits(at: path) { _, _ in }
      #expect(found.map(\.message) == ["The file is empty"])
    }
    let closed = #expect(throws: FileError.self) {
      try CatalogFormat.xliff12.readUnits(of: OpenFile(borrowing: -1, name: "-")) { _, _ in }
    }
    #expect(closed?.description == "-: It is closed")
  }
}
