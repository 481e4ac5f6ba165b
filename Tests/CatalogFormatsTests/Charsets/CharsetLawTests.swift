import TestSupport
import Testing

@testable import WatchwordCatalogFormats

/// Laws that hold for every charset.
@Suite struct CharsetLawTests {
  /// The number of codes that are the second one of a character; they are read and not written.
  static let secondCodes = ["CP932": 398, "BIG5": 10, "GB18030": 18]

  @Test(arguments: TextEncoding.converters.map(\.name))
  func `every name has a charset, whose first 128 characters are those of ASCII`(name: String) throws {
    let charset = try #require(Charset(named: name))
    for byte: UInt8 in 0...0x7F {
      #expect(charset.reading(of: [byte]) == .character(Unicode.Scalar(byte)))
      #expect(charset.bytes(of: Unicode.Scalar(byte)) == [byte])
    }
  }

  @Test(arguments: Rounds.sample(Charset.namesWithTables, 4))
  func `what is read is written as the same bytes, or as the first of two codes`(name: String) throws {
    let charset = try #require(Charset(named: name))
    var (count, second) = (0, 0)
    var others: [[UInt8]] = []
    charset.forEachCharacter { bytes, character in
      count += 1
      let written = charset.bytes(of: character)
      if written == bytes { return }
      second += 1
      if written.map({ charset.reading(of: $0) }) != .character(character) { others.append(bytes) }
    }
    #expect(others.isEmpty, "\(others.prefix(9))")
    #expect(count > 200)
    #expect(second == Self.secondCodes[name] ?? 0)
  }

  @Test(arguments: Rounds.sample(Charset.namesWithTables, 4))
  func `what is written is read as the same character, and never as a similar one`(name: String) throws {
    let charset = try #require(Charset(named: name))
    var others: [Unicode.Scalar] = []
    for value: UInt32 in Array(0x80...0xFFFF) + Array(0x1F600...0x1F64F) + Array(0x20000...0x24300) {
      guard let character = Unicode.Scalar(value), let bytes = charset.bytes(of: character) else { continue }
      if charset.reading(of: bytes) != .character(character) { others.append(character) }
    }
    #expect(others.isEmpty, "\(others.prefix(9))")
  }

  @Test(arguments: Charset.namesWithTables)
  func `any bytes are characters up to the first invalid ones`(name: String) throws {
    let charset = try #require(Charset(named: name))
    var random = SeededGenerator(seed: 8859)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: Bool.random(using: &random) ? 0x80...0xFF : 0x20...0x7F, using: &random)
      }
      var text: [UInt8] = []
      guard let bad = charset.decode(bytes[...], into: &text) else { continue }
      // The bad bytes are the next four or all that are left, so they show how many come before them.
      let place = (0...bytes.count).first { Array(bytes[$0...].prefix(4)) == bad.bytes && isRead(bytes[..<$0], text) }
      #expect(place != nil, "\(bytes)")
      if bad.isTruncated { #expect(bad.bytes.count < 4) }
    }

    func isRead(_ bytes: ArraySlice<UInt8>, _ expected: [UInt8]) -> Bool {
      var text: [UInt8] = []
      return charset.decode(bytes, into: &text) == nil && text == expected
    }
  }
}
