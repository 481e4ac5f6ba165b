/// Numbers by key, for keys that consist of small numbers.
///
/// A dictionary hashes against keys that somebody chose to collide. These are numbered by the program, and building an
/// automaton looks up millions of them.
struct NumberMap: Sendable {
  private var keys: [UInt64] = Array(repeating: 0, count: 16)
  /// The number of each key; -1 where there is none.
  private var numbers: [Int32] = Array(repeating: -1, count: 16)
  private var count = 0
  /// The number of bits of a hash that are not part of a place.
  private var shift = 60

  /// The number of a key, which is not negative; `nil` if it has none. A number is set once.
  subscript(key: UInt64) -> Int32? {
    get {
      let number = numbers[place(of: key)]
      return number < 0 ? nil : number
    }
    set {
      guard let newValue else { return }
      if 2 * count >= keys.count { grow() }
      let place = place(of: key)
      (keys[place], numbers[place]) = (key, newValue)
      count += 1
    }
  }

  /// Returns the place of a key, or the free place for it. The size is a power of two, and half of the places are free.
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // Fibonacci hashing, by the highest bits (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while numbers[place] >= 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = (keys, numbers)
    shift -= 1
    keys = Array(repeating: 0, count: 2 * old.0.count)
    numbers = Array(repeating: -1, count: 2 * old.0.count)
    for (key, number) in zip(old.0, old.1) where number >= 0 {
      let place = place(of: key)
      (keys[place], numbers[place]) = (key, number)
    }
  }
}
