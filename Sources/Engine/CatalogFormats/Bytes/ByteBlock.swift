/// A block of up to sixteen bytes, processed together.
///
/// Vectors are compared only with vectors, which takes one instruction; a comparison with a scalar compiles to a loop.
struct ByteBlock {
  static let length = 16

  /// The number of bytes.
  let count: Int
  private let bytes: SIMD16<UInt8>
  /// A mask with all bits set for the bytes that belong to the block.
  private let validMask: SIMD2<UInt64>

  /// A selection of bytes in a block: all bits of each selected byte are set.
  struct Mask {
    private let words: (UInt64, UInt64)

    @inline(__always)
    fileprivate init(_ mask: SIMDMask<SIMD16<Int8>>, _ validMask: SIMD2<UInt64>) {
      let both = unsafeBitCast(mask, to: SIMD2<UInt64>.self) & validMask
      words = (UInt64(littleEndian: both[0]), UInt64(littleEndian: both[1]))
    }

    @inline(__always)
    var isEmpty: Bool { words.0 | words.1 == 0 }

    /// The number of selected bytes.
    @inline(__always)
    var count: Int { Self.count(words.0, words.1) }

    /// The index after the last selected byte. The selection must not be empty.
    @inline(__always)
    var end: Int {
      words.1 != 0 ? 16 &- words.1.leadingZeroBitCount &>> 3 : 8 &- words.0.leadingZeroBitCount &>> 3
    }

    /// Returns the number of selected bytes after the last byte of `others`, which must not be empty.
    @inline(__always)
    func count(after others: Mask) -> Int {
      others.words.1 != 0
        ? Self.count(0, words.1 & Self.bits(after: others.words.1))
        : Self.count(words.0 & Self.bits(after: others.words.0), words.1)
    }

    @inline(__always)
    private static func bits(after word: UInt64) -> UInt64 {
      ~(~0 &>> UInt64(truncatingIfNeeded: word.leadingZeroBitCount))
    }

    @inline(__always)
    private static func count(_ first: UInt64, _ second: UInt64) -> Int {
      let ones: UInt64 = 0x0101_0101_0101_0101
      return Int(truncatingIfNeeded: (((first & ones) &+ (second & ones)) &* ones) &>> 56)
    }
  }

  /// Creates a full block.
  @inline(__always)
  init(_ bytes: SIMD16<UInt8>) {
    self.bytes = bytes
    count = Self.length
    validMask = SIMD2(repeating: ~0)
  }

  /// Creates a block of the first `count` of `bytes`.
  @inline(__always)
  init(_ bytes: SIMD16<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    let counts = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: count))
    let indices = SIMD16<Int8>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    validMask = unsafeBitCast(counts .> indices, to: SIMD2<UInt64>.self)
  }

  /// The bytes that start a code point: all but 10xxxxxx (The Unicode Standard, table 3-6).
  @inline(__always)
  var codePointStarts: Mask {
    Mask(unsafeBitCast(bytes, to: SIMD16<Int8>.self) .> SIMD16(repeating: -0x41), validMask)
  }

  @inline(__always)
  var lineFeeds: Mask { Mask(bytes .== SIMD16(repeating: 0x0A), validMask) }

  /// The bytes above U+0020.
  @inline(__always)
  var nonBlanks: Mask { Mask(bytes .> SIMD16(repeating: 0x20), validMask) }
}
