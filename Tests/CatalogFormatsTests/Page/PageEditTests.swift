import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics

/// What the page writes after edits (`Page/scripts/catalog/edits.js`), byte by byte.
@Suite struct PageEditTests {
  /// What is typed as translations.
  private static let typed = ["Neu", "a <b> & \"c\" ]]> 'd'", "zwei\nZeilen", "😀 é \u{202E}x\u{202C}", "%1$@ %lld"]

  @Test(arguments: DocumentSpelling.allCases)
  func `only the edited targets of catalogues differ`(spelling: DocumentSpelling) throws {
    let documents = try PageScannerTests.files.map { spelling.write(try TestFile.bytes($0)) }
    var generator = SeededGenerator(seed: 14)
    let edits = documents.map { bytes in
      let units = read(bytes).unitsByPlace.enumerated().filter {
        $1.source != nil && $1.translate && !Self.hasElements($1)
      }
      return units.shuffled(using: &generator).prefix(6).enumerated().map { number, unit in
        Edit(index: unit.offset, typed: Self.typed[number % Self.typed.count])
      }
    }
    guard let written = try Edit.write(zip(documents, edits).map { ($0, $1) }) else { return }
    for (index, (bytes, edits)) in zip(documents, edits).enumerated() {
      #expect(written[index].problems == [])
      let name = PageScannerTests.files[index].lastPathComponent
      try Self.expect(written[index].bytes, toBe: bytes, with: edits, spelling, name)
    }
  }

  /// Documents, what is typed into their first unit, and what the page writes.
  static let cases: [(unit: String, typed: String, written: String)] = [
    ("<target>a</target>", "b", "<target>b</target>"),
    ("<target>a</target>", "a", "<target>a</target>"),
    ("<target><![CDATA[a]]></target>", "a", "<target><![CDATA[a]]></target>"),
    ("<target><![CDATA[a]]></target>", "a<b", "<target>a&lt;b</target>"),
    ("<target state=\"new\">a&#98;</target>", "ab", "<target state=\"new\">a&#98;</target>"),
    ("<target>a&#98;</target>", "c", "<target>c</target>"),
    ("<target state=\"needs-review-l10n\" n='1'>a</target>", "b", "<target state=\"translated\" n='1'>b</target>"),
    ("<target state='new'>a</target>", "b", "<target state='translated'>b</target>"),
    ("<target state=\"final\">a</target>", "b", "<target state=\"final\">b</target>"),
    ("<target state=\"new\">a</target>", "", "<target state=\"new\"></target>"),
    ("<target/>", "b", "<target>b</target>"), ("<target  />", "b", "<target>b</target>"),
    ("<target\n/>", "b", "<target>b</target>"),
    ("<target state=\"new\"/>", "b", "<target state=\"translated\">b</target>"),
    ("<target/>", "", "<target/>"), ("", "", ""), ("", "b", "<target state=\"translated\">b</target>"),
    ("<note>n</note>", "b", "<target state=\"translated\">b</target><note>n</note>"),
    ("<seg-source>s</seg-source>", "b", "<seg-source>s</seg-source><target state=\"translated\">b</target>"),
    ("<target>a <x id=\"1\"/></target>", "<x id=\"1\"/> b &amp;", "<target><x id=\"1\"/> b &amp;</target>"),
    ("<target>a</target>", "tab\tand &#9; \"q\"", "<target>tab\tand &amp;#9; \"q\"</target>"),
  ]

  @Test func `a target is written as its unit asks for`() throws {
    let head = "<trans-unit id=\"a\"><source>s</source>"
    let documents = Self.cases.map { Array(document("\(head)\($0.unit)</trans-unit>").utf8) }
    let edits = Self.cases.map { [Edit(index: 0, typed: $0.typed)] }
    guard let written = try Edit.write(zip(documents, edits).map { ($0, $1) }) else { return }
    for (index, item) in Self.cases.enumerated() {
      #expect(written[index].problems == [], "\(item)")
      let expected = document("\(head)\(item.written)</trans-unit>")
      #expect(String(decoding: written[index].bytes, as: UTF8.self) == expected, "\(item)")
    }
  }

  @Test func `a new target stands on a line of its own where its source does`() throws {
    let unit = "<trans-unit id=\"a\">\r\n\t  <source>s</source>\r\n\t  <note>n</note>\r\n</trans-unit>\r\n"
    let other = "<trans-unit id=\"b\"><source>s</source><target>t</target></trans-unit>"
    let plain = document("\(unit)\(other)").replacingOccurrences(of: "\r\n", with: "\n")
    let bytes = Array(plain.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    guard let written = try Edit.write([(bytes, [Edit(index: 0, typed: "x\ny")])]) else { return }
    let expected = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
      of: "<source>s</source>\r\n\t  <note>", with: "<source>s</source>\r\n\t  <target>x\r\ny</target>\r\n\t  <note>")
    #expect(String(decoding: written[0].bytes, as: UTF8.self) == expected)
  }

