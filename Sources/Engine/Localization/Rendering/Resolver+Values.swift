import WatchwordBasics

extension Resolver {
  /// The format in which a placeholder shows its value.
  struct Field {
    let conversion: Pattern.Conversion
    let flags: Pattern.Flags
    /// The minimum number of code points.
    let width: Int
    let precision: Int?

    /// The format of a whole number without flags, width or precision.
    static let number = Field(conversion: .decimal, flags: [], width: 0, precision: nil)
  }

  /// Returns the field of a placeholder; `next` is the index of the next implicit argument.
  ///
  /// A negative width argument means the flag `-`, and a negative precision argument means no precision (IEEE Std
  /// 1003.1, `fprintf`).
  func field(of placeholder: Pattern.Placeholder, _ next: inout Int) -> Field {
    let width = extent(placeholder.width, &next) ?? 0
    let precision = extent(placeholder.precision, &next)
    return Field(
      conversion: placeholder.conversion,
      flags: width < 0 ? placeholder.flags.union(.leftAligned) : placeholder.flags,
      width: Int(min(width.magnitude, UInt(Pattern.maximumWidth))),
      precision: precision.flatMap { $0 < 0 ? nil : min($0, Pattern.maximumWidth) })
  }

  private func extent(_ extent: Pattern.Extent, _ next: inout Int) -> Int? {
    switch extent {
    case .unspecified: return nil
    case .fixed(let number): return number
    case .argument(let position): return count(at: position.map { $0 - 1 } ?? Self.take(&next))
    }
  }

  /// Writes the argument at `index`. Returns false if it cannot be written.
  func show(_ field: Field, at index: Int, in text: inout ResolvedText) -> Bool {
    guard arguments.indices.contains(index) else {
      text.report(.argumentMissing(position: max(index, 0) &+ 1))
      return false
    }
    let value = arguments[index].value
    switch value {
    case .count(let number):
      if !field.conversion.takesInteger, field.conversion != .object {
        text.report(.argumentMistyped(position: index &+ 1, found: value.kind))
      }
      show(number, field, in: &text)
    case .text(let words), .characters(let words):
      if !field.conversion.takesText, field.conversion != .character || words.string.unicodeScalars.count != 1 {
        text.report(.argumentMistyped(position: index &+ 1, found: value.kind))
      }
      show(words.string, field, in: &text)
    case .list:
      // The renderer has already replaced lists by text.
      text.report(.argumentMistyped(position: index &+ 1, found: .list))
      return false
    }
    return true
  }

  private func show(_ number: Int, _ field: Field, in text: inout ResolvedText) {
    let digits = field.conversion.takesInteger ? field.precision : nil
    if field.width == 0, digits == nil, field.isDecimal, !field.flags.contains(.signed) {
      return message.locale.append(number, to: &text)
    }
    let bytes = message.locale.bytes(of: number, field.conversion, field.flags, width: field.width, digits: digits)
    text.append(field.filled(bytes))
  }

  private func show(_ words: String, _ field: Field, in text: inout ResolvedText) {
    var words = words
    if field.conversion.takesText, let limit = field.precision, limit < words.utf8.count {
      words = String(String.UnicodeScalarView(words.unicodeScalars.prefix(limit)))
    }
    let bytes = field.filled(BidirectionalText.balanced(words))
    let isIsolated =
      isolatesArguments && (message.locale.isRightToLeft || BidirectionalText.isStronglyRightToLeft(in: words))
    text.append(isIsolated ? BidirectionalText.isolateOpening + bytes + BidirectionalText.isolateClosing : bytes)
  }
}

extension Resolver.Field {
  /// Whether a number is shown in the locale's digits.
  fileprivate var isDecimal: Bool {
    switch conversion {
    case .hexadecimal, .octal: false
    default: true
    }
  }

  /// Returns the bytes, padded with spaces to the width.
  fileprivate func filled(_ bytes: [UInt8]) -> [UInt8] {
    guard width > 0 else { return bytes }
    let length = bytes.count { $0 & 0xC0 != 0x80 }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: max(0, width - length))
    return flags.contains(.leftAligned) ? bytes + blanks : blanks + bytes
  }
}
