extension Range<Int> {
  /// Returns the first index of the range for which `condition` holds, or the range's end if it holds for none.
  ///
  /// If `condition` holds for an index, it must hold for all later ones. It is evaluated about log₂(count) times.
  @inlinable
  package func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
