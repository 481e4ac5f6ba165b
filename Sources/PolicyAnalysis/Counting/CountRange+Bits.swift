import BigInt

extension CountRange {
  /// The base-2 logarithm of the number, or of its lower bound; `nil` if that is zero.
  public var bits: Double? { least.isZero ? nil : least.log2 }
}
