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

  /// Calls `body` with the numbers, to which it can add others.
  mutating func fill(_ body: (NumberSums) -> Void) {
    let width = width
    words.withUnsafeMutableBufferPointer { body(NumberSums(words: $0, width: width)) }
  }

  /// Calls `body` with the numbers, for ``NumberSums``.
  func read(_ body: (NumberTerms) -> Void) {
    words.withUnsafeBufferPointer { body(NumberTerms(words: $0, width: width)) }
  }
}

/// The numbers of a row, to be added to others.
struct NumberTerms {
  fileprivate let words: UnsafeBufferPointer<UInt64>
  fileprivate let width: Int
}

/// The numbers of a row while others are added to them, modulo their width, without a check of each index: rows of
/// hundreds of thousands of numbers are added up.
struct NumberSums {
  fileprivate let words: UnsafeMutableBufferPointer<UInt64>
  fileprivate let width: Int

  /// Adds a multiple of a number of a row that is not wider to the number at `index`.
  func add(_ row: NumberTerms, at other: Int, times factor: UInt64, to index: Int) {
    let (start, from) = (index * width, other * row.width)
    var carry: UInt64 = 0
    for word in 0..<row.width {
      let (high, low) = row.words[from + word].multipliedFullWidth(by: factor)
      let (first, isOver) = words[start + word].addingReportingOverflow(low)
      let (second, isOverToo) = first.addingReportingOverflow(carry)
      words[start + word] = second
      // The product of two words leaves room for both.
      carry = high &+ (isOver ? 1 : 0) &+ (isOverToo ? 1 : 0)
    }
    add(carry, from: row.width, to: start)
  }

  /// Adds a number of a row that is not wider to the number at `index`.
  func add(_ row: NumberTerms, at other: Int, to index: Int) {
    let (start, from) = (index * width, other * row.width)
    var carry: UInt64 = 0
    for word in 0..<row.width {
      let (first, isOver) = words[start + word].addingReportingOverflow(row.words[from + word])
      let (second, isOverToo) = first.addingReportingOverflow(carry)
      words[start + word] = second
      carry = isOver || isOverToo ? 1 : 0
    }
    add(carry, from: row.width, to: start)
  }

  private func add(_ carry: UInt64, from first: Int, to start: Int) {
    var carry = carry
    var word = first
    while carry > 0, word < width {
      let (sum, isOver) = words[start + word].addingReportingOverflow(carry)
      words[start + word] = sum
      carry = isOver ? 1 : 0
      word += 1
    }
  }

  /// Subtracts a number of a row that is not wider from the number at `index`.
  func subtract(_ row: NumberTerms, at other: Int, from index: Int) {
    let (start, from) = (index * width, other * row.width)
    var borrow: UInt64 = 0
    for word in 0..<width {
      guard word < row.width || borrow > 0 else { return }
      let term = word < row.width ? row.words[from + word] : 0
      let (first, isUnder) = words[start + word].subtractingReportingOverflow(term)
      let (second, isUnderToo) = first.subtractingReportingOverflow(borrow)
      words[start + word] = second
      borrow = isUnder || isUnderToo ? 1 : 0
    }
  }
}
