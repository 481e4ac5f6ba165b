public import BigInt

/// A number that is known exactly or between bounds.
public struct CountRange: Hashable, Sendable {
  /// The number is not smaller.
  public var least: BigUInt
  /// The number is not greater.
  public var most: BigUInt

  /// A number between bounds.
  public init(least: BigUInt, most: BigUInt) {
    self.least = least
    self.most = most
  }

  /// A number that is known.
  public init(_ number: BigUInt) { self.init(least: number, most: number) }

  /// Whether the number is known.
  public var isExact: Bool { least == most }

  static func + (left: CountRange, right: CountRange) -> CountRange {
    CountRange(least: left.least + right.least, most: left.most + right.most)
  }
}
