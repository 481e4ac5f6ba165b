import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordSystemFiles

@testable import WatchwordBreaches

@Suite struct BreachedPasswordFileTests {
  private static let passwords = (0..<500).map { "password \($0)" }

  /// The sorted lines of the passwords; every third one has a count.
  private static func lines(of passwords: [String] = passwords) -> [String] {
    passwords.enumerated().map { index, password in
      let hash = String(decoding: SHA1.digest(of: password.utf8).hexadecimal, as: UTF8.self)
      return index.isMultiple(of: 3) ? "\(hash):\(index + 1)" : hash
    }.sorted()
  }

  private static func count(at index: Int) -> Int { index.isMultiple(of: 3) ? index + 1 : 1 }

  private static func file(_ text: String) -> Reading<BreachedPasswordFile> {
    BreachedPasswordFile.read(Array(text.utf8), name: "hashes.txt")
  }

  static let layouts = [
    Case("LF", (ending: "\n", last: "\n"), 0), Case("CRLF", (ending: "\r\n", last: "\r\n"), 0),
    Case("LF, last line without an end", (ending: "\n", last: ""), 0),
    Case("CRLF, last line without an end", (ending: "\r\n", last: ""), 0),
    Case("empty lines at the end", (ending: "\n", last: "\n\n\r\n"), 0),
  ]

  @Test(arguments: layouts) func `every password of a list is found with its count, and no other`(
    _ layout: Case<(ending: String, last: String), Int>
  ) throws {
    let text = Self.lines().joined(separator: layout.given.ending) + layout.given.last
    for text in [text, text.lowercased()] {
      let reading = Self.file(text)
      #expect(reading.findings.isEmpty)
      let file = try #require(reading.value)
      #expect(file.check().isEmpty)
      for (index, password) in Rounds.sample(Array(Self.passwords.enumerated()), 100) {
        #expect(file.occurrences(of: password).value == Self.count(at: index))
        let other = file.occurrences(of: "other \(index)")
        #expect(other.value == 0)
        #expect(other.findings.isEmpty)
      }
    }
  }

  @Test func `lists of 1 to 40 lines are searched to their ends`() throws {
    for count in 1...40 {
      let passwords = Array(Self.passwords.prefix(count))
      let file = try #require(Self.file(Self.lines(of: passwords).joined(separator: "\n")).value)
      for (index, password) in passwords.enumerated() {
        #expect(file.occurrences(of: password).value == Self.count(at: index), "\(count) lines")
      }
      for end in ["0", "F"] {
        let hash = try #require(SHA1.Digest(hexadecimal: String(repeating: end, count: 40)))
        #expect(file.occurrences(of: hash).value == 0)
      }
    }
  }

  private static let first = "0000000A0E3B9F25FF41DE4B5AC238C2D545C7A8"
  private static let second = "0000000CAEF405439D57847A8657218C618160B2"

  static let wrong = [
    Case("nothing", "", "empty-breach-file 1:1"),
    Case("only ends of lines", "\r\n\n\n", "empty-breach-file 1:1"),
    Case("only a mark", "\u{FEFF}", "empty-breach-file 1:1"),
    Case("a mark", "\u{FEFF}\(first)\n", "byte-order-mark 1:1"),
    Case("out of order", "\(second)\n\(first)\n", "unsorted-breach-file 2:1"),
    Case("out of order in small letters", "\(second)\n\(first.lowercased())\n", "unsorted-breach-file 2:1"),
    Case("cut in the hash", "\(first)\n0000000CAEF", "malformed-hash 2:12"),
    Case("cut after the colon", "\(first)\n\(second):", "malformed-breach-count 2:42"),
    Case("no hash", "password\n", "malformed-hash 1:1"),
    Case("a hash of SHA-256", "\(first)\(first.prefix(24))\n", "malformed-hash 1:41"),
    Case("a hash of NTLM", "\(first.prefix(32)):7\n", "malformed-hash 1:33"),
    Case("an empty line", "\(first)\n\n\(second)\n", "malformed-hash 2:1"),
    Case("a letter that is not a digit", "\(first)\n\(second.dropLast())G\n", "malformed-hash 2:40"),
    Case("a blank before the count", "\(first): 7\n", "malformed-breach-count 1:42"),
    Case("a negative count", "\(first):-7\n", "malformed-breach-count 1:42"),
    Case("a count of 19 digits", "\(first):1234567890123456789\n", "malformed-breach-count 1:42"),
    Case("characters of three bytes", "\(first)\n密码密码\n", "malformed-hash 2:1"),
    Case("a NUL", "\(first)\u{0}\n", "malformed-hash 1:41"),
  ]

  @Test(arguments: wrong) func `a wrong file is reported at its place`(_ wrong: Case<String, String>) {
    let reading = Self.file(wrong.given)
    #expect(reading.findings.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" } == [wrong.expected])
    #expect((reading.value == nil) == reading.findings.containsError)
    for finding in reading.findings {
      #expect(finding.message.first?.isUppercase == true)
      #expect(finding.message.last != ".")
    }
  }

