/// A document after fixes were applied.
public struct FixedDocument: Sendable {
  /// The bytes of the document.
  public let bytes: [UInt8]
  /// For each of the fixes, whether it was applied.
  public let isApplied: [Bool]

  /// The number of fixes that were applied.
  public var count: Int { isApplied.count { $0 } }
}
