extension Array {
  /// Returns the elements sorted by number. The sort is stable.
  ///
  /// `sorted(by:)` adds three kilobytes to the WebAssembly module for each element type. This function sorts indices,
  /// so only one copy of the code is needed.
  package func ordered(byNumber number: (Element) -> Int) -> [Element] {
    places(inOrderOf: map(number)).map { self[$0] }
  }

  /// Returns the elements sorted by the bytes of their names. The sort is stable.
  package func ordered(byName name: (Element) -> ExactText) -> [Element] {
    places(inOrderOf: map(name)).map { self[$0] }
  }
}

@inline(never)
private func places(inOrderOf numbers: [Int]) -> [Int] { orderedPlaces(numbers.count) { numbers[$0] < numbers[$1] } }

@inline(never)
private func places(inOrderOf names: [ExactText]) -> [Int] { orderedPlaces(names.count) { names[$0] < names[$1] } }

/// Returns the indices from 0 up to `count`, sorted by `isBefore`.
///
/// A bottom-up merge sort: n log n comparisons.
private func orderedPlaces(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  var places = Array(0..<count)
  var merged = places
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count)
      let end = min(middle + width, count)
      var (left, right) = (start, middle)
      for place in start..<end {
        if left < middle, right == end || !isBefore(places[right], places[left]) {
          merged[place] = places[left]
          left += 1
        } else {
          merged[place] = places[right]
          right += 1
        }
      }
      start = end
    }
    swap(&places, &merged)
    width *= 2
  }
  return places
}
