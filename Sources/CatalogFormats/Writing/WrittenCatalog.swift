/// Catalogues as a format writes them.
public struct WrittenCatalog: Sendable {
  /// The files, with paths relative to the folder that they are written to, such as `de.lproj/Localizable.strings`.
  public var files: [(path: String, bytes: [UInt8])] = []
  /// What the format cannot express.
  public var losses: [CatalogLoss] = []

  /// Nothing at all.
  public init() {}
}
