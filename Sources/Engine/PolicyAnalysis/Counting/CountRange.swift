/// A number that is either exact or known only within bounds.
package struct CountRange: Hashable, Sendable {
  /// The lower bound.
  package var least: Natural
  /// The upper bound.
  package var most: Natural

  /// Creates a range from its bounds.
  package init(least: Natural, most: Natural) {
    self.least = least
    self.most = most
  }

  /// Creates an exact number.
  package init(_ number: Natural) { self.init(least: number, most: number) }

  /// Whether the number is exact.
  package var isExact: Bool { least == most }

  static func + (left: CountRange, right: CountRange) -> CountRange {
    CountRange(least: left.least + right.least, most: left.most + right.most)
  }
}
