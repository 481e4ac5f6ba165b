import TestSupport
import Testing
import WatchwordBasics
import WatchwordBreaches

@Suite struct BreachRangeTests {
  /// The range of the prefix 21BD1 as the service documents it, with padding.
  private static let answer = """
    0018A45C4D1DEF81644B54AB7F969B88D65:1\r
    00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2\r
    011053FD0102E94D6AE2F8B83D76FAF94F6:1\r
    012A7CA357541F0AC487871FEEC1891C49C:2\r
    01AF2F1E1C3A8F2C84A0B8C7D9E6F5A4B3C:0\r
    """

  private struct Ranges: BreachRangeProvider {
    let answers: [ExactText: String]

    func range(of prefix: ExactText) async throws -> [UInt8] {
      guard let answer = answers[prefix] else { throw Unknown(prefix: prefix) }
      return Array(answer.utf8)
    }
  }

  private struct Unknown: Error, Equatable {
    let prefix: ExactText
  }

  @Test(arguments: [
    Case("first", "21BD10018A45C4D1DEF81644B54AB7F969B88D65", 1),
    Case("in the middle", "21BD100D4F6E8FA6EECAD2A3AA415EEC418D38EC", 2),
    Case("padding", "21BD101AF2F1E1C3A8F2C84A0B8C7D9E6F5A4B3C", 0),
    Case("not there", "21BD1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", 0),
  ])
  func `a range shows how often a hash occurs`(_ hash: Case<String, Int>) throws {
    for text in [Self.answer, Self.answer.lowercased(), Self.answer + "\n\n", "\u{FEFF}" + Self.answer] {
      let reading = BreachRange.read(SourceText(name: "21BD1", bytes: Array(text.utf8)))
      #expect(reading.findings.isEmpty)
      let digest = try #require(SHA1.Digest(hexadecimal: hash.given))
      #expect(reading.value?.occurrences(of: digest) == hash.expected)
      #expect(reading.value?.count == 4)
    }
  }

  @Test(arguments: [
    Case("an error page", "<html>\n<body>", ["malformed-hash 1:1", "malformed-hash 2:1"]),
    Case("a whole hash", "21BD10018A45C4D1DEF81644B54AB7F969B88D65:1", ["malformed-hash 1:36"]),
    Case("a hash that is cut", "0018A45C4D1DEF:1", ["malformed-hash 1:15"]),
    Case("no count", "0018A45C4D1DEF81644B54AB7F969B88D65", ["malformed-breach-count 1:36"]),
    Case("an empty count", "0018A45C4D1DEF81644B54AB7F969B88D65:\r\n", ["malformed-breach-count 1:37"]),
    Case(
      "a count of 19 digits", "0018A45C4D1DEF81644B54AB7F969B88D65:9999999999999999999", ["malformed-breach-count 1:37"]
    ),
    Case("Unicode", "0018A45C4D1DEF81644B54AB7F969B88D65:٣", ["malformed-breach-count 1:37"]),
  ])
  func `a wrong answer is reported and ignored`(_ wrong: Case<String, [String]>) {
    let reading = BreachRange.read(SourceText(name: "21BD1", bytes: Array(wrong.given.utf8)))
    #expect(reading.value == nil)
    #expect(reading.findings.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" } == wrong.expected)
  }

  @Test func `an answer of more than 1 MiB is refused`() {
    let line = Array("0018A45C4D1DEF81644B54AB7F969B88D65:1\n".utf8)
    let lines = Array(repeatElement(line, count: (1 << 20) / line.count).joined())
    #expect(BreachRange.read(SourceText(name: "range", bytes: lines)).isSound)
    let reading = BreachRange.read(SourceText(name: "range", bytes: lines + line))
    #expect(reading.value == nil)
    #expect(reading.findings.map(\.id) == ["breach-range-too-long"])
  }

  @Test func `a provider gets five digits of the hash`() async throws {
    // SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
    let ranges = Ranges(answers: ["5BAA6": "1E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824\r\n"])
    #expect(try await BreachedPasswords.occurrences(of: "password", using: ranges).value == 9_545_824)
    await #expect(throws: Unknown(prefix: "E5E9F")) {
      try await BreachedPasswords.occurrences(of: "secret", using: ranges)
    }
    let empty = Ranges(answers: ["5BAA6": ""])
    #expect(try await BreachedPasswords.occurrences(of: "password", using: empty).value == 0)
    let page = Ranges(answers: ["5BAA6": "503 Service Unavailable"])
    let reading = try await BreachedPasswords.occurrences(of: "password", using: page)
    #expect(reading.value == nil)
    #expect(reading.findings.map { "\($0.file) \($0.id)" } == ["5BAA6 malformed-hash"])
  }
}
