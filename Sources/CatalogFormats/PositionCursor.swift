import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place in a document that only moves forward, counting lines and columns as it goes.
struct PositionCursor {
  /// The number of the document's UTF-8 bytes before the place.
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Moves to `target` through `bytes`, the first of which stands at `start`; a target behind the place is left alone.
  mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let first = max(offset - start, 0)
    let last = min(target - start, bytes.count)
    guard first < last, let base = bytes.baseAddress else { return }
    var place = base + first
    let end = base + last
    while let found = memchr(place, 0x0A, end - place) {
      line += 1
      column = 1
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    column += Self.codePoints(in: UnsafeBufferPointer(start: place, count: end - place))
    offset = start + last
  }

  /// The code points that start in `bytes`: all bytes but the continuation bytes (The Unicode Standard, table 3-6).
  private static func codePoints(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count &+= Int(truncatingIfNeeded: Int8(bitPattern: byte) >= -64 ? 1 : 0) }
    return count
  }
}
