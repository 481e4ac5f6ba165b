extension Natural {
  /// Draws a uniformly distributed number below `bound`; `nil` if `bound` is zero.
  static func random(below bound: Natural, using generator: inout some RandomNumberGenerator) -> Natural? {
    guard let highest = bound.words.last else { return nil }
    let mask = UInt64.max >> UInt64(highest.leadingZeroBitCount)
    // At least half of the candidates are usable, because the highest bit of the bound is set.
    while true {
      var words = bound.words.map { _ in generator.next() }
      words[words.count - 1] &= mask
      let number = Natural(words: words)
      if number < bound { return number }
    }
  }
}
