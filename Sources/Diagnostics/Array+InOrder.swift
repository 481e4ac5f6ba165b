extension Array {
  /// The elements in the order of `precedes`; of two that do not precede each other the first one stays first.
  ///
  /// What is sorted are their places: the standard library's sort is compiled for these alone, and not anew for every
  /// type.
  public func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
    places(indices) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

@inline(never)
private func places(_ range: Range<Int>, by precedes: (Int, Int) -> Bool) -> [Int] { range.sorted(by: precedes) }