  @Test func `what cannot be written is refused with a reason`() throws {
    let code = "<trans-unit id=\"a\"><source>s</source><target>a<x id=\"1\"/></target></trans-unit>"
    let plain = "<trans-unit id=\"a\"><source>s</source><target>a</target></trans-unit>"
    let inputs = [
      (plain, "\u{1}"), (plain, "\u{FFFE}"), (code, "a < b"), (code, "<x id=\"1\">"), (code, "&x;"),
      (code, "</target>"),
      (code, "</target><target>"), (code, "</target></trans-unit><trans-unit id=\"b\"><source/><target>"),
      (code, "<!DOCTYPE x>"),
    ]
    let documents = inputs.map { (Array(document($0.0).utf8), [Edit(index: 0, typed: $0.1)]) }
    guard let written = try Edit.write(documents) else { return }
    for (index, input) in inputs.enumerated() {
      #expect(written[index].problems.count == 1, "\(input)")
      #expect(written[index].bytes == documents[index].0, "\(input)")
    }
  }

  // MARK: Comparisons

  private static func hasElements(_ unit: TranslationUnit) -> Bool {
    !(unit.source?.elements.isEmpty ?? true) || !(unit.target?.elements.isEmpty ?? true)
  }

  /// Compares what the page wrote with the document, outside of the edited targets, and their texts with what was typed.
  private static func expect(
    _ written: [UInt8], toBe bytes: [UInt8], with edits: [Edit], _ spelling: DocumentSpelling, _ name: String
  ) throws {
    let (old, new) = (read(bytes).unitsByPlace, read(written).unitsByPlace)
    try #require(new.count == old.count, "\(name)")
    let typed = Dictionary(uniqueKeysWithValues: edits.map { ($0.index, $0.typed) })
    let (places, newPlaces) = (DocumentPlaces(bytes, spelling), DocumentPlaces(written, spelling))
    var (end, newEnd) = (0, 0)
    for (index, (one, other)) in zip(old, new).enumerated() {
      #expect(one.id == other.id)
      guard let text = typed[index] else {
        #expect(one.target?.text == other.target?.text, "\(name) \(one.id)")
        continue
      }
      #expect(other.target.map { $0.text } == ExactText(text), "\(name) \(one.id)")
      #expect(other.state?.isFinished ?? true, "\(name) \(one.id)")
      guard let source = one.source, let target = other.target else { continue }
      // A new target follows the source, with the white space in front of that.
      let start = places.offset(of: one.target?.span.start ?? source.span.end)
      let newStart = newPlaces.offset(of: one.target == nil ? other.source?.span.end ?? .start : target.span.start)
      #expect(bytes[end..<start].elementsEqual(written[newEnd..<newStart]), "\(name) \(one.id)")
      end = places.offset(of: one.target?.span.end ?? source.span.end)
      newEnd = newPlaces.offset(of: target.span.end)
    }
    #expect(bytes[end...].elementsEqual(written[newEnd...]), "\(name)")
  }
}

/// What a person types as the translation of a unit.
struct Edit {
  let index: Int
  let typed: String

  /// What the page writes and refuses; `nil`, with a printed reason, where there is no Node.
  static func write(_ documents: [([UInt8], [Edit])]) throws -> [(bytes: [UInt8], problems: [String])]? {
    guard let node = NodeOracle() else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "watchword-edit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputs = documents.indices.map { folder.appending(path: "\($0).out.xliff") }
    let input = try documents.enumerated().map { number, document -> [String: Any] in
      let file = folder.appending(path: "\(number).xliff")
      try Data(document.0).write(to: file)
      let edits = document.1.map { [$0.index, $0.typed] as [Any] }
      return ["file": file.path, "output": outputs[number].path, "edits": edits]
    }
    let script = packageFolder.appending(path: "Scripts/page/edit-catalog.mjs").resolvingSymlinksInPath()
    let output = try node.output(
      of: "import(\"\(script.absoluteString)\")", input: try JSONSerialization.data(withJSONObject: input))
    let problems = try output.split(separator: 0x0A).map { try JSONDecoder().decode([String].self, from: $0) }
    return try zip(outputs, problems).map { (Array(try Data(contentsOf: $0)), $1) }
  }
}