  @Test func `bytes that are not text are reported, also without any line end`() {
    for byte in [0x00, 0x0D, 0x30, 0x41, 0x80, 0xFF] as [UInt8] {
      for count in [1, 39, 40, 41, 61, 62, 1_000, 100_000] {
        let reading = BreachedPasswordFile.read([UInt8](repeating: byte, count: count), name: "bytes")
        let isHash = count == 40 && (byte == 0x30 || byte == 0x41)
        #expect(reading.isSound == isHash, "\(count) times \(byte)")
        #expect(reading.findings.count == (isHash ? 0 : 1))
      }
    }
  }

  @Test func `a wrong line between the sampled ones is found by the check, and reported by the look-up that meets it`()
    throws
  {
    var lines = Self.many
    let place = lines.count / 2
    let hidden = try #require(SHA1.Digest(hexadecimal: lines[place].prefix(40)))
    lines[place] = String(lines[place].prefix(12))
    let reading = Self.file(lines.joined(separator: "\n"))
    let file = try #require(reading.value, "\(reading.findings)")
    #expect(file.check().map { "\($0.id) \($0.span.start.line)" } == ["malformed-hash \(place + 1)"])
    let lookup = file.occurrences(of: hidden)
    #expect(lookup.value == nil)
    #expect(lookup.findings.map { "\($0.id) \($0.span.start.line)" } == ["malformed-hash \(place + 1)"])
  }

  /// Places of the first of two lines that are swapped: at the ends, in the middle, where look-ups start, and others.
  static let swapped = [0, 1, 4_711, 9_998, 9_999, 10_000, 12_345, 19_997, 19_998]

  private static let many = lines(of: (0..<20_000).map { "\($0)" })

  @Test(arguments: swapped) func `two swapped lines never make a password of the list unknown`(_ place: Int) throws {
    var lines = Self.many
    let hashes = try lines[place...place + 1].map { try #require(SHA1.Digest(hexadecimal: $0.prefix(40))) }
    lines.swapAt(place, place + 1)
    let reading = Self.file(lines.joined(separator: "\r\n"))
    let expected = ["unsorted-breach-file \(place + 2)"]
    guard let file = reading.value else {
      // The sampled lines showed it.
      #expect(reading.findings.map { "\($0.id) \($0.span.start.line)" } == expected)
      return
    }
    let lookups = hashes.map { file.occurrences(of: $0) }
    for lookup in lookups where lookup.value == nil {
      #expect(lookup.findings.map { "\($0.id) \($0.span.start.line)" } == expected)
    }
    #expect(!lookups.contains { $0.value == 0 })
    #expect(lookups.contains { $0.value == nil })
  }

  @Test func `a file is mapped, and one that cannot be is read or reported`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Self.lines().joined(separator: "\n").utf8), to: "hashes")
    let reading = try BreachedPasswordFile.open(path)
    #expect(reading.isSound)
    #expect(reading.value?.occurrences(of: "password 6").value == 7)
    #expect(try BreachedPasswordFile.open(SystemPath("/dev/null")).findings.map(\.id) == ["empty-breach-file"])
    #expect(throws: FileError.self) { try BreachedPasswordFile.open(path.folder.appending("none".utf8)) }
    let error = #expect(throws: FileError.self) { try BreachedPasswordFile.open(path.folder) }
    #expect(error?.reason == .isFolder)
  }

  @Test func `many lines of the greatest length take few probes`() throws {
    // The hashes differ in their first 6 digits: that is all that a look-up needs.
    let count = Rounds.length(1_000_000)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(61 * count)
    let rest = Array("00000000000000000000000000000000FF:123456789012345678\r\n".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for number in 0..<count {
      for shift in stride(from: 20, through: 0, by: -4) { bytes.append(digits[number >> shift & 0xF]) }
      bytes += rest
    }
    #expect(bytes.count == 61 * count)
    let file = try #require(BreachedPasswordFile.read(bytes, name: "many").value)
    var generator = SeededGenerator(seed: 24)
    var most = 0
    for round in 0..<3_000 {
      let number = round < 1_000 ? round : Int.random(in: 0..<count, using: &generator)
      let prefix = String(number, radix: 16).uppercased()
      let suffix = round.isMultiple(of: 2) ? "FF" : "FE"
      let text = String(repeating: "0", count: 6 - prefix.count) + prefix + String(repeating: "0", count: 32) + suffix
      let hash = try #require(SHA1.Digest(hexadecimal: text))
      #expect(file.occurrences(of: hash).value == (round.isMultiple(of: 2) ? 123_456_789_012_345_678 : 0))
      most = max(most, file.probes(for: hash))
    }
    #expect((Rounds.isWhole ? 15 : 12)...22 ~= most, "\(most) probes")
  }
}
