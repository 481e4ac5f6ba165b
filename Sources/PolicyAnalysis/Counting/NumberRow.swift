import BigInt

/// Natural numbers of the same width, side by side in one array, because big integers with storage of their own take
/// several times the time.
struct NumberRow: Sendable {
  /// The number of words of 64 bits that each number has.
  let width: Int
  private var words: [UInt64]

  /// `count` zeros.
  init(count: Int, width: Int) {
    self.width = width
    words = Array(repeating: 0, count: count * width)
  }

  /// One word for each number.
  init(_ numbers: [UInt64]) {
    width = 1
    words = numbers
  }

  /// The number at an index.
  subscript(index: Int) -> BigUInt {
    BigUInt(words: words[index * width..<(index + 1) * width].map { UInt($0) })
  }

  /// A word of the number at an index, counted from the lowest; zero beyond the width.
  func word(_ place: Int, ofNumber index: Int) -> UInt64 { place < width ? words[index * width + place] : 0 }

  /// Adds a multiple of a number of another row, which is not wider, to the number at `index`, modulo the width.
  mutating func add(_ row: NumberRow, at other: Int, times factor: UInt64 = 1, to index: Int) {
    var product = WordProduct(factor: factor)
    var carry: UInt64 = 0
    for place in 0..<width {
      guard place < row.width || product.carry > 0 || carry > 0 else { return }
      let term = product.next(row.word(place, ofNumber: other))
      let (first, isOver) = words[index * width + place].addingReportingOverflow(term)
      let (second, isOverToo) = first.addingReportingOverflow(carry)
      words[index * width + place] = second
      carry = isOver || isOverToo ? 1 : 0
    }
  }

  /// Subtracts a number of another row, which is not wider, from the number at `index`, modulo the width.
  mutating func subtract(_ row: NumberRow, at other: Int, from index: Int) {
    var difference = WordDifference()
    for place in 0..<width {
      guard place < row.width || difference.borrow > 0 else { return }
      let word = words[index * width + place]
      words[index * width + place] = difference.next(word, minus: row.word(place, ofNumber: other))
    }
  }
}

/// A number that is counted down by the sizes of groups until it falls into one.
struct Countdown {
  /// From the lowest word.
  private var left: [UInt64] = []

  /// Draws a number below the one at `index` of `row`, which is not zero, each with the same probability.
  init(below row: NumberRow, at index: Int, using generator: inout some RandomNumberGenerator) {
    let bound = (0..<row.width).map { row.word($0, ofNumber: index) }
    let top = bound.lastIndex { $0 != 0 } ?? 0
    let mask = UInt64.max >> UInt64(bound[top].leadingZeroBitCount)
    // At least half of the numbers of so many bits can be used, because the highest bit of the bound is set.
    repeat {
      left = (0...top).map { _ in generator.next() }
      left[top] &= mask
    } while !isBelow(bound)
  }

  private func isBelow(_ bound: [UInt64]) -> Bool {
    for place in left.indices.reversed() where left[place] != bound[place] { return left[place] < bound[place] }
    return false
  }

  /// Whether the number is below `factor` times the number of `row` at `index`; if not, it is reduced by that.
  mutating func falls(into row: NumberRow, at index: Int, times factor: UInt64) -> Bool {
    var size = WordProduct(factor: factor)
    var rest = WordDifference()
    for place in 0..<max(left.count, row.width) {
      _ = rest.next(place < left.count ? left[place] : 0, minus: size.next(row.word(place, ofNumber: index)))
    }
    if rest.borrow > 0 || size.carry > 0 { return true }
    size = WordProduct(factor: factor)
    rest = WordDifference()
    for place in left.indices {
      left[place] = rest.next(left[place], minus: size.next(row.word(place, ofNumber: index)))
    }
    return false
  }
}

/// A multiple of a number, word by word from the lowest.
private struct WordProduct {
  let factor: UInt64
  private(set) var carry: UInt64 = 0

  init(factor: UInt64) { self.factor = factor }

  mutating func next(_ word: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: factor)
    let (sum, isOver) = low.addingReportingOverflow(carry)
    carry = high + (isOver ? 1 : 0)
    return sum
  }
}

/// A difference of two numbers, word by word from the lowest.
private struct WordDifference {
  private(set) var borrow: UInt64 = 0

  mutating func next(_ word: UInt64, minus other: UInt64) -> UInt64 {
    let (first, isUnder) = word.subtractingReportingOverflow(other)
    let (second, isUnderToo) = first.subtractingReportingOverflow(borrow)
    borrow = isUnder || isUnderToo ? 1 : 0
    return second
  }
}
