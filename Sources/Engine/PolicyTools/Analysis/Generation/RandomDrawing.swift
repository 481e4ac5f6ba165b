/// A generator that draws the same numbers in every run: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
///
/// It is for examples and tests only: anyone who knows the seed can reproduce the passwords.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator that starts at `seed`.
  package init(seed: UInt64 = 0x5EED) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Draws as the standard library does, but with 64-bit numbers on every platform, so that a generator yields the same
/// elements in WebAssembly, whose `Int` has 32 bits.
extension RandomNumberGenerator {
  /// Draws a number from 0 to `count` - 1; `count` must be at least 1.
  private mutating func index(below count: Int) -> Int { Int(truncatingIfNeeded: next(upperBound: UInt64(count))) }

  /// Draws an element of a list; `nil` if the list is empty.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[index(below: elements.count)]
  }

  /// Returns a list in random order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for position in elements.indices.dropLast() {
      elements.swapAt(position, position + index(below: elements.count - position))
    }
    return elements
  }
}

extension Natural {
  /// Draws a uniformly distributed number below `bound`; `nil` if `bound` is zero.
  static func random(below bound: Natural, using generator: inout some RandomNumberGenerator) -> Natural? {
    guard let highest = bound.words.last else { return nil }
    let mask = UInt64.max >> UInt64(highest.leadingZeroBitCount)
    // At least half of the candidates are usable, because the highest bit of the bound is set.
    while true {
      var words = bound.words.map { _ in generator.next() }
      words[words.count - 1] &= mask
      let number = Natural(words: words)
      if number < bound { return number }
    }
  }
}
