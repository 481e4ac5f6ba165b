extension Double {
  /// Returns the base-2 logarithm of a number above zero, without using a mathematical library: the integer part is the
  /// exponent, and the fraction is computed by repeated squaring. The error is less than 2⁻⁴⁸.
  package static func binaryLogarithm(of number: UInt64) -> Double {
    var value = Double(number)
    var result = Double(value.exponent)
    value = value.significand
    var bit = 0.5
    for _ in 0..<52 {
      value *= value
      if value >= 2 {
        value /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
