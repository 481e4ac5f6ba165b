public import WatchwordDiagnostics

/// A catalogue after fixing its findings.
public struct FixedCatalog: Sendable {
  /// The bytes of the catalogue.
  public let bytes: [UInt8]
  /// The number of findings that were fixed.
  public let fixCount: Int
  /// The findings about the fixed catalogue, without those that need a comparison with other translations.
  public let left: [Diagnostic]
}
