import TestSupport
import Testing

@testable import WatchwordCatalogFormats

/// UTF-16 and UTF-32, compared with the decoder of the standard library, and ASCII.
@Suite struct UnicodeCodeUnitsTests {
  /// Units that make characters, halves of pairs, and what is neither.
  static let units: [UInt32] = [
    0x41, 0xE4, 0x4E2D, 0xFEFF, 0xFFFF, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0x0A,
  ]

  private static func bytes(of units: [UInt32], width: Int, isLittleEndian: Bool) -> [UInt8] {
    units.flatMap { unit in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 is decoded as by the standard library, up to the first bad unit`(isLittleEndian: Bool) throws {
    let encoding = try #require(UnicodeCodeUnits(named: isLittleEndian ? "UTF-16LE" : "UTF-16BE"))
    var random = SeededGenerator(seed: 16)
    for _ in 0..<2000 {
      let units = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.units.randomElement(using: &random) ?? 0 }
      let cut = Int.random(in: 0...5, using: &random) == 0
      let bytes = Self.bytes(of: units, width: 2, isLittleEndian: isLittleEndian) + (cut ? [0x41] : [])
      var decoder = UTF16()
      var iterator = units.map { UInt16($0) }.makeIterator()
      var expected = ""
      var isBad = false
      decoding: while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): expected.unicodeScalars.append(scalar)
        case .error:
          isBad = true
          break decoding
        case .emptyInput: break decoding
        }
      }
      var text: [UInt8] = []
      let bad = encoding.decode(bytes[...], into: &text)
      #expect(text == Array(expected.utf8), "\(units)")
      #expect((bad != nil) == (isBad || cut), "\(units)")
      if bad == nil { #expect(encoding.encode(text[...]) == bytes) }
      if let bad { #expect(bad.bytes == Array(bytes.dropFirst(expected.utf16.count * 2).prefix(4))) }
    }
  }

  @Test func `a character that the end cuts is distinguished from a bad one`() throws {
    let encoding = try #require(UnicodeCodeUnits(named: "UTF-16BE"))
    for (bytes, isCut): ([UInt8], Bool) in [
      ([0x00], true), ([0xD8, 0x00], true), ([0xD8, 0x00, 0xDC], true), ([0xDC, 0x00], false),
      ([0xD8, 0x00, 0x00, 0x41], false),
    ] {
      var text: [UInt8] = []
      #expect(encoding.decode(bytes[...], into: &text)?.isTruncated == isCut, "\(bytes)")
    }
  }

  @Test(arguments: [true, false])
  func `UTF-32 has every scalar and nothing else`(isLittleEndian: Bool) throws {
    let encoding = try #require(UnicodeCodeUnits(named: isLittleEndian ? "UTF-32LE" : "UTF-32BE"))
    for unit: UInt32 in Self.units + [0x10_FFFF, 0x11_0000, 0xFFFF_FFFF] {
      let bytes = Self.bytes(of: [unit], width: 4, isLittleEndian: isLittleEndian)
      var text: [UInt8] = []
      let bad = encoding.decode(bytes[...], into: &text)
      #expect((bad == nil) == (Unicode.Scalar(unit) != nil))
      if bad == nil { #expect(encoding.encode(text[...]) == bytes) }
      #expect(encoding.decode(bytes.dropLast(), into: &text)?.isTruncated == true)
    }
  }

  @Test func `ASCII has 128 characters and nothing else`() throws {
    let encoding = try #require(UnicodeCodeUnits(named: "US-ASCII"))
    for byte in UInt8.min...UInt8.max {
      var text: [UInt8] = []
      let bad = encoding.decode([0x41, byte, 0x42], into: &text)
      #expect(text == (byte < 0x80 ? [0x41, byte, 0x42] : [0x41]))
      #expect(bad?.bytes == (byte < 0x80 ? nil : [byte, 0x42]))
      #expect(bad?.isTruncated ?? false == false)
    }
    #expect(encoding.encode(Array("a~\0".utf8)[...]) == Array("a~\0".utf8))
    #expect(encoding.encode(Array("ä".utf8)[...]) == nil)
  }

  @Test func `elements of XLIFF 2 have the names of their cases`() {
    for element in XLIFF2Element.allCases where ![.resourceSource, .resourceTarget, .sizeData].contains(element) {
      #expect(element.localName == String(describing: element))
    }
  }
}
