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
