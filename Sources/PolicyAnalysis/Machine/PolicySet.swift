/// A set of the policies that a machine judges at the same time, by their indices.
struct PolicySet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The policies `0..<count`; there can be eight.
  static func first(_ count: Int) -> PolicySet { PolicySet(rawValue: UInt8((1 << count) - 1)) }

  /// The policy at `index` alone.
  static func only(_ index: Int) -> PolicySet { PolicySet(rawValue: 1 << UInt8(index)) }
}
