/// The rules of a locale whose texts a renderer shows. Messages of the locale share them.
final class RendererLocale: Sendable {
  let tag: LanguageTag
  let isRightToLeft: Bool
  let plurals: PluralRules
  private let symbols: NumberSymbols

  /// Creates the rules for texts in `tag`. The region of `reader` determines digits and grouping.
  init(_ tag: LanguageTag, for reader: LanguageTag) {
    self.tag = tag
    isRightToLeft = tag.direction == .rightToLeft
    plurals = PluralRules.cardinal(for: tag)
    symbols = NumberSymbols.symbols(for: reader.hasSameLanguageAndScript(as: tag) ? reader : tag)
  }

  /// Appends a number with its sign and groups.
  func append(_ number: Int, to text: inout ResolvedText) {
    symbols.withFormatted(number, grouping: true) { text.append(UnsafeBufferPointer($0)) }
  }

  /// Returns a number formatted for a placeholder, without the spaces that pad it.
  ///
  /// - Parameters:
  ///   - width: the minimum number of code points, padded with zeros if the flags require it.
  ///   - digits: the minimum number of digits; `nil` if the placeholder does not specify one.
  func bytes(
    of number: Int, _ conversion: Pattern.Conversion, _ flags: Pattern.Flags, width: Int, digits: Int?
  ) -> [UInt8] {
    // A precision and the flag `-` disable the flag `0` (IEEE Std 1003.1, `fprintf`).
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

  /// The plus sign, with the directional marks that surround the minus sign (CLDR, `symbols`).
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
