/// A whole number from zero up, exact at any size.
///
/// The numbers of passwords are greater than a word holds: 1,024 characters of 95 give more than 10^2025.
package struct Natural: Hashable, Sendable {
  /// The words of 64 bits from the lowest, as many as are needed: the highest is not zero, and zero has none.
  package internal(set) var words: [UInt64]

  /// Zero.
  package init() { words = [] }

  /// A number of one word.
  package init(_ word: UInt64) { words = word == 0 ? [] : [word] }

  /// The number itself, or zero for a negative one.
  package init(clamping number: Int) { self.init(UInt64(clamping: number)) }

  /// A number of words of 64 bits, from the lowest; the highest ones may be zero.
  package init(words: some Sequence<UInt64>) {
    self.words = Array(words)
    dropLeadingZeros()
  }

  /// Whether the number is zero.
  package var isZero: Bool { words.isEmpty }

  /// The number of bits without leading zeros; zero has none.
  package var bitWidth: Int { words.last.map { words.count * UInt64.bitWidth - $0.leadingZeroBitCount } ?? 0 }

  /// The word at a place, counted from the lowest; zero beyond the number.
  func word(_ place: Int) -> UInt64 { place < words.count ? words[place] : 0 }

  /// The 64 bits from the one at `place` up, which is counted from the lowest and not negative.
  func bits(from place: Int) -> UInt64 {
    let (whole, part) = place.quotientAndRemainder(dividingBy: UInt64.bitWidth)
    return word(whole) >> part | (part == 0 ? 0 : word(whole + 1) << (UInt64.bitWidth - part))
  }

  /// The words as few as they can be, after the highest ones have changed.
  mutating func dropLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}

extension Natural: ExpressibleByIntegerLiteral {
  /// A number of one word, from a literal.
  package init(integerLiteral value: UInt64) { self.init(value) }
}

extension Natural: Comparable {
  /// Whether the left number is smaller.
  package static func < (left: Natural, right: Natural) -> Bool {
    guard left.words.count == right.words.count else { return left.words.count < right.words.count }
    for place in left.words.indices.reversed() where left.words[place] != right.words[place] {
      return left.words[place] < right.words[place]
    }
    return false
  }
}

extension Natural: CustomStringConvertible {
  /// The decimal digits that one division by a word gives.
  private static let digitsOfGroup = 19

  /// The decimal digits, without leading zeros.
  package var description: String {
    guard !isZero else { return "0" }
    var rest = self
    var groups: [String] = []
    while !rest.isZero { groups.append(String(rest.divide(by: 10_000_000_000_000_000_000))) }
    let first = groups.removeLast()
    return groups.reversed().reduce(into: first) { text, digits in
      text += String(repeating: "0", count: Self.digitsOfGroup - digits.count) + digits
    }
  }
}
