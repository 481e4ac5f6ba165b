/// A piece of compressed data: a byte, or a repetition of bytes that came before.
struct DeflateToken {
  private let value: UInt32

  /// A byte as it is.
  init(byte: UInt8) { value = UInt32(byte) }

  /// 3 to 258 bytes that came 1 to 32,768 bytes before.
  init(length: Int, distance: Int) { value = 1 << 31 | UInt32(length - 3) << 16 | UInt32(distance - 1) }

  /// Whether bytes are repeated.
  var isRepetition: Bool { value >> 31 == 1 }
  /// The byte.
  var byte: Int { Int(value & 0xFF) }
  /// The number of repeated bytes, less 3.
  var length: Int { Int(value >> 16 & 0xFF) }
  /// How far back they are, less 1.
  var distance: Int { Int(value & 0xFFFF) }
}

/// Finds repetitions (LZ77): positions with the same three bytes are chained, the last one first.
///
/// A repetition is kept until the next position has no longer one, as zlib does at its usual level.
struct RepeatedBytes {
  private static let window = 1 << 15
  private static let longest = 258
  /// How many earlier positions are looked at.
  private static let effort = 128
  /// A repetition this long ends the search.
  private static let longEnough = 128
  /// A repetition this long is taken without a look at the next position.
  private static let surelyTaken = 16
  /// Three bytes from further away take more than three bytes.
  private static let farForThree = 4096

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The last position of each hash, and the position before each one with its hash; -1 is none.
  private var heads = [Int32](repeating: -1, count: window)
  private var chain = [Int32](repeating: -1, count: window)

  /// Passes the pieces that make up `bytes` to `take`, in their order.
  static func tokens(of bytes: [UInt8], _ take: (DeflateToken) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      var search = RepeatedBytes(bytes: buffer)
      search.run(take)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run(_ take: (DeflateToken) -> Void) {
    // A byte, or a repetition from its position on, that waits for what the next position has.
    var waits = false
    var (length, distance) = (0, 0)
    var position = 0
    while position < bytes.count {
      let before = (length: length, distance: distance)
      (length, distance) = (0, 0)
      if position + 3 <= bytes.count {
        let candidate = enter(position)
        if before.length < Self.surelyTaken {
          (length, distance) = longest(at: position, from: candidate, over: before.length)
        }
      }
      if waits, before.length >= 3, before.length >= length {
        take(DeflateToken(length: before.length, distance: before.distance))
        let end = position - 1 + before.length
        position += 1
        while position < end {
          if position + 3 <= bytes.count { _ = enter(position) }
          position += 1
        }
        (length, distance) = (0, 0)
        waits = false
      } else {
        if waits { take(DeflateToken(byte: bytes[position - 1])) }
        waits = true
        position += 1
      }
    }
    if waits, let last = bytes.last { take(DeflateToken(byte: last)) }
  }

  /// Notes a position, and returns the last one with the same hash, or -1.
  private mutating func enter(_ position: Int) -> Int {
    let key =
      UInt32(bytes[position]) | UInt32(bytes[position &+ 1]) << 8 | UInt32(bytes[position &+ 2]) << 16
    let hash = Int((key &* 0x9E37_79B1) >> 17)
    let last = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: position)
    chain[position & (Self.window - 1)] = last
    return Int(last)
  }

  /// The longest repetition at a position that has more than `least` bytes, or 0 bytes.
  private func longest(at position: Int, from candidate: Int, over least: Int) -> (length: Int, distance: Int) {
    let limit = min(Self.longest, bytes.count - position)
    var best = max(least, 2)
    var distance = 0
    var candidate = candidate
    var effort = Self.effort
    while candidate >= 0, position - candidate <= Self.window - 1, effort > 0, best < limit {
      if bytes[candidate &+ best] == bytes[position &+ best], bytes[candidate] == bytes[position] {
        var length = 0
        while length < limit, bytes[candidate &+ length] == bytes[position &+ length] { length &+= 1 }
        if length > best, length > 3 || position - candidate <= Self.farForThree {
          best = length
          distance = position - candidate
          if best >= Self.longEnough { break }
        }
      }
      let next = Int(chain[candidate & (Self.window - 1)])
      // An older position was overwritten by a newer one.
      if next >= candidate { break }
      candidate = next
      effort -= 1
    }
    return distance == 0 ? (0, 0) : (best, distance)
  }
}
