import WatchwordBasics

/// A place in a document that only moves forward and counts lines and columns.
struct PositionCursor {
  /// The number of UTF-8 bytes before the place.
  private(set) var offset: Int
  private var line = 1
  private var column = 1

  /// Creates a cursor at the first character, which follows `offset` bytes of a byte-order mark.
  init(offset: Int = 0) { self.offset = offset }

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Moves to `target`, or to the end of `buffer` if it comes first. Does nothing if `target` is not ahead.
  mutating func advance(to target: Int, in buffer: borrowing PaddedBuffer) {
    let end = min(target, buffer.count)
    guard offset < end else { return }
    var next = offset
    while next &+ ByteBlock.length <= end {
      pass(buffer.block(from: next, to: next &+ ByteBlock.length))
      next &+= ByteBlock.length
    }
    if next < end { pass(buffer.block(from: next, to: end)) }
    offset = end
  }

  @inline(__always)
  private mutating func pass(_ block: ByteBlock) {
    let lineFeeds = block.lineFeeds
    if lineFeeds.isEmpty {
      column &+= block.codePointStarts.count
    } else {
      line &+= lineFeeds.count
      column = 1 &+ block.codePointStarts.count(after: lineFeeds)
    }
  }

  /// Moves to `target` if all bytes up to it are at most U+0020, or else to the block that contains the first byte
  /// above U+0020; returns whether the cursor reached `target`.
  mutating func skipBlanks(to target: Int, in buffer: borrowing PaddedBuffer) -> Bool {
    guard target <= buffer.count else { return false }
    while offset < target {
      let block = buffer.block(from: offset, to: target)
      guard block.nonBlanks.isEmpty else { return false }
      let lineFeeds = block.lineFeeds
      if lineFeeds.isEmpty {
        column &+= block.count
      } else {
        line &+= lineFeeds.count
        column = 1 &+ block.count &- lineFeeds.end
      }
      offset &+= block.count
    }
    return offset == target
  }

  /// Moves over `count` ASCII bytes without a line break.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset &+= count
    column &+= count
  }

  /// Returns the position of `target`. Targets must be in ascending order.
  @inline(__always)
  mutating func position(at target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    if offset < target { advance(to: target, in: bytes) }
    return position
  }

  /// Moves to `target` in a document that is in memory as a whole. Does nothing if `target` is not ahead.
  mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let end = min(target, bytes.count)
    guard offset < end else { return }
    let memory = UnsafeRawBufferPointer(bytes)
    var next = offset
    while next < end, next &+ ByteBlock.length <= bytes.count {
      let block = memory.loadUnaligned(fromByteOffset: next, as: SIMD16<UInt8>.self)
      let count = min(ByteBlock.length, end &- next)
      pass(count == ByteBlock.length ? ByteBlock(block) : ByteBlock(block, count: count))
      next &+= count
    }
    while next < end {
      if bytes[next] == 0x0A {
        line &+= 1
        column = 1
      } else if bytes[next] & 0xC0 != 0x80 {
        column &+= 1
      }
      next &+= 1
    }
    offset = end
  }
}
