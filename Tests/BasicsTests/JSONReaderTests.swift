import TestSupport
import Testing
import WatchwordBasics

@Suite struct JSONReaderTests {
  static func read(_ bytes: [UInt8]) -> Reading<JSONNode> {
    JSONReader.read(SourceText(name: "t.json", bytes: bytes), maximumLength: 1 << 20)
  }

  typealias Finding = (line: Int, column: Int, message: String)

  static let broken: [Case<String, Finding>] = [
    Case("nothing", "", (1, 1, "empty")), Case("blanks", "  \n ", (2, 2, "empty")),
    Case("an open object", "{", (1, 2, "end of the text")), Case("no colon", "{\"a\" 1}", (1, 6, "\":\"")),
    Case("a comma at the end of an object", "{\"a\":1,}", (1, 8, "after the comma")),
    Case("no comma", "[1 2]", (1, 4, "\",\" or \"]\"")),
    Case("a comma at the end of a list", "[1,]", (1, 4, "after the comma")),
    Case("single quotation marks", "{'a':1}", (1, 2, "\"'\"")), Case("a bare name", "{a:1}", (1, 2, "\"a\"")),
    Case("a capital", "[True]", (1, 2, "\"T\"")), Case("a leading zero", "[01]", (1, 2, "leading zero")),
    Case("no fraction", "[1.]", (1, 4, "decimal point")), Case("no exponent", "[1e]", (1, 4, "exponent")),
    Case("a sign alone", "[-]", (1, 3, "digit")), Case("more than a value", "{} x", (1, 4, "after the value")),
    Case("a line break in a string", "[\"a\nb\"]", (1, 4, "line break")),
    Case("an open string", "[\"a", (1, 2, "inside a string")),
    Case("an unknown escape", "[\"\\q\"]", (1, 3, "escape")),
    Case("half a pair", "[\"\\ud800\"]", (1, 3, "surrogate")),
    Case("the other half", "[\"\\udc00\"]", (1, 3, "surrogate")),
    Case("an unfinished escape", "[\"\\u12\"]", (1, 3, "hexadecimal")),
    Case("a byte order mark", "\u{FEFF}{", (1, 2, "end of the text")),
    Case("a control character", "[\u{1}]", (1, 2, "control character")), Case("a comment", "[/*x*/1]", (1, 2, "\"/\"")),
  ]

  @Test(arguments: broken) func `broken JSON is reported at its place`(_ broken: Case<String, Finding>) throws {
    let reading = Self.read(Array(broken.given.utf8))
    #expect(reading.value == nil)
    let found = try #require(reading.findings.last)
    #expect(found.severity == .error)
    #expect(found.span.start == SourcePosition(line: broken.expected.line, column: broken.expected.column))
    #expect(found.message.contains(broken.expected.message), "\(found.message)")
  }

  @Test(arguments: [[0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B]] as [[UInt8]])
  func `UTF-16 is named in the message`(bytes: [UInt8]) throws {
    let reading = Self.read(bytes)
    let found = try #require(reading.findings.first)
    #expect(reading.value == nil && reading.findings.count == 1 && found.span.start == .start)
    #expect(found.message.contains("UTF-16") && found.help == "Save the file as UTF-8")
  }

  @Test(arguments: [
    Case("every kind of value", #"[true,false,null,-1.5e+3,"\u00e9\ud83d\ude00\n\/"]"#, 5),
    Case("an empty list", "[]", 0),
    Case("a byte order mark", "\u{FEFF}[ ]", 0), Case("a line separator in a string", "[\"\u{2028}\"]", 1),
  ])
  func `good JSON is read`(_ text: Case<String, Int>) throws {
    let reading = Self.read(Array(text.given.utf8))
    #expect(reading.isSound)
    guard case .array(let nodes)? = reading.value?.value else {
      Issue.record("no list")
      return
    }
    #expect(nodes.count == text.expected)
  }

  @Test(arguments: ["{\"a\": 1}", "[[], 2]", "\"\\u0041\"", "-1.5e3", "true", "null"])
  func `a value extends from its first byte to its last`(text: String) throws {
    let root = try #require(Self.read(Array(" \(text)\n".utf8)).value)
    #expect(root.range == 1..<(1 + text.utf8.count))
    guard case .array(let nodes) = root.value else { return }
    #expect(nodes.map(\.range) == [2..<4, 6..<7])
  }

  @Test func `a duplicate name is reported and both values are kept`() throws {
    let reading = Self.read(Array("{\"a\":1,\"\\u0061\":2}".utf8))
    #expect(reading.findings.map(\.id) == ["duplicate-key"])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 1, column: 8))
    guard case .object(let members)? = reading.value?.value else {
      Issue.record("no object")
      return
    }
    #expect(members.count == 2)
  }

  @Test func `canonically equivalent names are not duplicates`() {
    #expect(Self.read(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)).findings.isEmpty)
  }

  @Test func `a thousand brackets and megabytes of blanks end in a finding that names the cap`() {
    let deep = Self.read([UInt8](repeating: UInt8(ascii: "["), count: 1000))
    #expect(deep.findings.map(\.id) == ["limit-exceeded"])
    #expect(deep.findings.first?.message.contains("64") == true)
    #expect(deep.findings.first?.span.start == SourcePosition(line: 1, column: 65))
    let long = Self.read([UInt8](repeating: 0x20, count: Rounds.length(10 << 20)))
    #expect(long.findings.first?.message.contains("1048576") == true)
  }

  @Test func `bytes that are not UTF-8 are reported`() {
    #expect(Self.read([0x5B, 0x22, 0xFF, 0x22, 0x5D]).findings.map(\.id) == ["invalid-utf8"])
    #expect(Self.read([0x5B, 0xFF, 0x5D]).findings.first?.message.contains("0xFF") == true)
  }

  @Test func `nothing traps on any bytes`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array(#"{}[]":,\u0dDtrue-1.eE "#.utf8) + [0xFF, 0x0A, 0xC3, 0x00]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      let reading = Self.read(bytes)
      let isRead = reading.value != nil
      #expect(isRead != reading.findings.containsError || reading.findings.contains { $0.id == "duplicate-key" })
    }
  }

  @Test func `what is written is read back`() throws {
    let texts = ["", "a\"b\\c", "\u{0}\u{7F}\u{2028}\u{FEFF}é😀", "\r\n\t"]
    for isIndented in [false, true] {
      var writer = JSONWriter(isIndented: isIndented)
      writer.object { writer in
        writer.member("version", 1)
        writer.member("texts", texts)
        writer.object("none") { _ in }
      }
      let reading = Self.read(Array(writer.text.utf8))
      #expect(reading.findings.isEmpty)
      guard case .object(let members)? = reading.value?.value, case .array(let nodes) = members[1].node.value else {
        Issue.record("not read: \(writer.text)")
        return
      }
      let read = nodes.compactMap { if case .string(let string) = $0.value { string.text } else { nil } }
      #expect(read == texts.map { ExactText($0) })
    }
  }

  @Test func `findings in a quoted text are placed through its escapes`() throws {
    let outer = SourceText(name: "t", bytes: Array(#"  "{\"\u00e9\ud83d\ude00\": nul}""#.utf8))
    let root = try #require(JSONReader.read(outer, maximumLength: 100).value)
    guard case .string(let string) = root.value else {
      Issue.record("no string")
      return
    }
    let inner = JSONReader.read(outer.contents(of: string), maximumLength: 100)
    #expect(inner.findings.first?.span.start == SourcePosition(line: 1, column: 29))
  }
}
