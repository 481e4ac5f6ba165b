/// A number as written: JSON does not limit its range or precision (RFC 8259, section 6).
package struct JSONNumber: Sendable {
  /// The characters of the number.
  package let text: String

  /// The number as a whole number, however it is written (`8`, `8.0`, `0.8e1`, `80e-1`); `nil` if it is not a whole
  /// number or does not fit into an `Int`.
  ///
  /// JSON has one kind of number, and a JSON Schema's `integer` is any number whose fraction is zero (JSON Schema
  /// Validation, 2020-12, section 6.1.1). The value is exact, because it is not computed with floating-point numbers.
  package var integer: Int? {
    var decimal = Decimal()
    for byte in text.utf8 { decimal.read(byte) }
    return decimal.integer
  }

  /// A number as its digits and a power of ten.
  private struct Decimal {
    private enum Part { case whole, fraction, exponent }

    private var part = Part.whole
    private var isNegative = false
    /// The digits without leading zeros; trailing zeros are only counted until another digit follows.
    private var digits: [UInt8] = []
    private var trailingZeros = 0
    private var fractionLength = 0
    private var exponent = 0
    private var isExponentNegative = false
    /// The maximum exponent; larger ones are clamped to it. With such an exponent, zero is the only whole number that
    /// fits, however many digits there are.
    private static let maximumExponent = 1 << 28

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "-"): if part == .exponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): part = .fraction
      case UInt8(ascii: "e"), UInt8(ascii: "E"): part = .exponent
      case UInt8(ascii: "0")...UInt8(ascii: "9"): read(digit: byte - UInt8(ascii: "0"))
      default: break
      }
    }

    private mutating func read(digit: UInt8) {
      if part == .exponent {
        exponent = min(exponent * 10 + Int(digit), Self.maximumExponent)
        return
      }
      if part == .fraction { fractionLength += 1 }
      if digit == 0 {
        trailingZeros += 1
        return
      }
      if !digits.isEmpty { for _ in 0..<trailingZeros { digits.append(0) } }
      trailingZeros = 0
      digits.append(digit)
    }

    var integer: Int? {
      guard !digits.isEmpty else { return 0 }
      let power = (isExponentNegative ? -exponent : exponent) - fractionLength + trailingZeros
      // No `Int` has more than 19 digits.
      guard power >= 0, digits.count + power <= 19 else { return nil }
      var value = 0
      for digit in digits + Array(repeating: 0, count: power) {
        let product = value.multipliedReportingOverflow(by: 10)
        let sum = product.partialValue.subtractingReportingOverflow(Int(digit))
        if product.overflow || sum.overflow { return nil }
        value = sum.partialValue
      }
      // Computed as a negative number, because the smallest `Int` has no positive counterpart.
      return isNegative ? value : 0.subtractingReportingOverflow(value).overflow ? nil : -value
    }
  }
}
