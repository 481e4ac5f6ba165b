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
    var tally = Tally(column: column)
    bytes.withUnsafeBytes { bytes in
      _ = ByteBlock.forEach(in: bytes, from: first, to: last) { block in
        tally.add(block)
        return true
      }
    }
    take(tally)
  }

  /// Moves to `target` like `advance` if nothing above U+0020 is on the way; answers whether it is there.
  mutating func advanceOverBlanks(to target: Int, in bytes: [UInt8], upTo count: Int, from start: Int) -> Bool {
    let first = offset - start
    let last = target - start
    guard 0 <= first, first <= last, last <= count else { return false }
    var tally = Tally(column: column)
    let isBlank = bytes.withUnsafeBytes { bytes in
      ByteBlock.forEach(in: bytes, from: first, to: last) { block in
        tally.add(block)
        return block.graphics.isEmpty
      }
    }
    guard isBlank else { return false }
    offset = target
    take(tally)
    return true
  }

  /// Moves over `count` bytes that are ASCII and hold no line break.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset &+= count
    column &+= count
  }

  @inline(__always)
  private mutating func take(_ tally: Tally) {
    line &+= tally.lines
    column = tally.column
  }
}

/// Lines and columns, counted in blocks of bytes.
private struct Tally {
  private(set) var lines = 0
  private(set) var column: Int

  @inline(__always)
  init(column: Int) { self.column = column }

  @inline(__always)
  mutating func add(_ block: ByteBlock) {
    let lineFeeds = block.lineFeeds
    if lineFeeds.isEmpty {
      column &+= block.codePointStarts.count
    } else {
      lines &+= lineFeeds.count
      column = 1 &+ block.codePointStarts.count(behind: lineFeeds)
    }
  }
}
