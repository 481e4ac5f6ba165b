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
      while index + 8 <= last {
        self.count(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      guard index < last else { return }
      var rest: UInt64 = 0
      if index + 8 <= bytes.count {
        rest = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      } else {
        for place in index..<last { rest |= UInt64(bytes[place]) << UInt64((place - index) * 8) }
      }
      // What lies behind the target is made to look like continuation bytes, which count for nothing.
      let unwanted: UInt64 = ~0 << UInt64((last - index) * 8)
      self.count((rest & ~unwanted) | (0x8080_8080_8080_8080 & unwanted))
    }
  }

  /// Moves over `count` bytes that are ASCII and hold no line break.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset += count
    column += count
  }

  /// Counts eight bytes at once, the first in the lowest bits.
  @inline(__always)
  private mutating func count(_ bytes: UInt64) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A bit for each byte that starts a code point: all but 10xxxxxx (The Unicode Standard, table 3-6).
    var starts = (~(bytes >> 7) | (bytes >> 6)) & ones
    // The high bit of each byte that is LF; no carry leaves a byte.
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = bytes ^ (ones &* 0x0A)
    let lineFeeds = ~(((difference & low) &+ low) | difference | low)
    if lineFeeds != 0 {
      line += Int(truncatingIfNeeded: ((lineFeeds >> 7) &* ones) >> 56)
      column = 1
      let behind = UInt64(64 - lineFeeds.leadingZeroBitCount)
      starts = behind == 64 ? 0 : starts & (~0 << behind)
    }
    column += Int(truncatingIfNeeded: (starts &* ones) >> 56)
  }
}
