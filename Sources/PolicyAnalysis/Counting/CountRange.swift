/// A number that is known exactly or between bounds.
public struct CountRange: Hashable, Sendable {
  /// The number is not smaller.
  public var least: Natural
  /// The number is not greater.
  public var most: Natural

  /// A number between bounds.
  public init(least: Natural, most: Natural) {
    self.least = least
    self.most = most
  }

  /// A number that is known.
  public init(_ number: Natural) { self.init(least: number, most: number) }

  /// Whether the number is known.
  public var isExact: Bool { least == most }

  static func + (left: CountRange, right: CountRange) -> CountRange {
    CountRange(least: left.least + right.least, most: left.most + right.most)
  }
}
