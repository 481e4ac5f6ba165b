import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct EncodingTests {
  /// One document in many encodings; each has the one letter that it uses, a comment before the unit, CRLF and LF.
  @Test(arguments: TestFile.fixtures(in: "encodings"))
  func `places and texts are the same in every encoding`(fixture: URL) throws {
    let result = read(try TestFile.bytes(fixture))
    #expect(result.findings.isEmpty)
    let file = try #require(result.files.first)
    let letter = try #require(file.header.original?.string.unicodeScalars.first)
    let unit = try #require(file.units.first)
    #expect(letter.value > 0x7F)
    #expect(file.header.original == ExactText("\(letter).strings"))
    #expect(file.header.span.start == SourcePosition(line: 4, column: 1))
    #expect(unit.position == SourcePosition(line: 6, column: 10))
    #expect(unit.id == ExactText(String(letter)))
    #expect(unit.source?.text == ExactText("\(letter) & \(letter)"))
    #expect(unit.source?.position(at: unit.source?.text.count ?? 0) == SourcePosition(line: 7, column: 20))
    #expect(unit.target?.text == ExactText("\(letter)\n\(letter)\\~"))
    #expect(unit.target?.span.start == SourcePosition(line: 8, column: 3))
    #expect(unit.target?.contentSpan.end == SourcePosition(line: 9, column: 4))
    #expect(file.units.last?.position == SourcePosition(line: 10, column: 14))
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let encoding: String
    /// The text at the marker, as bytes.
    let bytes: [UInt8]
    let message: String
    var testDescription: String { name }
  }

  static let broken: [Broken] = [
    Broken(name: "stray", encoding: "UTF-8", bytes: [0xFF], message: "The byte 0xFF cannot be read as UTF-8"),
    Broken(name: "Latin", encoding: "UTF-8", bytes: [0xE9, 0x20], message: "The byte 0xE9 cannot be read as UTF-8"),
    Broken(name: "overlong", encoding: "UTF-8", bytes: [0xC0, 0xAF], message: "The byte 0xC0 cannot be read as UTF-8"),
    Broken(
      name: "overlong NUL", encoding: "UTF-8", bytes: [0xE0, 0x80, 0x80],
      message: "The byte 0xE0 cannot be read as UTF-8"),
    Broken(
      name: "surrogate", encoding: "UTF-8", bytes: [0xED, 0xA0, 0x80],
      message: "The byte 0xED cannot be read as UTF-8"),
    Broken(
      name: "above U+10FFFF", encoding: "UTF-8", bytes: [0xF4, 0x90, 0x80, 0x80],
      message: "The byte 0xF4 cannot be read as UTF-8"),
    Broken(name: "continuation", encoding: "UTF-8", bytes: [0x80], message: "The byte 0x80 cannot be read as UTF-8"),
    Broken(name: "ASCII", encoding: "US-ASCII", bytes: [0xE9], message: "The byte 0xE9 cannot be read as US-ASCII"),
    Broken(
      name: "windows-1252", encoding: "windows-1252", bytes: [0x81],
      message: "The byte 0x81 cannot be read as windows-1252"),
    Broken(
      name: "Shift_JIS", encoding: "Shift_JIS", bytes: [0x85, 0x3F],
      message: "The byte 0x85 cannot be read as Shift_JIS"),
  ]

  @Test(arguments: broken)
  func `bytes that are not characters are reported at their place, and units before them are kept`(example: Broken) {
    let text = document(
      "<trans-unit id=\"a\"><source>x</source></trans-unit>\n<trans-unit id=\"b\"><source>a1️⃣b</source></trans-unit>"
    ).replacing("UTF-8", with: example.encoding)
    let marked = MarkedText(text)
    let mark = Array("ab</source>".utf8)
    let place = (marked.bytes.indices.first { marked.bytes[$0...].starts(with: mark) } ?? 0) + 1
    let bytes = Array(marked.bytes[..<place]) + example.bytes + Array(marked.bytes[place...])
    let result = read(bytes)
    #expect(result.files.first?.units.map(\.id) == ["a"])
    #expect(result.findings.map(\.message) == [example.message])
    #expect(result.findings.first?.span.start == marked[1])
  }

  @Test func `lone surrogates and half characters of UTF-16 are reported`() {
    let head = Array("<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>\n".utf16)
    let bytes = { (units: [UInt16]) in units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    for (tail, column) in [([0xD800, 0x20], 1), ([0x20, 0xDC00], 2)] as [([UInt16], Int)] {
      let found = read([0xFF, 0xFE] + bytes(head + tail)).findings
      #expect(found.map(\.id) == ["malformed-xml"])
      #expect(found.first?.span.start == SourcePosition(line: 2, column: column))
    }
    let half = read([0xFF, 0xFE] + bytes(head) + [0x20]).findings
    #expect(
      half.map(\.message) == [
        "The file ends in the middle of a character (0x20), before the </xliff> that closes the <xliff> of line 1, column 1"
      ])
  }

  @Test(
    arguments: [
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xEF, 0xBB, 0xBF]),
      ("<?xml version='1.0' encoding='UTF-16'?>", []),
    ] as [(String, [UInt8])])
  func `a declaration that contradicts the bytes is reported, and the bytes win`(declaration: String, mark: [UInt8]) {
    let text = document("<trans-unit id=\"é\"/>").replacing(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: declaration)
    let result = read(mark + Array(text.utf8))
    #expect(result.findings.map(\.id) == ["malformed-xml"])
    #expect(
      result.findings.first?.span
        == SourceSpan(
          start: SourcePosition(line: 1, column: 31), end: SourcePosition(line: 1, column: mark.isEmpty ? 37 : 41)))
    #expect(result.files.first?.units.map(\.id) == ["é"])
  }

  @Test func `a lone CR is a character of its line`() throws {
    let unit = try #require(
      read("\(document("\r<trans-unit id=\"a\"/>"))").files.first?.units
        .first)
    #expect(unit.position == SourcePosition(line: 5, column: 2))
  }
}
