/// Drawing as the standard library does it, but with numbers of 64 bits on every machine: the same generator gives the same
/// elements in WebAssembly, whose `Int` has 32 bits.
extension RandomNumberGenerator {
  /// A number from 0 to `count` - 1; `count` is at least 1.
  private mutating func index(below count: Int) -> Int { Int(truncatingIfNeeded: next(upperBound: UInt64(count))) }

  /// An element of a list; `nil` if it is empty.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[index(below: elements.count)]
  }

  /// A list in another order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.dropLast() { elements.swapAt(place, place + index(below: elements.count - place)) }
    return elements
  }
}
