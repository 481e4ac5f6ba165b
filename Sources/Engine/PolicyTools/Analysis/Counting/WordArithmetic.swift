/// The sum of two numbers, computed word by word from the lowest.
struct WordSum {
  private(set) var carry: UInt64 = 0

  mutating func next(_ word: UInt64, plus other: UInt64) -> UInt64 {
    let (first, isOver) = word.addingReportingOverflow(other)
    let (second, isOverToo) = first.addingReportingOverflow(carry)
    carry = isOver || isOverToo ? 1 : 0
    return second
  }
}

/// The difference of two numbers, computed word by word from the lowest.
struct WordDifference {
  private(set) var borrow: UInt64 = 0

  mutating func next(_ word: UInt64, minus other: UInt64) -> UInt64 {
    let (first, isUnder) = word.subtractingReportingOverflow(other)
    let (second, isUnderToo) = first.subtractingReportingOverflow(borrow)
    borrow = isUnder || isUnderToo ? 1 : 0
    return second
  }
}

/// A multiple of a number, computed word by word from the lowest.
struct WordProduct {
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
