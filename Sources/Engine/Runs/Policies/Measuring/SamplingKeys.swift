/// The random keys that decide which occurrences of a password are sampled: those with the smallest keys.
///
/// The keys depend only on the seed and the line number, not on which thread reads the line or when. Each occurrence
/// has an independent exponential variate. For a password that occurs a million times, only the smallest variates are
/// generated, in ascending order, from the spacings between them (A. Rényi, "On the theory of order statistics", 1953).
struct SamplingKeys {
  private var state: UInt64
  private var rest: Int
  private var last = 0.0

  /// Creates the keys of the password in line number `line`, which occurs `times` times.
  init(seed: Int, line: Int, times: Int) {
    state = Self.mixed(Self.mixed(UInt64(truncatingIfNeeded: seed) &+ Self.step) ^ UInt64(truncatingIfNeeded: line))
    rest = times
  }

  /// Returns the next key, which is not less than the previous one; `nil` after one for each occurrence.
  mutating func next() -> Double? {
    guard rest > 0 else { return nil }
    state &+= Self.step
    let uniform = (Double(Self.mixed(state) >> 11) + 0.5) * 0x1p-53
    last -= Self.logarithm(of: uniform) / Double(rest)
    rest -= 1
    return last
  }

  /// SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014).
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The natural logarithm, to eleven digits, with the same result on every system.
  private static func logarithm(of number: Double) -> Double {
    // ln m = 2 artanh((m - 1) / (m + 1)), with m from 1 to 2.
    let ratio = (number.significand - 1) / (number.significand + 1)
    let square = ratio * ratio
    var (sum, power, divisor) = (0.0, ratio, 1.0)
    for _ in 0..<10 {
      sum += power / divisor
      power *= square
      divisor += 2
    }
    return Double(number.exponent) * 0.693_147_180_559_945_3 + 2 * sum
  }
}
