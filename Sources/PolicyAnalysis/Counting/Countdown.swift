/// A number that is counted down by the sizes of groups until it falls into one.
struct Countdown {
  /// From the lowest word.
  private var left: [UInt64]

  /// Draws a number below the one at `index` of `row`, each with the same probability; zero if that is zero.
  init(below row: NumberRow, at index: Int, using generator: inout some RandomNumberGenerator) {
    left = Natural.random(below: row[index], using: &generator)?.words ?? []
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
