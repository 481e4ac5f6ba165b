extension Natural {
  /// The sum.
  package static func + (left: Natural, right: Natural) -> Natural {
    var sum = left
    sum += right
    return sum
  }

  /// Adds a number.
  package static func += (left: inout Natural, right: Natural) {
    var sum = WordSum()
    for index in 0..<max(left.words.count, right.words.count) {
      guard index < right.words.count || sum.carry > 0 else { return }
      if index == left.words.count { left.words.append(0) }
      left.words[index] = sum.next(left.words[index], plus: right.word(index))
    }
    if sum.carry > 0 { left.words.append(sum.carry) }
  }

  /// The difference, or zero if `right` is greater.
  package static func - (left: Natural, right: Natural) -> Natural {
    var difference = left
    difference -= right
    return difference
  }

  /// Subtracts a number; the result is zero if `right` is greater.
  package static func -= (left: inout Natural, right: Natural) {
    guard left > right else {
      left = 0
      return
    }
    var difference = WordDifference()
    for index in left.words.indices {
      guard index < right.words.count || difference.borrow > 0 else { break }
      left.words[index] = difference.next(left.words[index], minus: right.word(index))
    }
    left.dropLeadingZeros()
  }

  /// The product, in time proportional to the product of the lengths.
  package static func * (left: Natural, right: Natural) -> Natural {
    guard !left.isZero, !right.isZero else { return 0 }
    var words = Array(repeating: UInt64(0), count: left.words.count + right.words.count)
    for (index, factor) in right.words.enumerated() {
      var product = WordProduct(factor: factor)
      var sum = WordSum()
      for offset in left.words.indices {
        words[index + offset] = sum.next(words[index + offset], plus: product.next(left.words[offset]))
      }
      // The partial sum has at most one word more than the number, so nothing is lost.
      words[index + left.words.count] = product.carry + sum.carry
    }
    return Natural(words: words)
  }

  /// Multiplies by a number.
  package static func *= (left: inout Natural, right: Natural) { left = left * right }

  /// Multiplies by a one-word number without allocating a second one.
  mutating func multiply(by factor: UInt64) {
    var product = WordProduct(factor: factor)
    for index in words.indices { words[index] = product.next(words[index]) }
    if product.carry > 0 { words.append(product.carry) }
    dropLeadingZeros()
  }

  /// Returns the product of the number and a one-word number.
  func multiplied(by factor: UInt64) -> Natural {
    var product = self
    product.multiply(by: factor)
    return product
  }

  /// Divides by a one-word number and returns the remainder; a divisor of zero changes nothing and returns zero.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    guard divisor > 0 else { return 0 }
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
    }
    dropLeadingZeros()
    return remainder
  }

  /// Returns the number raised to a power; one if `exponent` is not positive.
  package func power(_ exponent: Int) -> Natural {
    var result: Natural = 1
    var square = self
    var left = exponent
    while left > 0 {
      if left % 2 == 1 { result *= square }
      left /= 2
      if left > 0 { square *= square }
    }
    return result
  }
}
