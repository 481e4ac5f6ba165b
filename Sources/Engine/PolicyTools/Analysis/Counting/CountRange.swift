/// A number that is either exact or known only within bounds.
package struct CountRange: Hashable, Sendable {
  /// The lower bound.
  package var lowerBound: Natural
  /// The upper bound.
  package var upperBound: Natural

  /// Creates a range from its bounds.
  package init(lowerBound: Natural, upperBound: Natural) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Creates an exact number.
  package init(_ number: Natural) { self.init(lowerBound: number, upperBound: number) }

  /// Whether the number is exact.
  package var isExact: Bool { lowerBound == upperBound }

  static func + (left: CountRange, right: CountRange) -> CountRange {
    CountRange(lowerBound: left.lowerBound + right.lowerBound, upperBound: left.upperBound + right.upperBound)
  }
}
