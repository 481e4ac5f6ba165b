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
