/// A number that is reduced by the sizes of groups until it falls into one of them.
struct Countdown {
  /// The words, lowest first.
  private var left: [UInt64]

  /// Draws a uniformly distributed number below the one at `index` of `row`; zero if that number is zero.
  init(below row: NumberRow, at index: Int, using generator: inout some RandomNumberGenerator) {
    left = Natural.random(below: row[index], using: &generator)?.words ?? []
  }

  /// Whether the number is below `factor` times the number of `row` at `index`; if not, subtracts that product.
  mutating func falls(into row: NumberRow, at index: Int, times factor: UInt64) -> Bool {
    var size = WordProduct(factor: factor)
    var rest = WordDifference()
    for wordIndex in 0..<max(left.count, row.width) {
      _ = rest.next(
        wordIndex < left.count ? left[wordIndex] : 0, minus: size.next(row.word(wordIndex, ofNumber: index)))
    }
    if rest.borrow > 0 || size.carry > 0 { return true }
    size = WordProduct(factor: factor)
    rest = WordDifference()
    for wordIndex in left.indices {
      left[wordIndex] = rest.next(left[wordIndex], minus: size.next(row.word(wordIndex, ofNumber: index)))
    }
    return false
  }
}
