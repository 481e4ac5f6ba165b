extension Array {
  /// Returns the elements sorted by number. The sort is stable.
  ///
  /// `sorted(by:)` adds three kilobytes to the WebAssembly module for each element type. This function sorts indices,
  /// so only one copy of the code is needed.
  package func stablySorted(byNumber number: (Element) -> Int) -> [Element] {
    sortedIndices(of: map(number)).map { self[$0] }
  }

  /// Returns the elements sorted by the bytes of their names. The sort is stable.
  package func stablySorted(byName name: (Element) -> ExactText) -> [Element] {
    sortedIndices(of: map(name)).map { self[$0] }
  }
}

@inline(never)
private func sortedIndices(of numbers: [Int]) -> [Int] { sortedIndices(numbers.count) { numbers[$0] < numbers[$1] } }

@inline(never)
private func sortedIndices(of names: [ExactText]) -> [Int] { sortedIndices(names.count) { names[$0] < names[$1] } }

/// Returns the indices from 0 up to `count`, sorted by `isBefore`.
///
/// A bottom-up merge sort: n log n comparisons.
private func sortedIndices(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  var indices = Array(0..<count)
  var merged = indices
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count)
      let end = min(middle + width, count)
      var (left, right) = (start, middle)
      for index in start..<end {
        if left < middle, right == end || !isBefore(indices[right], indices[left]) {
          merged[index] = indices[left]
          left += 1
        } else {
          merged[index] = indices[right]
          right += 1
        }
      }
      start = end
    }
    swap(&indices, &merged)
    width *= 2
  }
  return indices
}
