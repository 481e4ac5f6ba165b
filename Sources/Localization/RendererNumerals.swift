/// A locale's digits, signs and groups in UTF-8, ready to be copied.
struct RendererNumerals: Sendable {
  /// The first byte(s) of every digit; the last byte of the digit 0 is `zero`.
  private let zero: Unicode.Scalar
  private let isASCII: Bool
  private let minus: [UInt8]
  private let plus: [UInt8]
  private let separator: [UInt8]
  private let primary: Int
  private let secondary: Int
  /// The least number of digits before the first separator for there to be any.
  private let minimumGrouping: Int

  init(_ symbols: NumberSymbols) {
    zero = symbols.zero
    isASCII = symbols.zero == "0"
    minus = Array(symbols.minusSign.utf8)
    plus = Array(symbols.plusSign.utf8)
    separator = Array(symbols.groupingSeparator.utf8)
    primary = max(0, symbols.primaryGroupingSize)
    secondary = max(1, symbols.secondaryGroupingSize)
    minimumGrouping = symbols.minimumGroupingDigits
  }

  /// Appends a number with its sign and groups.
  @inline(__always)
  func append(_ number: Int, to sink: inout RendererSink) {
    if number >= 0, number < 1000, isASCII {
      appendSmall(number, to: &sink)
    } else {
      sink.append(spelledOut(number, isSigned: false, isGrouped: true, width: 0, digits: 1))
    }
  }

  /// Appends a number below 1000 in ASCII digits; no locale groups fewer than four digits.
  @inline(__always)
  private func appendSmall(_ number: Int, to sink: inout RendererSink) {
    let number = UInt16(truncatingIfNeeded: number)
    if number >= 100 { sink.append(UInt8(truncatingIfNeeded: 0x30 + number / 100)) }
    if number >= 10 { sink.append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    sink.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// The bytes of a number with at least `digits` digits, and with zeros up to `width` code points.
  func spelledOut(_ number: Int, isSigned: Bool, isGrouped: Bool, width: Int, digits: Int) -> [UInt8] {
    var values: [UInt8] = []
    var rest = number.magnitude
    while rest > 0 {
      values.append(UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    let sign = number < 0 ? minus : isSigned ? plus : []
    let signLength = sign.isEmpty ? 0 : 1
    while values.count < max(digits, width - signLength) { values.append(0) }
    let groups = isGrouped && primary > 0 && values.count >= primary + max(1, minimumGrouping)
    var bytes = sign
    for index in values.indices.reversed() {
      appendDigit(values[index], to: &bytes)
      if groups, index >= primary, (index - primary) % secondary == 0 { bytes += separator }
    }
    return bytes
  }

  private func appendDigit(_ digit: UInt8, to bytes: inout [UInt8]) {
    if isASCII { return bytes.append(0x30 + digit) }
    guard let scalar = Unicode.Scalar(zero.value &+ UInt32(digit)) else { return }
    bytes.append(contentsOf: String(Character(scalar)).utf8)
  }
}
