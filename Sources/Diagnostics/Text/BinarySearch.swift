extension Range<Int> {
  /// The first place of the range for which `condition` holds; the range's end where it holds for none.
  ///
  /// `condition` must hold for every place after one for which it holds: then it is asked about log₂ of them.
  @inlinable
  public func firstPlace(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
