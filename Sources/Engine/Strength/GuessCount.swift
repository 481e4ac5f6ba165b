/// A positive number of guesses that does not overflow.
///
/// A `Double` cannot exceed about 10^308, and the C library's logarithms are not available in every environment of the
/// module.
struct GuessCount: Comparable, Sendable {
  /// The significand, at least 1 and less than 2.
  private var significand: Double
  private var exponent: Int

  /// Creates the number `value`, which must be positive and finite.
  init(_ value: Double) {
    significand = value.significand
    exponent = Int(value.exponent)
  }

  private init(significand: Double, exponent: Int) {
    self.significand = significand.significand
    self.exponent = exponent + Int(significand.exponent)
  }

  static let one = GuessCount(1)
  static let ten = GuessCount(10)

  /// Returns `base` to the power of `count`, which is not negative.
  static func power(_ base: GuessCount, _ count: Int) -> GuessCount {
    var (result, square, rest) = (one, base, count)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }

  static func * (left: GuessCount, right: GuessCount) -> GuessCount {
    GuessCount(significand: left.significand * right.significand, exponent: left.exponent + right.exponent)
  }

  static func + (left: GuessCount, right: GuessCount) -> GuessCount {
    let (large, small) = left.exponent < right.exponent ? (right, left) : (left, right)
    let distance = large.exponent - small.exponent
    // If the exponents differ by more than 64, the small number is below the precision of the large one.
    guard distance <= 64 else { return large }
    let part = Double(sign: .plus, exponent: -distance, significand: small.significand)
    return GuessCount(significand: large.significand + part, exponent: large.exponent)
  }

  static func < (left: GuessCount, right: GuessCount) -> Bool {
    left.exponent != right.exponent ? left.exponent < right.exponent : left.significand < right.significand
  }

  /// The logarithm to base 10.
  var log10: Double {
    // ln m = 2 artanh((m - 1) / (m + 1)); with m from 1/√2 to √2, 12 terms give the precision of a Double.
    let isLarge = significand > 1.414_213_562_373_095
    let reduced = isLarge ? significand / 2 : significand
    let ratio = (reduced - 1) / (reduced + 1)
    var (sum, power, divisor) = (0.0, ratio, 1.0)
    for _ in 0..<12 {
      sum += power / divisor
      power *= ratio * ratio
      divisor += 2
    }
    let exponent = Double(exponent + (isLarge ? 1 : 0))
    return exponent * 0.301_029_995_663_981_2 + 2 * sum * 0.434_294_481_903_251_8
  }
}
