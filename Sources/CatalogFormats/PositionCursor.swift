import Diagnostics

/// A place in a document that only moves forward, counting lines and columns as it goes.
struct PositionCursor {
  /// The number of the document's UTF-8 bytes before the place.
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Moves to `target` through the first `count` of `bytes`, the first of which stands at `start`; a target behind the
  /// place is left alone.
  mutating func advance(to target: Int, in bytes: [UInt8], upTo count: Int, from start: Int) {
    let first = max(offset - start, 0)
    let last = min(target - start, count)
    guard first < last else { return }
    offset = start + last
    bytes.withUnsafeBytes { bytes in
      var index = first
      while index < last {
        let end = min(last, index + Self.blockLength)
        countBlock(of: bytes, from: index, to: end)
        index = end
      }
    }
  }

  /// Moves over `count` bytes that are ASCII and hold no line break.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset += count
    column += count
  }

  /// So many bytes that the sum of all code points still fits into a byte.
  private static let blockLength = 31 * 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Counts the bytes of a block, eight at once: the first is in the lowest bits of a word.
  @inline(__always)
  private mutating func countBlock(of bytes: UnsafeRawBufferPointer, from first: Int, to last: Int) {
    var tally = Tally()
    var index = first
    while index + 8 <= last {
      tally.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    if index < last {
      var rest: UInt64 = 0
      if index + 8 <= bytes.count {
        rest = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      } else {
        for place in index..<last { rest |= UInt64(bytes[place]) << UInt64((place - index) * 8) }
      }
      // What lies behind the target is made to look like continuation bytes, which count for nothing.
      let unwanted: UInt64 = ~0 << UInt64((last - index) * 8)
      tally.add((rest & ~unwanted) | (Self.highBits & unwanted))
    }
    let codePoints = Int(truncatingIfNeeded: (tally.starts &* Self.ones) >> 56)
    column = (tally.lines == 0 ? column : 1) + codePoints
    line += tally.lines
  }

  private struct Tally {
    var lines = 0
    /// For each of the eight places in a word, how many code points started there since the last LF.
    var starts: UInt64 = 0

    @inline(__always)
    mutating func add(_ word: UInt64) {
      // All bytes start a code point but 10xxxxxx (The Unicode Standard, table 3-6).
      let starts = (~(word >> 7) | (word >> 6)) & PositionCursor.ones
      // The high bit of each byte that is LF; no carry leaves a byte.
      let difference = word ^ (PositionCursor.ones &* 0x0A)
      let lineFeeds =
        ~(((difference & ~PositionCursor.highBits) &+ ~PositionCursor.highBits) | difference) & PositionCursor.highBits
      if lineFeeds == 0 {
        self.starts &+= starts
        return
      }
      lines += Int(truncatingIfNeeded: ((lineFeeds >> 7) &* PositionCursor.ones) >> 56)
      let behind = UInt64(64 - lineFeeds.leadingZeroBitCount)
      self.starts = behind == 64 ? 0 : starts & (~0 << behind)
    }
  }
}
