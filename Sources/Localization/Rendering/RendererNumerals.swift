/// A destination for the bytes of a number.
protocol RendererByteTarget: ~Copyable {
  /// Appends one byte.
  mutating func append(_ byte: UInt8)
}

extension RendererSink: RendererByteTarget {}
extension [UInt8]: RendererByteTarget {}

/// Prints whole numbers with a locale's digits, signs and groups.
struct RendererNumerals {
  private let symbols: NumberSymbols
  private let isASCII: Bool

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    isASCII = symbols.zero == PackedText(0x30, 1)
  }

  /// A locale's plus sign, which has the directional marks of its minus sign around it (CLDR, `symbols`).
  private var plus: [UInt8] {
    symbols.minusSign.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "-" || scalar == "\u{2212}" ? [UInt8(ascii: "+")] : Array(String(Character(scalar)).utf8)
    }
  }

  /// Appends a number with its sign and groups.
  @inline(__always)
  func append(_ number: Int, to sink: inout RendererSink) {
    if number >= 0, number < 1000, isASCII {
      appendSmall(number, to: &sink)
    } else {
      if number < 0 { append(symbols.minus, to: &sink) }
      let digits = Self.digits(in: number.magnitude)
      appendDigits(of: number.magnitude, count: digits, isGrouped: isGrouped(digits), to: &sink)
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
    var bytes: [UInt8] = []
    let hasSign = number < 0 || isSigned
    if number < 0 { append(symbols.minus, to: &bytes) } else if isSigned { bytes += plus }
    let natural = number == 0 ? 0 : Self.digits(in: number.magnitude)
    let count = max(natural, digits, width - (hasSign ? 1 : 0))
    appendDigits(of: number.magnitude, count: count, isGrouped: isGrouped && self.isGrouped(count), to: &bytes)
    return bytes
  }

  private func isGrouped(_ digits: Int) -> Bool {
    symbols.primaryGroupingSize > 0 && digits >= symbols.primaryGroupingSize + max(1, symbols.minimumGroupingDigits)
  }

  private static func digits(in magnitude: UInt) -> Int {
    var count = 1
    var rest = magnitude / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  /// Appends the last `count` digits, those before the number being zeros.
  private func appendDigits<Target: RendererByteTarget & ~Copyable>(
    of magnitude: UInt, count: Int, isGrouped: Bool, to target: inout Target
  ) {
    let primary = symbols.primaryGroupingSize
    let secondary = max(1, symbols.secondaryGroupingSize)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let digit = index < Self.powersOfTen.count ? magnitude / Self.powersOfTen[index] % 10 : 0
      appendDigit(UInt8(truncatingIfNeeded: digit), to: &target)
      if isGrouped, index >= primary, (index - primary) % secondary == 0 { append(symbols.group, to: &target) }
    }
  }

  /// 10 to the power of each index; 10 to the power of 19 is the largest that fits into 64 bits.
  private static let powersOfTen: [UInt] = {
    var powers: [UInt] = [1]
    while let last = powers.last {
      let (next, isTooGreat) = last.multipliedReportingOverflow(by: 10)
      if isTooGreat { break }
      powers.append(next)
    }
    return powers
  }()

  @inline(__always)
  private func appendDigit<Target: RendererByteTarget & ~Copyable>(_ digit: UInt8, to target: inout Target) {
    for index in 0..<max(0, symbols.zero.count - 1) { target.append(symbols.zero[index]) }
    target.append(symbols.zero[max(0, symbols.zero.count - 1)] &+ digit)
  }

  @inline(__always)
  private func append<Target: RendererByteTarget & ~Copyable>(_ text: PackedText, to target: inout Target) {
    for index in 0..<text.count { target.append(text[index]) }
  }
}
