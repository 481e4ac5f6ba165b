import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct JavaPropertiesTests {
  static let documents: [Case<String, [String]>] = [
    Case("separators", "a=1\nb:2\nc 3\nd = 4\ne\t:\t5\nf\u{C}6\n", ["a: 1", "b: 2", "c: 3", "d: 4", "e: 5", "f: 6"]),
    Case("a separator in the text", "a = = b\nc : = d\ne==\n", ["a: = b", "c: = d", "e: ="]),
    Case("no text", "a\nb=\nc :  \nd", ["a: ", "b: ", "c: ", "d: "]),
    Case("blanks around", "  a = b  \n", ["a: b  "]),
    Case("comments", "# a = b\n  ! c = d\ne = # f\n", ["e: # f"]),
    Case("a key with escapes", #"a\ b\=c\:d = x"# + "\n", ["a b=c:d: x"]),
    Case("escapes", #"a = \t\n\r\f\\\"\'\!\u00e9\uD83D\uDE00"#, ["a: \t⏎\r\u{C}\\\"'!é😀"]),
    Case("a leading blank", #"a = \ b"#, ["a:  b"]),
    Case("a continued line", "a = b\\\n   c \\\n\td\ne = f", ["a: bc d", "e: f"]),
    Case("a continuation before the text", "a = \\\n  b\nc\\\n  = \\\r\n  d\n", ["a: b", "c: d"]),
    Case("an even number of backslashes", "a = b\\\\\nc = d\n", ["a: b\\", "c: d"]),
    Case("a continued blank line", "a = b\\\n\nc = d\n", ["a: b", "c: d"]),
    Case("a comment sign after a continuation", "a = b\\\n# c\nd = e\n", ["a: b# c", "d: e"]),
    Case("a backslash at the end", "a = b\\", ["a: b"]),
    Case("CR and CRLF", "a = b\r\nc = d\re = f\r\n", ["a: b", "c: d", "e: f"]),
    Case("a key twice", "a = b\na = c\n", ["a: b", "a: c"]),
    Case("nothing", "", []),
  ]

  @Test(arguments: documents)
  func `lines become units`(example: Case<String, [String]>) {
    let reading = read(example.given, as: .javaProperties, at: "messages_en.properties")
    #expect(reading.findings.map(\.message) == [])
    #expect(reading.units.map { String($0.line.dropLast(4)) } == example.expected)
    for unit in reading.units {
      #expect(unit.source.flatMap { misplaced($0, in: Array(example.given.utf8)) { $0 == UInt8(ascii: "\\") } } == nil)
    }
  }

  @Test func `comments directly above a text are its note`() {
    let text = "# Head\n\n# One\n#\n! two\na = b\nc = d\n\n## Three ##\n\n# Four\n  e = f\n"
    let reading = read(text, as: .javaProperties, at: "messages.properties")
    #expect(reading.units.map { $0.notes.map(\.string) } == [["One\ntwo"], [], ["Four"]])
  }

  @Test func `a translation is read beside the file without a language`() throws {
    let source = "# Note\na = A {0}\nb = B\nc = It's\n"
    let reading = read(
      "a = Ä {0}\nd = D\n", as: .javaProperties, at: "messages_pt_BR.properties",
      beside: ("messages.properties", source))
    #expect(reading.units.map(\.line) == ["a: A {0} = Ä {0}", "d: - = D", "b: B = -", "c: It's = -"])
    let header = try #require(reading.files.first).header
    #expect([header.original, header.sourceLanguage, header.targetLanguage] == ["messages.properties", "en", "pt-BR"])
    #expect(header.messageSyntax == .none)
    #expect(reading.units.map { $0.formatting?.formats } == [[.java], nil, nil, nil])
    #expect(reading.units[0].notes == ["Note"])
  }

  @Test func `an English file need not repeat the default texts`() {
    let reading = read(
      "a = Colour\n", as: .javaProperties, at: "messages_en.properties", beside: ("messages.properties", "a = b\nc = d")
    )
    #expect(reading.units.map(\.line) == ["a: b = Colour"])
  }

  static let paths: [Case<SystemPath, Bool>] = [
    Case("a language", "l10n/JabRef_de.properties", true), Case("a region", "a/text_pt_BR.properties", true),
    Case("a script", "Bundle_zh_Hant.properties", true), Case("messages", "messages.properties", true),
    Case("a bundle", "ui/Bundle.properties", true), Case("a name with Messages", "ValidationMessages.properties", true),
    Case("Gradle", "gradle.properties", false), Case("a logger", "log4j.properties", false),
    Case("Spring", "application.properties", false), Case("a profile", "application-dev.properties", false),
    Case("a wrapper", "gradle/wrapper/gradle-wrapper.properties", false),
    Case("modules", "gradle/modules.properties", false), Case("an old file", "messages_de.old.properties", false),
    Case("another ending", "messages_de.txt", false),
  ]

  @Test(arguments: paths)
  func `files are found by their names`(example: Case<SystemPath, Bool>) {
    #expect(CatalogFormat.matches(example.given) == example.expected)
  }

  @Test func `a file that is named is read`() {
    #expect(CatalogFormat.format(ofFileNamed: "texts.properties", startingWith: Array("a = b".utf8)).id == "properties")
    #expect(CatalogFormat.accepts("texts.properties"))
  }

  @Test func `the sources are in the default file, or else in English`() {
    func sources(_ path: SystemPath) -> [String] {
      CatalogFormat.javaProperties.sourcePaths(ofFileNamed: path).map(\.name.string)
    }
    #expect(sources("a/t_de.properties").prefix(2) == ["a/t.properties", "a/t_en.properties"])
    #expect(sources("a/t_en.properties") == ["a/t.properties"])
    #expect(sources("a/t.properties") == [])
  }

  static let defects: [Case<String, [String]>] = [
    Case("too few digits", "a = 1️⃣\\u12 x", ["error invalid-escape"]),
    Case("no digits", "a = 1️⃣\\uxyz", ["error invalid-escape"]),
    Case("digits at the end", "a = 1️⃣\\u", ["error invalid-escape"]),
    Case("half of a character", "a = 1️⃣\\uD83D\\u0041", ["warning invalid-escape"]),
    Case("a dropped backslash", "a = C:1️⃣\\Programme", ["warning invalid-escape"]),
    Case("an escape of a key", "a1️⃣\\u1 = b", ["error invalid-escape"]),
    Case("no key", "a = b\n 1️⃣= c\n", ["error malformed-properties"]),
    Case(
      "a conflict", "1️⃣<<<<<<< HEAD\na = b\n=======\na = c\n>>>>>>> x\n",
      Array(repeating: "error malformed-properties", count: 3)),
  ]

  @Test(arguments: defects)
  func `a defect is reported at its place`(example: Case<String, [String]>) {
    let marked = MarkedText(example.given)
    let found = read(marked.bytes, as: .javaProperties, at: "messages_en.properties").findings
    #expect(found.map { "\($0.severity) \($0.id)" } == example.expected)
    #expect(found.first?.span.start == marked[1])
    #expect(found.allSatisfy { !$0.message.isEmpty && $0.help != nil })
  }

  // MARK: Encodings

  static let encodings: [Case<[UInt8], [String]>] = [
    Case("UTF-8", Array("a = é".utf8), ["a: é = -"]),
    Case("ISO 8859-1", Array("a = ".utf8) + [0xE9, 0x0A] + Array("b = ".utf8) + [0xFC], ["a: é = -", "b: ü = -"]),
    Case("a byte-order mark", [0xEF, 0xBB, 0xBF] + Array("a = é".utf8), ["a: é = -", "1:1 byte-order-mark"]),
    Case("UTF-16", [0xFF, 0xFE, 0x61, 0, 0x3D, 0], ["1:1 malformed-properties"]),
    Case("a cut", Array("a = é".utf8) + [0xC3], ["a: é = -", "1:6 invalid-encoding"]),
  ]

  @Test(arguments: encodings)
  func `the bytes tell the encoding`(example: Case<[UInt8], [String]>) {
    let reading = read(example.given, as: .javaProperties, at: "messages_en.properties")
    #expect(reading.units.map(\.line) + reading.findings.map(\.line) == example.expected)
  }

  // MARK: Editing

  struct Change: Sendable {
    let document: [UInt8]
    let range: Range<Int>
    let replacement: String

    init(_ document: String, _ range: Range<Int>, _ replacement: String) {
      self.init(Array(document.utf8), range, replacement)
    }

    init(_ document: [UInt8], _ range: Range<Int>, _ replacement: String) {
      (self.document, self.range, self.replacement) = (document, range, replacement)
    }
  }

  static let changes: [Case<Change, [UInt8]?>] = [
    Case("a character", Change("ä = x\r\na = abc\r\n", 1..<2, "ö"), Array("ä = x\r\na = aöc\r\n".utf8)),
    Case("an escape", Change("a = x\\ny", 1..<2, " "), Array("a = x y".utf8)),
    Case(
      "what needs escapes", Change("é = x\na = b", 0..<1, " :=\\\n\té "), Array("é = x\na = \\ \\:=\\\\\\n\\té ".utf8)),
    Case("a file in ASCII", Change("a = b", 1..<1, "é😀"), Array("a = b\\u00E9\\uD83D\\uDE00".utf8)),
    Case(
      "ISO 8859-1", Change(Array("a = ".utf8) + [0xE9], 0..<2, "ü€"),
      Array("a = ".utf8) + [0xFC] + Array("\\u20AC".utf8)),
    Case("a key alone", Change("a\nb = c", 0..<0, "x"), Array("a=x\nb = c".utf8)),
    Case("an empty text", Change("a =\nb = c", 0..<0, "x"), Array("a =x\nb = c".utf8)),
    Case("in a continued line", Change("a = b\\\n  cd", 1..<2, " x"), Array("a = b\\\n  \\ xd".utf8)),
    Case("over a continuation", Change("a = bc\\\n  de", 1..<3, "x"), Array("a = bxe".utf8)),
    Case("a blank that would be skipped", Change("a = b c", 0..<1, ""), nil),
  ]

  @Test(arguments: changes)
  func `only the bytes of the text change`(example: Case<Change, [UInt8]?>) throws {
    let path = "messages_en.properties"
    let units = read(example.given.document, as: .javaProperties, at: path).units
    let segment = try #require(units.first { $0.id == "a" }?.source)
    let fix = segment.fix(replacing: example.given.range, with: ExactText(example.given.replacement), isSafe: true)
    guard let expected = example.expected else {
      #expect(fix == nil)
      return
    }
    let after = CatalogFormat.javaProperties.applying([try #require(fix)], to: example.given.document)
    #expect(String(decoding: after.bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(after.bytes == expected)
    var text = Array(segment.text.string.utf8)
    text.replaceSubrange(example.given.range, with: example.given.replacement.utf8)
    let again = read(after.bytes, as: .javaProperties, at: path).units.first { $0.id == "a" }?.source?.text
    #expect(again?.string == String(decoding: text, as: UTF8.self))
  }

  // MARK: Hostile input

  static let hostile: [Case<String, [String]>] = [
    Case("a long text", "a = " + String(repeating: "x", count: 1_100_000), ["limit-exceeded"]),
    Case("backslashes", "a = " + String(repeating: "\\", count: 200_001), []),
    Case("continuations", "a = " + String(repeating: "\\\n", count: 100_000), []),
    Case("line breaks", String(repeating: "\r", count: 200_000), []),
    Case("separators", String(repeating: "=\n", count: 20_000), ["malformed-properties"]),
    Case("NULs", String(repeating: "\0", count: 100_000), []),
    Case("escapes", "a = " + String(repeating: "\\u", count: 20_000), ["invalid-escape"]),
  ]

  @Test(arguments: hostile)
  func `hostile input ends in findings`(example: Case<String, [String]>) {
    let found = read(example.given, as: .javaProperties, at: "messages_en.properties").findings
    #expect(
      Set(found.map(\.id.string)).subtracting(["limit-exceeded"])
        == Set(example.expected).subtracting(["limit-exceeded"]))
    if example.expected == ["limit-exceeded"] { #expect(found.map(\.id) == ["limit-exceeded"]) }
  }

  @Test func `every cut of a document is read`() {
    let bytes = Array("# ä\na\\ b = x\\u00e9\\uD83D\\uDE00\\\r\n  y\\n\nc:d\r\ne".utf8)
    for length in 0...bytes.count {
      let reading = read(Array(bytes[..<length]), as: .javaProperties, at: "messages_en.properties")
      #expect(reading.findings.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end })
    }
  }
}
