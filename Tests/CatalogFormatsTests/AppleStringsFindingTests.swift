import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct AppleStringsFindingTests {
  private func read(_ bytes: [UInt8]) -> Reading<TranslationCatalog> {
    CatalogFormat.appleStrings.read(bytes, name: "a.strings")
  }

  @Test(
    arguments: [
      DefectCase(
        "a semicolon is missing", "a = b1️⃣\nc = d;",
        ["The text has no ; after it, so Apple's tools reject the whole file"], "a c"),
      DefectCase(
        "the last semicolon is missing", "a = b1️⃣\n",
        ["The text has no ; after it, so Apple's tools reject the whole file"], "a"),
      DefectCase(
        "a semicolon is missing on a line", "a = b1️⃣ c = d;",
        ["The text has no ; after it, so Apple's tools reject the whole file"], "a c"),
      DefectCase(
        "quotation marks inside a text", "a = \"He said \"1️⃣hi\" to me\";\nc = d;",
        ["Found hi\" to me\"; after the text; expected ;"], "a c"),
      DefectCase("no equals sign", "\"a\" 1️⃣\"b\";\nc = d;", ["Found \"b\"; after the key; expected = or ;"], "a c"),
      DefectCase("another sign", "a 1️⃣: b;\nc = d;", ["Found : b; after the key; expected = or ;"], "c"),
      DefectCase("no text", "a = 1️⃣;\nc = d;", ["Found ; after the =; expected the text of the key"], "c"),
      DefectCase(
        "text without quotation marks", "1️⃣é = b;\nc = d;",
        ["Found é = b; where a key should be; expected a string in quotation marks"], "c"),
      DefectCase(
        "a conflict of a merge", "1️⃣<<<<<<< HEAD\na = b;\n2️⃣=======\n3️⃣>>>>>>> x\nc = d;",
        ["<<<<<<< HEAD", "=======", ">>>>>>> x"].map {
          "Found \($0) where a key should be; expected a string in quotation marks"
        }, "a c"),
      DefectCase(
        "no end of a text", "a = 1️⃣\"b;\n\"c\" = \"d\";\n",
        ["The string that starts here does not end on its line: \" is missing"], "c"),
      DefectCase(
        "no end of a key", "1️⃣\"a = b;\n\"c\" = \"d\";\n",
        ["The string that starts here does not end on its line: \" is missing"], "c"),
      DefectCase(
        "no end of the last text", "a = b;\nc = 1️⃣\"d;\n", ["The string that starts here is not closed: \" is missing"],
        "a"),
      DefectCase(
        "no end of a comment", "a = b;\n1️⃣/* c = d;\n", ["The comment that starts here is not closed: */ is missing"],
        "a"
      ),
      DefectCase(
        "a comment in a comment", "/* /* */ 1️⃣*/\nc = d;",
        ["Found */ where a key should be; expected a string in quotation marks"], "c"),
      DefectCase("a list", "a = 1️⃣( b, \")\" /* ) */ );\nc = d;", ["Found a list as a value; expected a text"], "c"),
      DefectCase(
        "a dictionary", "a = 1️⃣{ b = { c = d; }; };\nc = d;", ["Found a list as a value; expected a text"], "c"),
      DefectCase("data", "a = 1️⃣<0fbd>;\nc = d;", ["Found a data value as a value; expected a text"], "c"),
      DefectCase(
        "a list without an end", "a = 1️⃣2️⃣( b;\n",
        ["Found a list as a value; expected a text", "The list that starts here does not end"], ""),
      DefectCase("braces without an end", "{ a = b;1️⃣", ["The file ends before the } that closes its first {"], "a"),
      DefectCase(
        "more after the braces", "{ a = b; } 1️⃣c = d;", ["Found c = d; after the } of the list; expected nothing"], "a"),
      DefectCase(
        "a byte-order mark inside", "a = b;\n1️⃣\u{FEFF}c = d;",
        ["Found a byte-order mark (U+FEFF) inside the file; expected a key"], "a c"),
      DefectCase(
        "NUL", "a = b;\n1️⃣\0c = d;\n", ["Found \0c = d; where a key should be; expected a string in quotation marks"],
        "a"),
      DefectCase("an old escape", "a = \"1️⃣\\u0041\";", ["Apple's tools read \\u as the letter u; expected \\U"], "a"),
      DefectCase(
        "an unknown escape", "a = \"b1️⃣\\q\";", ["Apple's tools do not support the escape \\q; they drop the backslash"],
        "a"),
      DefectCase("few digits", "a = \"1️⃣\\U41g\";", ["Found \\U41; expected four hexadecimal digits after \\U"], "a"),
      DefectCase(
        "half a character", "a = \"1️⃣\\UD83D2️⃣\\U0041\";",
        ["\\UD83D is half of a character, and the other half is missing"], "a"),
      DefectCase(
        "a binary property list", "1️⃣bplist00\u{1}",
        ["The file is a binary property list, as in a built app; expected the text file that it was made from"], ""),
    ] as [DefectCase])
  func `each defect is reported once, at its place, and the rest is read`(each: DefectCase) {
    let marked = MarkedText(each.given)
    let reading = read(marked.bytes)
    #expect(reading.findings.map(\.message) == each.messages)
    #expect(reading.findings.map(\.span.start) == marked.markers.prefix(each.messages.count).map(\.position))
    #expect(reading.units.map(\.id.string).joined(separator: " ") == each.units)
    for finding in reading.findings {
      let help = finding.help ?? ""
      #expect(!help.isEmpty && !help.hasSuffix(".") && help.first?.isLowercase == false)
    }
  }

  @Test(arguments: [
    Case(
      "a byte of another encoding", Array("a = b;\nc = \"d".utf8) + [0xE9] + Array("\";".utf8),
      "The byte 0xE9 cannot be read as UTF-8"),
    Case(
      "a surrogate", Array("a = b;\nc = \"d".utf8) + [0xED, 0xA0, 0x80, 0x22, 0x3B],
      "The byte 0xED cannot be read as UTF-8"),
    Case(
      "an overlong character", Array("a = b;\nc = \"d".utf8) + [0xC0, 0x80, 0x22, 0x3B],
      "The byte 0xC0 cannot be read as UTF-8"),
    Case(
      "a cut character", Array("a = b;\nc = \"d".utf8) + [0xE6, 0x97],
      "The file ends in the middle of a character (0xE6 0x97)"),
  ])
  func `bytes that are not characters end the reading`(each: Case<[UInt8], String>) {
    let reading = read(each.given)
    #expect(reading.findings.map(\.message) == [each.expected])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 2, column: 7))
    #expect(reading.units.map(\.id) == ["a"])
  }

  @Test(
    arguments: [
      Case("half a pair", [0x00, 0xD8], "The bytes 0x00 0xD8 cannot be read as UTF-16LE"),
      Case("a cut unit", [0x41], "The file ends in the middle of a character (0x41)"),
    ] as [Case<[UInt8], String>])
  func `a surrogate without its other half in UTF-16 is reported`(each: Case<[UInt8], String>) {
    let head: [UInt8] = [0xFF, 0xFE] + "a = b;\nc = \"d".utf8.flatMap { [$0, 0] }
    let rest: [UInt8] = each.given.count == 2 ? [0x22, 0, 0x3B, 0] : []
    let reading = read(head + each.given + rest)
    #expect(reading.findings.map(\.message) == [each.expected])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 2, column: 7))
    #expect(reading.units.map(\.id) == ["a"])
  }

  @Test func `a missing semicolon can be written`() {
    let document = Array("\"a\" = \"b\"\n\"c\" = \"d\" // e\n".utf8)
    let fixes = read(document).findings.compactMap(\.fix)
    let fixed = CatalogFormat.appleStrings.applying(fixes, to: document)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "\"a\" = \"b\";\n\"c\" = \"d\"; // e\n")
    #expect(read(fixed.bytes).ids == [])
  }

  @Test func `a text may have 1 MiB`() {
    let longest = String(repeating: "x", count: XMLLimits.textLength)
    #expect(read(Array("a = \"\(longest)\";".utf8)).ids == [])
    for text in ["a = \"\(longest)x\";b = c;", "\"\(longest)x\" = a;b = c;", "/*\(longest)x*/ a = b;"] {
      let reading = read(Array(text.utf8))
      #expect(reading.ids == ["limit-exceeded"])
      #expect(reading.units.isEmpty)
    }
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "a=\"\n", "'\n\"", "\\\"\n", "a=\"\\\"\n", "/*", "//\n", "a=(", "\\u", "a=\"\\q", "{", "a", "\"", "a=b\n",
      "<<<<<<<\n", "a=\"x\n\n\n",
    ])
  func `hostile input takes linear time`(piece: String) {
    let text = String(repeating: piece, count: Rounds.length(200_000) / piece.utf8.count)
    _ = read(Array(text.utf8))
    _ = read(Array(("a=\"" + text).utf8))
  }
}

/// A document with markers, the messages at these, and the ids of the units that are read.
struct DefectCase: Sendable, CustomStringConvertible {
  let description: String
  let given: String
  let messages: [String]
  let units: String

  /// A case under a label.
  init(_ label: String, _ given: String, _ messages: [String], _ units: String) {
    description = label
    self.given = given
    self.messages = messages
    self.units = units
  }
}
