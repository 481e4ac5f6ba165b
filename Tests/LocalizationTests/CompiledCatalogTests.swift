import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct CompiledCatalogTests {
  private func read(_ text: String) -> Reading<Catalog> {
    CompiledCatalog.read(SourceText(name: "c.json", bytes: Array(text.utf8)))
  }

  private static let everything = """
    {"version":1,"locale":"ru","messages":{"":"пусто","both":{"text":"%1$#@a@\\n\\"","substitutions":{"a":{"argument":2,\
    "plural":{"one":"%arg","other":"%2$lld"}},"b.c":{"device":{"mac":"m"}}}},"counted":{"plural":{"one":"один файл",\
    "few":"%lld файла","many":"%lld файлов","other":"%lld файла"}},"device":{"device":{"iphone":"tap","other":{"plural":\
    {"other":"%lld"}}}}}}
    """

  @Test func `what was read is written again byte by byte`() throws {
    let reading = read(Self.everything)
    #expect(reading.findings.isEmpty)
    let catalog = try #require(reading.value)
    #expect(CompiledCatalog.write(catalog) == Self.everything)
    let lines = CompiledCatalog.write(catalog, in: .messagePerLine)
    #expect(read(lines).value == catalog)
    #expect(lines.split(separator: "\n").count { $0.hasPrefix("    \"") } == catalog.messages.count)
  }

  @Test(arguments: [
    ("", "malformed-json", 1, 1), ("{", "malformed-json", 1, 2), ("[]", "wrong-type", 1, 1),
    (#"{"locale":"ru","messages":{}}"#, "missing-key", 1, 1),
    (#"{"version":2,"locale":"ru","messages":{}}"#, "unsupported-version", 1, 12),
    (#"{"version":"1","locale":"ru","messages":{}}"#, "unsupported-version", 1, 12),
    (#"{"version":1e99999,"locale":"ru","messages":{}}"#, "unsupported-version", 1, 12),
    (#"{"version":1,"messages":{}}"#, "missing-key", 1, 1),
    (#"{"version":1,"locale":7,"messages":{}}"#, "wrong-type", 1, 23),
    (#"{"version":1,"locale":"","messages":{}}"#, "invalid-language-tag", 1, 23),
    (#"{"version":1,"locale":"ru"}"#, "missing-key", 1, 1),
  ])
  func `an unusable catalogue is refused with its place`(text: String, id: String, line: Int, column: Int) {
    let reading = read(text)
    #expect(reading.value == nil)
    #expect(reading.findings.map { $0.id } == [ExactText(id)])
    #expect(reading.findings.first?.span.start == SourcePosition(line: line, column: column))
  }

  /// The defect is after the mark.
  @Test(arguments: [
    (#"{"k":▶7}"#, "wrong-type"), (#"{"k":▶{}}"#, "missing-key"), (#"{"k":{"text":"x",▶"txt":"x"}}"#, "unknown-key"),
    (#"{"k":{"plural":{"most":▶"x","one":"y"}}}"#, "unknown-plural-category"),
    (#"{"k":{"plural":{"one":▶["x"],"other":"y"}}}"#, "wrong-type"), (#"{"k":▶{"plural":{}}}"#, "missing-key"),
    (#"{"k":{"device":{"pager":▶"x","mac":"y"}}}"#, "unknown-device"),
    (#"{"k":{"device":{"mac":{"text":"x",▶"device":"x"}}}}"#, "unknown-key"),
    (#"{"k":{"device":{"mac":▶{},"other":"x"}}}"#, "missing-key"),
    (#"{"k":{"text":"x","plural":{"one":▶"y"}}}"#, "plural-conflict"),
    (#"{"k":{"text":"x","device":{"mac":▶"y"}}}"#, "device-conflict"),
    (#"{"k":{"substitutions":{"a":{"plural":{"one":▶"y"}}}}}"#, "substitution-without-message"),
    (#"{"k":{"text":"x","substitutions":{"a":{"argument":▶0,"text":"y"}}}}"#, "invalid-argument"),
    (#"{"k":{"text":"x","substitutions":{"a":{"argument":▶1.5,"text":"y"}}}}"#, "invalid-argument"),
    (#"{"k":{"text":"x","substitutions":{"a":{"argument":▶"1","text":"y"}}}}"#, "wrong-type"),
    (#"{"k":{"text":"x","substitutions":{"a":▶{"argument":1}}}}"#, "missing-key"),
    (#"{"k":{"text":"x","substitutions":▶7}}"#, "wrong-type"), (#"{"k":"x",▶"k":"y"}"#, "duplicate-key"),
    (#"{"k":{"plural":{"one":"x",▶"one":"y"}}}"#, "duplicate-key"),
  ])
  func `a bad message is reported with its place and the rest is kept`(marked: String, id: String) throws {
    let mark = try #require(Array(marked.unicodeScalars).firstIndex(of: "▶"))
    let messages = marked.split(separator: "▶").joined().dropLast()
    let reading = read(
      "{\"version\":1,\"locale\":\"ru\",\"messages\":\n\(messages),\n\"good\":\"text\"}}")
    #expect(reading.value?.messages["good"] == Message("text"))
    #expect(reading.findings.map { $0.id } == [ExactText(id)])
    #expect(reading.findings.first?.span.start == SourcePosition(line: 2, column: mark + 1))
    if id != "duplicate-key" { #expect(reading.findings.first?.unit == "k") }
  }

  @Test(arguments: 0..<300)
  func `a catalogue that is written and read is the same`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let made = generator.catalog()
    let catalog = try #require(made)
    let text = CompiledCatalog.write(catalog)
    let again = read(text)
    #expect(again.findings.isEmpty)
    #expect(again.value == catalog)
    #expect(again.value.map { CompiledCatalog.write($0) } == text)
  }

  @Test(arguments: 0..<300)
  func `broken bytes never stop the reader`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(Self.everything.utf8)
    for _ in 0..<generator.number(below: 8) {
      bytes[generator.number(below: bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
    }
    bytes.removeLast(generator.number(below: bytes.count))
    let reading = CompiledCatalog.read(SourceText(name: "c.json", bytes: bytes))
    #expect(reading.value != nil || !reading.findings.isEmpty)
  }
}
