/// The digits, minus sign and grouping with which a locale writes whole numbers (UTS #35, part 3, sections 2 and 3).
package struct NumberSymbols: Hashable, Sendable {
  /// The digit 0 in UTF-8. The other nine digits follow it in order and differ only in the last byte.
  let zero: PackedText
  /// The separator of groups.
  let group: PackedText
  /// The minus sign, including its directional marks.
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

  /// Returns the symbols for the numbering system in the tag (`hi-u-nu-deva`), or else for the locale's default one.
  ///
  /// They are those of the first tag of the ``LocaleMatcher/chain(for:)`` that has symbols, or else of the root:
  /// `1,234`. A system without its own symbols uses those of the digits 0 to 9 (UTS #35, part 3, section 2.3); group
  /// sizes are the locale's. An unknown system, or one without digits, is ignored.
  package static func symbols(for tag: LanguageTag) -> NumberSymbols {
    let chain = LocaleMatcher.chain(for: tag)
    let standard = chain.lazy.compactMap { storedSymbols(for: $0.bytes) }.first ?? NumberSymbolsData.symbols(0)
    guard let system = tag.numberingSystem, let zero = zero(of: system), zero != standard.zero else { return standard }
    let marks =
      marks(of: system, zero, along: chain) ?? marks(of: Array("latn".utf8), PackedText(0x30, 1), along: chain)
      ?? NumberSymbolsData.symbols(0)
    return NumberSymbols(
      zero: zero, group: marks.group, minus: marks.minus,
      primary: standard.primaryGroupingSize, secondary: standard.secondaryGroupingSize,
      minimum: standard.minimumGroupingDigits)
  }

  /// Returns the symbols stored under exactly this key.
  private static func storedSymbols(for key: [UInt8]) -> NumberSymbols? {
    CLDRTable.group(holding: key, in: NumberSymbolsData.keys).map { NumberSymbolsData.symbols($0) }
  }

  /// Returns the digit 0 of a numbering system (CLDR, numberingSystems.xml), or `nil` if the system is unknown.
  private static func zero(of system: [UInt8]) -> PackedText? {
    guard let index = CLDRTable.group(holding: system, in: NumberSymbolsData.systems) else { return nil }
    let bytes = CLDRTable.text(ofGroup: index, in: NumberSymbolsData.zeros)
    return PackedText(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }, bytes.count)
  }

  /// Returns symbols with the separator and sign of a numbering system, from the first tag in the chain that has
  /// symbols for the system or uses its digits by default, or else from the root, if it has any.
  private static func marks(of system: [UInt8], _ zero: PackedText, along chain: [LanguageTag]) -> NumberSymbols? {
    let key = Array("-u-nu-".utf8) + system
    for step in chain {
      if let kept = storedSymbols(for: step.bytes + key) { return kept }
      if let standard = storedSymbols(for: step.bytes), standard.zero == zero { return standard }
    }
    return storedSymbols(for: Array("und".utf8) + key)
  }

  /// The digits in order, starting with 0.
  package var digits: [String] {
    (0..<10).map { (value: UInt8) in
      var bytes = (0..<zero.count).map { zero[$0] }
      bytes[bytes.count - 1] &+= value
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The separator of groups, such as `,`.
  package var groupSeparator: String { group.text }

  /// The minus sign, including its directional marks.
  package var minusSign: String { minus.text }

  /// Appends `number` in the locale's digits, with groups if `grouping` is true. Accepts every number.
  ///
  /// Allocates no memory except to extend `text`.
  package func append(_ number: Int, grouping: Bool, to text: inout String) {
    withFormatted(number, grouping: grouping) { bytes in
      // Strings of up to 15 bytes are stored inline: pieces of that length, cut between characters, need no allocation.
      var start = 0
      while start < bytes.count {
        var end = min(start + 15, bytes.count)
        while end < bytes.count, end > start + 1, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        text += String(decoding: bytes[start..<end], as: UTF8.self)
        start = end
      }
    }
  }

  /// Appends `number` in the locale's digits as UTF-8, with groups if `grouping` is true. Accepts every number.
  package func append(_ number: Int, grouping: Bool, to utf8: inout [UInt8]) {
    append(number, grouping: grouping, minimumDigits: 1, to: &utf8)
  }

  /// Appends `number` as above, with leading zeros if it has fewer digits than `minimumDigits`. With a minimum of 0,
  /// the number 0 has no digits.
  func append(_ number: Int, grouping: Bool, minimumDigits: Int, to utf8: inout [UInt8]) {
    withFormatted(number, grouping: grouping, minimumDigits: minimumDigits) { utf8.append(contentsOf: $0) }
  }

  /// Calls `body` with the number in UTF-8. The bytes are written from right to left.
  func withFormatted(
    _ number: Int, grouping: Bool, minimumDigits: Int = 1, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    // Room for 20 or more digits of 4 bytes, as many separators of 8 bytes and a sign of 8 bytes.
    let capacity = max(20, minimumDigits) * 12 + 8
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = BackwardWriter(buffer: buffer, position: capacity)
      var rest = number.magnitude
      var digits = 0
      var untilSeparator = grouping ? lastGroupSize(rest, minimumDigits) : -1
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

  /// The number of digits after the last separator, or -1 if the number is too short to be grouped.
  private func lastGroupSize(_ magnitude: UInt, _ minimumDigits: Int) -> Int {
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

/// A writer that fills a buffer from its end and drops bytes that do not fit.
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
