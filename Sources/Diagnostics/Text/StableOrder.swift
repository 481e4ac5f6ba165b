extension Array {
  /// The elements in the order of their numbers; those with the same number stay in their order.
  ///
  /// `sorted(by:)` adds three kilobytes to the WebAssembly module for every type of element. This sorts places, so that
  /// there is one copy of it.
  package func ordered(byNumber number: (Element) -> Int) -> [Element] {
    places(inOrderOf: map(number)).map { self[$0] }
  }

  /// The elements in the order of the bytes of their names; those with the same name stay in their order.
  package func ordered(byName name: (Element) -> ExactText) -> [Element] {
    places(inOrderOf: map(name)).map { self[$0] }
  }
}

@inline(never)
private func places(inOrderOf numbers: [Int]) -> [Int] { orderedPlaces(numbers.count) { numbers[$0] < numbers[$1] } }

@inline(never)
private func places(inOrderOf names: [ExactText]) -> [Int] { orderedPlaces(names.count) { names[$0] < names[$1] } }

/// The places from 0 up to `count` in the order that `isBefore` says.
///
/// A merge sort from the bottom up: n log n comparisons.
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
