/// A set of the policies that a machine judges at the same time, by index.
struct PolicySet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Returns the policies `0..<count`; there can be at most eight.
  static func first(_ count: Int) -> PolicySet { PolicySet(rawValue: UInt8((1 << count) - 1)) }

  /// Returns the policy at `index` alone.
  static func only(_ index: Int) -> PolicySet { PolicySet(rawValue: 1 << UInt8(index)) }
}
