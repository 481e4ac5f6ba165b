/// Natural numbers of the same width in one array, because big integers with separate storage are several times slower.
struct NumberRow: Sendable {
  /// The number of 64-bit words of each number.
  let width: Int
  private var words: [UInt64]

  /// Creates `count` zeros.
  init(count: Int, width: Int) {
    self.width = width
    words = Array(repeating: 0, count: count * width)
  }

  /// Creates numbers of one word each.
  init(_ numbers: [UInt64]) {
    width = 1
    words = numbers
  }

  /// The number at an index.
  subscript(index: Int) -> Natural {
    Natural(words: words[index * width..<(index + 1) * width])
  }

  /// Returns a word of the number at an index, counted from the lowest; zero beyond the width.
  func word(_ wordIndex: Int, ofNumber index: Int) -> UInt64 {
    wordIndex < width ? words[index * width + wordIndex] : 0
  }

  /// Adds a multiple of a number of another row, which must not be wider, to the number at `index`, modulo the width.
  mutating func add(_ row: NumberRow, at other: Int, times factor: UInt64 = 1, to index: Int) {
    var product = WordProduct(factor: factor)
    var carry: UInt64 = 0
    for wordIndex in 0..<width {
      guard wordIndex < row.width || product.carry > 0 || carry > 0 else { return }
      let term = product.next(row.word(wordIndex, ofNumber: other))
      let (first, isOver) = words[index * width + wordIndex].addingReportingOverflow(term)
      let (second, isOverToo) = first.addingReportingOverflow(carry)
      words[index * width + wordIndex] = second
      carry = isOver || isOverToo ? 1 : 0
    }
  }

  /// Subtracts a number of another row, which must not be wider, from the number at `index`, modulo the width.
  mutating func subtract(_ row: NumberRow, at other: Int, from index: Int) {
    var difference = WordDifference()
    for wordIndex in 0..<width {
      guard wordIndex < row.width || difference.borrow > 0 else { return }
      let word = words[index * width + wordIndex]
      words[index * width + wordIndex] = difference.next(word, minus: row.word(wordIndex, ofNumber: other))
    }
  }
}
