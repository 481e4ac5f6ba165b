import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct AppleStringsTests {
  private func read(_ text: String, _ name: ExactText = "a.strings") -> Reading<TranslationCatalog> {
    CatalogFormat.appleStrings.read(Array(text.utf8), name: name)
  }

  /// An entry as its key, its text and its notes.
  private func entries(_ text: String) -> [[String]] {
    read(text).units.map { [$0.id.string, $0.source?.text.string ?? "nil"] + $0.notes.map(\.string) }
  }

  @Test(arguments: [
    Case("an entry", "\"a\" = \"b\";", [["a", "b"]]),
    Case("no text at all", "", []),
    Case("only a comment", "/* nothing */\n", []),
    Case("no blanks", "\"a\"=\"b\";\"c\"=\"d\";", [["a", "b"], ["c", "d"]]),
    Case("strings without quotation marks", "CFBundleName = a-b_c$/d:e.f;", [["CFBundleName", "a-b_c$/d:e.f"]]),
    Case("single quotation marks", "'a' = 'b \"c\" \\'d\\'';", [["a", "b \"c\" 'd'"]]),
    Case("a key that is its text", "\"Save\";\nCancel;", [["Save", "Save"], ["Cancel", "Cancel"]]),
    Case("a list with braces", "{ a = b; c = \"d\"; }", [["a", "b"], ["c", "d"]]),
    Case("empty strings", "\"\" = \"\";", [["", ""]]),
    Case("a text of several lines", "\"a\" = \"b\nc\r\nd\\\ne\";", [["a", "b\nc\nd\ne"]]),
    Case("comments between the parts", "a /* 1 */ = /* 2 */ b /* 3 */;", [["a", "b", "1", "2", "3"]]),
    Case("a slash that does not start a comment", "a/b = /;", [["a/b", "/"]]),
    Case("white space of Unicode", "a\u{2028}=\u{2029}b\u{0B}\u{0C};", [["a", "b"]]),
    Case("a canonically equivalent key", "\"é\" = \"1\"; \"e\u{301}\" = \"2\";", [["é", "1"], ["e\u{301}", "2"]]),
    Case("a key with the mark of a variation", "\"a|==|plural.one\" = b;", [["a|==|plural.one", "b"]]),
  ])
  func `entries are read as Apple's tools do`(each: Case<String, [[String]]>) {
    #expect(entries(each.given) == each.expected)
    #expect(read(each.given).ids == [])
  }

  @Test(arguments: [
    Case("before the entry", "/* n */\na = b;", ["n"]),
    Case("lines that follow each other", "// n\n// m\n/// o\na = b;", ["n\nm\no"]),
    Case("several kinds", "/* n */\n// m\n/* o */ a = b;", ["n", "m", "o"]),
    Case("a banner", "/****\n  n\n **/\na = b;", ["n"]),
    Case("emphasis is kept", "/* **n** */\na = b;", ["**n**"]),
    Case("the head of a file is not a note", "/* head */\n\n/* n */\na = b;", ["n"]),
    Case("the title of a part is not a note", "// MARK: part\r\n\r\na = b;", []),
    Case("after the entry on its line", "a = b; // n\nc = d; /* m */\n", ["n", "m"]),
    Case("after the entry, with another one after it", "a = b; /* n */ c = d;", ["n"]),
    Case("empty", "/* */\n/**/\n//\na = b;", []),
    Case("a sign of the other kind inside", "/* // n */ a = b; // /* m\n", ["// n", "/* m"]),
  ])
  func `comments are notes of the entry beside them`(each: Case<String, [String]>) {
    #expect(read(each.given).units.flatMap { $0.notes.map(\.string) } == each.expected)
    #expect(read(each.given).ids == [])
  }

  @Test func `a comment on the line of an entry is not a note of the next one`() {
    #expect(entries("a = b; // n\nc = d;") == [["a", "b", "n"], ["c", "d"]])
    #expect(entries("a = b; /* n */ c = d;") == [["a", "b"], ["c", "d", "n"]])
  }

  @Test(arguments: [
    Case("letters", "\\a\\b\\f\\n\\r\\t\\v", "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
    Case("signs", "\\\"\\'\\\\", "\"'\\"),
    Case("hexadecimal", "\\U00e9\\U00E9x", "ééx"),
    Case("a pair", "\\Ud83d\\uDE00\\UD83D\\UDE00", "\u{FFFD}uDE00😀"),
    Case("octal is NeXTSTEP's", "\\101\\12\\0603\\212\\341x\\377", "A\n03ÊÆx\u{FFFD}"),
    Case("too few digits", "\\U41g\\U", "Ag\0"),
    Case("halves", "\\UD83Dx\\UDE00", "\u{FFFD}x\u{FFFD}"),
    Case("unknown ones", "\\q\\é\\u0041", "qéu0041"),
  ])
  func `escapes are resolved`(each: Case<String, String>) {
    #expect(entries("\"\(each.given)\" = \"\(each.given)\";") == [[each.expected, each.expected]])
  }

  // MARK: Places

  @Test func `each part has its place`() throws {
    let marked = MarkedText("\u{FEFF}/* é */\r\n  1️⃣\"ké\\n\"\t=\r\n 2️⃣\"3️⃣ä\\U00e9\\UD83D\\UDE00b4️⃣\"5️⃣ ;6️⃣")
    let unit = try #require(CatalogFormat.appleStrings.read(marked.bytes, name: "a.strings").units.first)
    let segment = try #require(unit.source)
    #expect(unit.span.start == marked[1] && unit.span.end == marked[6])
    #expect(segment.span.start == marked[2] && segment.span.end == marked[5])
    #expect(segment.contentSpan.start == marked[3] && segment.contentSpan.end == marked[4])
  }

  @Test(arguments: ["1️⃣a2️⃣é3️⃣\\n4️⃣\\U00e95️⃣\\UD83D\\UDE006️⃣\\1017️⃣\\q8️⃣\r\n9️⃣z"])
  func `each character of a text has its place`(content: String) throws {
    let marked = MarkedText("x = \"\(content)\";")
    let unit = try #require(CatalogFormat.appleStrings.read(marked.bytes, name: "a.strings").units.first)
    let segment = try #require(unit.source)
    var offset = 0
    for (scalar, marker) in zip(segment.text.string.unicodeScalars, marked.markers) {
      #expect(segment.position(at: offset) == marker.position, "\(scalar)")
      offset += String(scalar).utf8.count
    }
    #expect(segment.text == "aé\né😀Aq\nz")
  }

  @Test(
    arguments: [
      Case("UTF-8 with a mark", [0xEF, 0xBB, 0xBF], String.Encoding.utf8), Case("UTF-8", [], .utf8),
      Case("UTF-16LE with a mark", [0xFF, 0xFE], .utf16LittleEndian), Case("UTF-16LE", [], .utf16LittleEndian),
      Case("UTF-16BE with a mark", [0xFE, 0xFF], .utf16BigEndian), Case("UTF-16BE", [], .utf16BigEndian),
      Case("UTF-32LE with a mark", [0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ] as [Case<[UInt8], String.Encoding>])
  func `places are the same in all encodings`(each: Case<[UInt8], String.Encoding>) throws {
    let text = "/* 日本 */\n\"é😀\" = \"日本\\n語\";\n"
    let bytes = each.given + Array(try #require(text.data(using: each.expected)))
    let format = CatalogFormat.format(ofFileNamed: "de.lproj/a.strings", startingWith: bytes)
    #expect(format.id == "strings")
    let unit = try #require(format.read(bytes, name: "a").units.first)
    #expect(unit.id == "é😀" && unit.source?.text == "日本\n語" && unit.notes == ["日本"])
    #expect(unit.source?.contentSpan.start == SourcePosition(line: 2, column: 9))
    #expect(unit.source?.position(at: 7) == SourcePosition(line: 2, column: 13))
    #expect(format.utf8(of: bytes) == Array(text.utf8))
  }
}
