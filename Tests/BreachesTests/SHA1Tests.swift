import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordBreaches
import WatchwordSystemFiles

@Suite struct SHA1Tests {
  /// The examples of NIST (Cryptographic Standards and Guidelines, Examples with Intermediate Values, SHA-1), and the
  /// messages of FIPS 180-2, appendix A.
  static let vectors = [
    Case("nothing", [UInt8](), "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709"),
    Case("one block", Array("abc".utf8), "A9993E364706816ABA3E25717850C26C9CD0D89D"),
    Case(
      "two blocks", Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "84983E441C3BD26EBAAE4AA1F95129E5E54670F1"),
    Case("a million letters", [UInt8](repeating: 0x61, count: 1_000_000), "34AA973CD4C4DAA4F61EEB2BDBAD27316534016F"),
  ]

  @Test(arguments: vectors) func `the vectors of NIST`(_ vector: Case<[UInt8], String>) {
    #expect(hexadecimal(SHA1.digest(of: vector.given)) == vector.expected)
  }

  @Test func `hashes are those of sha1sum, at all lengths to 300 and at others to 5,000, and for 4 MB`() throws {
    guard let sha1sum = Tool("sha1sum") else { return }
    var generator = SeededGenerator(seed: 180_4)
    let lengths = Array(0...300) + (0..<100).map { _ in Int.random(in: 301...5_000, using: &generator) } + [4_000_003]
    let inputs = lengths.map { length in (0..<length).map { _ in UInt8(truncatingIfNeeded: generator.next()) } }
    let folder = try TemporaryFolder()
    let paths = try inputs.enumerated().map { "\(try folder.write($1, to: "\($0)").name)" }
    let text = String(decoding: try sha1sum.output(paths), as: UTF8.self)
    let expected = text.split(separator: "\n").map { $0.prefix(40).uppercased() }
    try #require(expected.count == inputs.count)
    for (input, expected) in zip(inputs, expected) {
      #expect(hexadecimal(SHA1.digest(of: input)) == expected, "\(input.count) bytes")
    }
  }

  @Test func `pieces give the hash of the whole, and more can follow a hash`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for size in [1, 3, 55, 56, 63, 64, 65, 127, 128, 999] {
      var hash = SHA1()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.append(Array(bytes[start..<min(start + size, bytes.count)]))
        _ = hash.digest
      }
      #expect(hash.digest == SHA1.digest(of: bytes), "pieces of \(size) bytes")
    }
  }

  @Test func `hexadecimal digits are read in either case, and nothing else is`() {
    let text = "A9993E364706816ABA3E25717850C26C9CD0D89D"
    #expect(SHA1.Digest(hexadecimal: text) == SHA1.digest(of: Array("abc".utf8)))
    #expect(SHA1.Digest(hexadecimal: text.lowercased()) == SHA1.digest(of: Array("abc".utf8)))
    for wrong in ["", String(text.dropLast()), text + "0", "G" + text.dropFirst(), "Ａ" + text.dropFirst(3)] {
      #expect(SHA1.Digest(hexadecimal: wrong) == nil, "\(wrong)")
    }
  }

  @Test func `a description does not show the hash`() {
    let hash = SHA1.digest(of: Array("abc".utf8))
    for text in ["\(hash)", String(reflecting: hash), String(describing: [hash])] {
      #expect(text.contains("hidden"))
      #expect(!text.contains("A9993E"))
    }
    var dumped = ""
    dump(hash, to: &dumped)
    #expect(!dumped.contains("169"))
  }

  private func hexadecimal(_ hash: SHA1.Digest) -> String { String(decoding: hash.hexadecimal, as: UTF8.self) }
}
