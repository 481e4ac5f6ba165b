/// The rules of a locale whose texts a renderer shows; shared by its messages.
final class RendererLocale: Sendable {
  let tag: LanguageTag
  let isRightToLeft: Bool
  let plurals: PluralRules
  private let symbols: NumberSymbols

  /// Creates the rules for texts in `tag`; the region of `reader` decides about digits and grouping.
  init(_ tag: LanguageTag, for reader: LanguageTag) {
    self.tag = tag
    isRightToLeft = tag.direction == .rightToLeft
    plurals = PluralRules.cardinal(for: tag)
    symbols = NumberSymbols.symbols(for: reader.isWritten(like: tag) ? reader : tag)
  }

  /// Appends a number with its sign and groups.
  func append(_ number: Int, to text: inout ResolvedText) {
    symbols.withFormatted(number, grouping: true) { text.append(UnsafeBufferPointer($0)) }
  }

  /// A number as a placeholder shows it, without the blanks that fill its width.
  ///
  /// - Parameters:
  ///   - width: the minimum number of code points, filled with zeros if the flags say so.
  ///   - digits: the minimum number of digits; `nil` if the placeholder has none.
  func bytes(
    of number: Int, _ conversion: Pattern.Conversion, _ flags: Pattern.Flags, width: Int, digits: Int?
  ) -> [UInt8] {
    // A precision and the flag `-` switch the flag `0` off (IEEE Std 1003.1, `fprintf`).
    let isZeroFilled = flags.contains(.zeroFilled) && !flags.contains(.leftAligned) && digits == nil
    let width = isZeroFilled ? width : 0
    let hasPrefix = flags.contains(.alternative) && number != 0
    switch conversion {
    case .hexadecimal(let isUppercase):
      let text = String(UInt(bitPattern: number), radix: 16, uppercase: isUppercase)
      return Self.filled(text, prefix: hasPrefix ? isUppercase ? "0X" : "0x" : "", width: width, digits: digits)
    case .octal:
      let text = String(UInt(bitPattern: number), radix: 8)
      return Self.filled(text, prefix: hasPrefix ? "0" : "", width: width, digits: digits)
    default:
      let hasSign = number < 0 || flags.contains(.signed)
      var bytes = hasSign && number >= 0 ? plus : []
      symbols.append(
        number, grouping: flags.contains(.grouped) || width == 0 && digits == nil,
        minimumDigits: max(digits ?? 1, width - (hasSign ? 1 : 0)), to: &bytes)
      return bytes
    }
  }

  /// The plus sign, which has the directional marks of the minus sign around it (CLDR, `symbols`).
  private var plus: [UInt8] {
    symbols.minusSign.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "-" || scalar == "\u{2212}" ? [UInt8(ascii: "+")] : Array(String(Character(scalar)).utf8)
    }
  }

  private static func filled(_ text: String, prefix: String, width: Int, digits: Int?) -> [UInt8] {
    let zeros = max(0, width - prefix.utf8.count - text.utf8.count, (digits ?? 0) - text.utf8.count)
    return Array(prefix.utf8) + Array(repeating: UInt8(ascii: "0"), count: zeros) + Array(text.utf8)
  }
}
