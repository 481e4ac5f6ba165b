/// A non-negative integer of any size.
///
/// Numbers of passwords exceed a machine word: 1,024 characters out of 95 give more than 10^2025.
package struct Natural: Hashable, Sendable {
  /// The 64-bit words, lowest first, without leading zero words; zero has no words.
  package internal(set) var words: [UInt64]

  /// Creates zero.
  package init() { words = [] }

  /// Creates a number from one word.
  package init(_ word: UInt64) { words = word == 0 ? [] : [word] }

  /// Creates a number from an integer; a negative one becomes zero.
  package init(clamping number: Int) { self.init(UInt64(clamping: number)) }

  /// Creates a number from 64-bit words, lowest first; the highest words may be zero.
  package init(words: some Sequence<UInt64>) {
    self.words = Array(words)
    dropLeadingZeros()
  }

  /// Whether the number is zero.
  package var isZero: Bool { words.isEmpty }

  /// The number of bits without leading zeros; 0 for zero.
  package var bitWidth: Int { words.last.map { words.count * UInt64.bitWidth - $0.leadingZeroBitCount } ?? 0 }

  /// Returns the word at an index, counted from the lowest; zero beyond the number.
  func word(_ index: Int) -> UInt64 { index < words.count ? words[index] : 0 }

  /// Returns 64 bits, starting at bit `offset`, which is counted from the lowest bit and must not be negative.
  func bits(from offset: Int) -> UInt64 {
    let (whole, part) = offset.quotientAndRemainder(dividingBy: UInt64.bitWidth)
    return word(whole) >> part | (part == 0 ? 0 : word(whole + 1) << (UInt64.bitWidth - part))
  }

  /// Removes leading zero words.
  mutating func dropLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}

extension Natural: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal of one word.
  package init(integerLiteral value: UInt64) { self.init(value) }
}

extension Natural: Comparable {
  /// Whether the left number is smaller.
  package static func < (left: Natural, right: Natural) -> Bool {
    guard left.words.count == right.words.count else { return left.words.count < right.words.count }
    for index in left.words.indices.reversed() where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }
}

extension Natural: CustomStringConvertible {
  /// The number of decimal digits that one division by a word yields.
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
