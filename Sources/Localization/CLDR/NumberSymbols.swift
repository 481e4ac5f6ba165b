/// The digits, sign and grouping with which a locale writes whole numbers (UTS #35, part 3, sections 2 and 3).
package struct NumberSymbols: Hashable, Sendable {
  /// The UTF-8 of digit 0; the other nine follow it and differ in the last byte only.
  let zero: PackedText
  /// What stands between groups.
  let group: PackedText
  /// What stands before a negative number, its directional marks included.
  let minus: PackedText
  /// The number of digits in the last group; 0 if the locale never groups.
  package let primaryGroupingSize: Int
  /// The number of digits in the groups before the last one: 2 for `12,34,567`.
  package let secondaryGroupingSize: Int
  /// The minimum number of digits before the first separator: with 2, `1234` is not grouped (UTS #35, part 3,
  /// "minimumGroupingDigits").
  package let minimumGroupingDigits: Int

  init(
    zero: PackedText = PackedText(0x30, 1), group: PackedText, minus: PackedText = PackedText(0x2d, 1),
    primary: Int = 3, secondary: Int = 3, minimum: Int = 1
  ) {
    self.zero = zero
    self.group = group
    self.minus = minus
    primaryGroupingSize = primary
    secondaryGroupingSize = secondary
    minimumGroupingDigits = minimum
  }

  /// The symbols of the numbering system in the tag (`hi-u-nu-deva`), or else of the locale's default one.
  ///
  /// They come from the first tag of the ``LocaleMatcher/chain(for:)`` that has symbols, or else from the root:
  /// `1,234`. A system without its own symbols uses those of the digits 0 to 9 (UTS #35, part 3, section 2.3); the
  /// sizes of groups are the locale's. An unknown system, or one without digits, is ignored.
  package static func symbols(for tag: LanguageTag) -> NumberSymbols {
    let chain = LocaleMatcher.chain(for: tag)
    let standard = chain.lazy.compactMap { own($0.bytes) }.first ?? NumberSymbolsData.symbols(0)
    guard let system = tag.numberingSystem, let zero = zero(of: system), zero != standard.zero else { return standard }
    let marks =
      marks(of: system, zero, along: chain) ?? marks(of: Array("latn".utf8), PackedText(0x30, 1), along: chain)
      ?? NumberSymbolsData.symbols(0)
    return NumberSymbols(
      zero: zero, group: marks.group, minus: marks.minus,
      primary: standard.primaryGroupingSize, secondary: standard.secondaryGroupingSize,
      minimum: standard.minimumGroupingDigits)
  }

  /// The symbols that the tables have under exactly this key.
  private static func own(_ key: [UInt8]) -> NumberSymbols? {
    CLDRTable.group(holding: key, in: NumberSymbolsData.keys).map { NumberSymbolsData.symbols($0) }
  }

  /// The digit 0 of a numbering system (CLDR, numberingSystems.xml), or `nil` if the system is unknown.
  private static func zero(of system: [UInt8]) -> PackedText? {
    guard let index = CLDRTable.group(holding: system, in: NumberSymbolsData.systems) else { return nil }
    let bytes = CLDRTable.text(ofGroup: index, in: NumberSymbolsData.zeros)
    return PackedText(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }, bytes.count)
  }

  /// The symbols with the separator and sign of a numbering system: those in the chain that are specific to it, or
  /// those of a locale whose default it is, or else those of the root, if there are any.
  private static func marks(of system: [UInt8], _ zero: PackedText, along chain: [LanguageTag]) -> NumberSymbols? {
    let key = Array("-u-nu-".utf8) + system
    for step in chain {
      if let kept = own(step.bytes + key) { return kept }
      if let standard = own(step.bytes), standard.zero == zero { return standard }
    }
    return own(Array("und".utf8) + key)
  }

  /// The digits in order, 0 first.
  package var digits: [String] {
    (0..<10).map { (value: UInt8) in
      var bytes = (0..<zero.count).map { zero[$0] }
      bytes[bytes.count - 1] &+= value
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What stands between groups: `,`.
  package var groupSeparator: String { group.text }

  /// What stands before a negative number, its directional marks included.
  package var minusSign: String { minus.text }

  /// Appends `number` in the locale's digits, `grouping` them or not; total for every number.
  ///
  /// Allocates no memory except to extend `text`.
  package func append(_ number: Int, grouping: Bool, to text: inout String) {
    withFormatted(number, grouping: grouping) { bytes in
      // Strings of up to 15 bytes live in place: cut there, between characters, and none is allocated in between.
      var start = 0
      while start < bytes.count {
        var end = min(start + 15, bytes.count)
        while end < bytes.count, end > start + 1, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        text += String(decoding: bytes[start..<end], as: UTF8.self)
        start = end
      }
    }
  }

  /// Appends `number` in the locale's digits as UTF-8, `grouping` them or not; total for every number.
  package func append(_ number: Int, grouping: Bool, to utf8: inout [UInt8]) {
    append(number, grouping: grouping, minimumDigits: 1, to: &utf8)
  }

  /// As above, with zeros in front of a number that has fewer digits than `minimumDigits`; with a minimum of 0, the
  /// number 0 has no digit.
  func append(_ number: Int, grouping: Bool, minimumDigits: Int, to utf8: inout [UInt8]) {
    withFormatted(number, grouping: grouping, minimumDigits: minimumDigits) { utf8.append(contentsOf: $0) }
  }

  /// Calls `body` with the number in UTF-8, written from its last digit on.
  func withFormatted(
    _ number: Int, grouping: Bool, minimumDigits: Int = 1, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    // Enough for 20 digits or more, as many separators and the sign, of 4, 8 and 8 bytes.
    let capacity = max(20, minimumDigits) * 12 + 8
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = BackwardWriter(buffer: buffer, position: capacity)
      var rest = number.magnitude
      var digits = 0
      var untilSeparator = grouping ? groupedFrom(rest, minimumDigits) : -1
      while rest != 0 || digits < minimumDigits {
        if untilSeparator == 0 {
          writer.write(group)
          untilSeparator = secondaryGroupingSize
        }
        untilSeparator -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        writer.write(zero, adding: UInt8(truncatingIfNeeded: digit))
        rest = quotient
        digits += 1
      }
      if number < 0 { writer.write(minus) }
      body(UnsafeMutableBufferPointer(rebasing: buffer[writer.position...]))
    }
  }

  /// How many digits stand after the last separator, or -1 where the number is too short to be grouped.
  private func groupedFrom(_ magnitude: UInt, _ minimumDigits: Int) -> Int {
    if primaryGroupingSize <= 0 { return -1 }
    var digits = 1
    var rest = magnitude / 10
    while rest != 0 {
      digits += 1
      rest /= 10
    }
    return max(digits, minimumDigits) >= primaryGroupingSize + minimumGroupingDigits ? primaryGroupingSize : -1
  }
}

/// Fills a buffer from its end and drops bytes that do not fit.
private struct BackwardWriter {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  var position: Int

  mutating func write(_ text: PackedText, adding value: UInt8 = 0) {
    guard position >= text.count, text.count > 0 else { return }
    position -= text.count
    for index in 0..<text.count { buffer[position + index] = text[index] }
    buffer[position + text.count - 1] &+= value
  }
}
