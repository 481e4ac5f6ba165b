/// A number that is known exactly or between bounds.
package struct CountRange: Hashable, Sendable {
  /// The number is not smaller.
  package var least: Natural
  /// The number is not greater.
  package var most: Natural

  /// A number between bounds.
  package init(least: Natural, most: Natural) {
    self.least = least
    self.most = most
  }

  /// A number that is known.
  package init(_ number: Natural) { self.init(least: number, most: number) }

  /// Whether the number is known.
  package var isExact: Bool { least == most }

  static func + (left: CountRange, right: CountRange) -> CountRange {
    CountRange(least: left.least + right.least, most: left.most + right.most)
  }
}
