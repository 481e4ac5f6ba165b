import Foundation
import TestSupport
import Testing

@testable import WatchwordCommand

@Suite struct CompressionTests {
  /// Data of many kinds: none, few, repetitive ones, random ones, and those of the page.
  static func samples() throws -> [(name: String, bytes: [UInt8])] {
    var generator = SeededGenerator(seed: 14)
    var samples: [(String, [UInt8])] = (0..<4).map { ("\($0) bytes", Array("abc".utf8.prefix($0))) }
    samples.append(("zeros", Array(repeating: 0, count: 1 << 20)))
    samples.append(("the same eight bytes", (0..<1 << 17).flatMap { _ in "abcdefgh".utf8 }))
    samples.append(("random bytes", (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    for alphabet in [1, 2, 4, 60] {
      for length in [2, 258, 259, 3000, 40_000] {
        let bytes = (0..<length).map { _ in UInt8.random(in: 0..<UInt8(alphabet), using: &generator) }
        samples.append(("\(length) bytes of \(alphabet)", bytes))
      }
    }
    // So uneven that the code of the rarest is too long before it is limited.
    var counts = [1, 1]
    while counts.count < 22 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let uneven = counts.enumerated().flatMap { Array(repeating: UInt8($0.offset), count: $0.element) }
    samples.append(("Fibonacci's numbers", uneven.shuffled(using: &generator)))
    // A repetition from just inside the window, and one from just outside.
    for distance in [32_767, 32_768, 32_769] {
      let middle = (0..<distance - 40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = Array("forty bytes that come back after a while".utf8)
      samples.append(("a distance of \(distance)", text + middle + text))
    }
    samples.append(("a catalogue", try realData("Locales/ar.xliff")))
    samples.append(("the policies", try realData("Sources/Command/Input/ShippedPolicy.swift")))
    return samples
  }

  static func realData(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: packageFolder.appending(path: path)))
  }

  @Test func `Python reads what is written`() throws {
    guard let python = PythonOracle(importing: "gzip") else { return }
    for (name, bytes) in try Self.samples() {
      let read = try python.output(
        of: "import gzip, sys; sys.stdout.buffer.write(gzip.decompress(sys.stdin.buffer.read()))",
        input: Data(Gzip.compressed(bytes)))
      #expect(Array(read) == bytes, "\(name)")
    }
  }

  @Test func `real data become about as small as with gzip`() throws {
    guard let python = PythonOracle(importing: "gzip") else { return }
    for path in ["Locales/en.xliff", "Locales/ru.xliff", "Tests/ConformanceTests/scripts.json", "README.md"] {
      let bytes = try Self.realData(path)
      let usual = try python.output(
        of: "import gzip, sys; print(len(gzip.compress(sys.stdin.buffer.read(), 6)))", input: Data(bytes))
      let size = try #require(Int(String(decoding: usual, as: UTF8.self).filter(\.isNumber)))
      #expect(Gzip.compressed(bytes).count <= size * 110 / 100, "\(path)")
    }
  }

  @Test func `what cannot be compressed hardly grows`() {
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(Gzip.compressed(bytes).count < bytes.count * 101 / 100)
  }

  @Test(
    arguments: [
      ("", 0), ("123456789", 0xCBF4_3926), ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `checksums are those of CRC-32`(text: String, checksum: UInt32) {
    #expect(Gzip.checksum(of: text.utf8) == checksum)
  }

  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of the standard`(text: String, encoded: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func `every byte has its base64`() {
    let bytes = (0..<768).map { UInt8($0 * 7 % 256) }
    #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
  }
}
