/// A set of hashes that takes little more memory than they do.
struct DigestTable {
  /// Open addressing with linear probing; 0 is no entry.
  private var slots: [UInt64] = Array(repeating: 0, count: least)
  private var count = 0

  /// The least number of slots, a power of two as all are.
  private static let least = 256

  /// Adds a hash and returns whether it is new. 0 and 1 count as the same.
  mutating func insert(_ hash: UInt64) -> Bool {
    guard Self.insert(max(hash, 1), into: &slots) else { return false }
    count += 1
    if count > slots.count / 8 * 7 { grow() }
    return true
  }

  /// Removes everything.
  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    if slots.count > 16 * Self.least {
      slots = Array(repeating: 0, count: Self.least)
    } else {
      for index in slots.indices { slots[index] = 0 }
    }
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: 2 * slots.count)
    for hash in slots where hash != 0 { _ = Self.insert(hash, into: &larger) }
    slots = larger
  }

  @inline(__always)
  private static func insert(_ hash: UInt64, into slots: inout [UInt64]) -> Bool {
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index &+ 1) & mask
    }
    slots[index] = hash
    return true
  }
}
