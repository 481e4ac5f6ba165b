/// The rules of a locale whose texts a renderer shows.
struct RendererLocale {
  let isRightToLeft: Bool
  private let rules: PluralRules
  private let numerals: RendererNumerals

  /// Creates the rules for texts in `tag`; the region of `reader` decides about digits and grouping.
  init(_ tag: LanguageTag, for reader: LanguageTag) {
    isRightToLeft = tag.direction == .rightToLeft
    rules = PluralRules.cardinal(for: tag)
    numerals = RendererNumerals(NumberSymbols.symbols(for: reader.isWritten(like: tag) ? reader : tag))
  }

  func category(for count: Int) -> PluralCategory { rules.category(for: count) }

  /// Appends a number with the locale's digits and groups.
  @inline(__always)
  func append(_ number: Int, to sink: inout RendererSink) { numerals.append(number, to: &sink) }

  /// The bytes of a number with all flags of a placeholder, except for padding with spaces.
  ///
  /// - Parameters:
  ///   - width: the minimum number of code points, filled with zeros if the flags say so.
  ///   - digits: the minimum number of digits.
  func spelledOut(
    _ number: Int, _ conversion: Pattern.Conversion, _ flags: Pattern.Flags, width: Int, digits: Int?
  ) -> [UInt8] {
    // A precision and the flag `-` switch the flag `0` off (IEEE Std 1003.1, `fprintf`).
    let isZeroFilled = flags.contains(.zeroFilled) && !flags.contains(.leftAligned) && digits == nil
    switch conversion {
    case .hexadecimal(let isUppercase):
      let prefix = flags.contains(.alternative) && number != 0 ? (isUppercase ? "0X" : "0x") : ""
      let text = String(UInt(bitPattern: number), radix: 16, uppercase: isUppercase)
      return Self.filled(text, prefix, isZeroFilled ? width : 0, digits)
    case .octal:
      let prefix = flags.contains(.alternative) && number != 0 ? "0" : ""
      return Self.filled(String(UInt(bitPattern: number), radix: 8), prefix, isZeroFilled ? width : 0, digits)
    default:
      let isFilled = isZeroFilled && width > 0 || digits != nil
      return numerals.spelledOut(
        number, isSigned: flags.contains(.signed), isGrouped: !isFilled || flags.contains(.grouped),
        width: isZeroFilled ? width : 0, digits: digits ?? 1)
    }
  }

  private static func filled(_ text: String, _ prefix: String, _ width: Int, _ digits: Int?) -> [UInt8] {
    let zeros = max(0, width - prefix.utf8.count - text.utf8.count, (digits ?? 0) - text.utf8.count)
    return Array(prefix.utf8) + Array(repeating: UInt8(ascii: "0"), count: zeros) + Array(text.utf8)
  }
}
