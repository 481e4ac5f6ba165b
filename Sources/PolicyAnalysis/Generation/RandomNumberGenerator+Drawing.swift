/// Draws as the standard library does, but with 64-bit numbers on every platform, so that a generator yields the same
/// elements in WebAssembly, whose `Int` has 32 bits.
extension RandomNumberGenerator {
  /// Draws a number from 0 to `count` - 1; `count` must be at least 1.
  private mutating func index(below count: Int) -> Int { Int(truncatingIfNeeded: next(upperBound: UInt64(count))) }

  /// Draws an element of a list; `nil` if the list is empty.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[index(below: elements.count)]
  }

  /// Returns a list in random order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.dropLast() { elements.swapAt(place, place + index(below: elements.count - place)) }
    return elements
  }
}
