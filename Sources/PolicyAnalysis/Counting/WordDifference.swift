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
