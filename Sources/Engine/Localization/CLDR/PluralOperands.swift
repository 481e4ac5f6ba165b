import WatchwordBasics

/// The operands of the plural rules for a number (UTS #35, part 3, section 5.1.1, "Operands").
///
/// They describe the number's digits, not its value, so 1 and 1.0 may differ. If a part of a decimal text has more than
/// 18 digits, only the last 18 are kept, preceded by a 1; no rule can tell the difference.
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits, without the sign.
  package let i: UInt64
  /// The number of visible fraction digits, with trailing zeros.
  package let v: Int
  /// The number of visible fraction digits, without trailing zeros.
  package let w: Int
  /// The visible fraction digits as an integer, with trailing zeros.
  package let f: UInt64
  /// The visible fraction digits as an integer, without trailing zeros.
  package let t: UInt64
  /// The exponent of ten in compact notation: 6 for "1M"; 0 for other numbers.
  package let e: Int

  /// Creates the operands of a whole number, without its sign. Never traps.
  package init(_ integer: Int) {
    i = UInt64(integer.magnitude)
    v = 0
    w = 0
    f = 0
    t = 0
    e = 0
  }

  /// Creates the operands of a decimal number in the notation of CLDR's samples: `1.50`, `-3`, `1.5c6` (or `1.5e6`) for
  /// "1.5M".
  ///
  /// Returns `nil` for any other text, and for an exponent above 255.
  package init?(decimal text: some StringProtocol) {
    var number = DecimalText()
    for byte in text.utf8 {
      if !number.append(byte) { return nil }
    }
    guard number.isComplete else { return nil }
    let digits = number.digits
    let shift = min(number.exponent, digits.count - number.integerDigits)
    let point = number.integerDigits + shift
    var integer = DigitSum(digits[..<point])
    for _ in shift..<number.exponent { integer.append(0) }
    let fraction = digits[point...]
    var significant = fraction
    while significant.last == 0 { significant.removeLast() }
    i = integer.value
    v = fraction.count
    w = significant.count
    f = DigitSum(fraction).value
    t = DigitSum(significant).value
    e = number.exponent
  }

  /// The absolute value, as the nearest floating-point number.
  package var n: Double {
    var scale = 1.0
    for _ in 0..<min(w, 17) { scale *= 10 }
    return Double(i) + (w > 17 ? 0 : Double(t) / scale)
  }

  /// Whether the value is a whole number, however many zeros follow the decimal point.
  var isWhole: Bool { t == 0 }
}

/// The state of a byte-by-byte parser of decimal numbers.
private struct DecimalText {
  private enum Part { case start, integer, fraction, exponent }

  private(set) var digits: [UInt8] = []
  private(set) var integerDigits = 0
  private(set) var exponent = 0
  private var part = Part.start
  private var digitsInPart = 0

  /// Whether the current part has a digit.
  var isComplete: Bool { digitsInPart > 0 }

  /// Reads the next byte and returns whether the text can still be a number.
  mutating func append(_ byte: UInt8) -> Bool {
    if ASCII.isDigit(byte) { return append(digit: byte - UInt8(ascii: "0")) }
    switch (byte, part) {
    case (UInt8(ascii: "-"), .start), (UInt8(ascii: "+"), .start):
      part = .integer
      return true
    case (UInt8(ascii: "."), .integer): return begin(.fraction)
    case (UInt8(ascii: "c"), .integer), (UInt8(ascii: "c"), .fraction), (UInt8(ascii: "e"), .integer),
      (UInt8(ascii: "e"), .fraction):
      return begin(.exponent)
    default: return false
    }
  }

  private mutating func begin(_ next: Part) -> Bool {
    guard isComplete else { return false }
    part = next
    digitsInPart = 0
    return true
  }

  private mutating func append(digit: UInt8) -> Bool {
    digitsInPart += 1
    switch part {
    case .start, .integer:
      part = .integer
      digits.append(digit)
      integerDigits += 1
    case .fraction: digits.append(digit)
    case .exponent:
      exponent = exponent * 10 + Int(digit)
      if exponent > 255 { return false }
    }
    return true
  }
}

/// A number built from digits without overflow. Checked 64-bit arithmetic would need a run-time library on 32-bit
/// WebAssembly.
private struct DigitSum {
  private var low: UInt64 = 0
  private var isLarge = false

  init(_ digits: ArraySlice<UInt8>) {
    for digit in digits { append(digit) }
  }

  mutating func append(_ digit: UInt8) {
    if low >= 100_000_000_000_000_000 {
      isLarge = true
      low %= 100_000_000_000_000_000
    }
    low = low &* 10 &+ UInt64(digit)
  }

  var value: UInt64 { isLarge ? low + 1_000_000_000_000_000_000 : low }
}
