/// A generator that draws the same numbers in every run: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
///
/// It is for examples and tests only: anyone who knows the seed can reproduce the passwords.
package struct FixedGenerator: RandomNumberGenerator, Sendable {
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
