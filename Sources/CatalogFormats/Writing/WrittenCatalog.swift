public import WatchwordDiagnostics

/// Catalogues as a format writes them.
public struct WrittenCatalog: Sendable {
  /// The files, with paths relative to the folder that they are written to, such as `de.lproj/Localizable.strings`.
  public var files: [(path: String, bytes: [UInt8])] = []
  /// What the format cannot express.
  public var losses: [CatalogLoss] = []

  /// The paths of the files with source texts that come from translations, because no source catalogue was given: such a
  /// file has the texts of that translation only.
  public var derivedSources: Set<ExactText> = []

  /// Nothing at all.
  package init() {}

  /// Adds a file; `isDerived` says whether it has the source texts of translations.
  mutating func add(_ path: String, _ bytes: [UInt8], isDerived: Bool) {
    files.append((path, bytes))
    if isDerived { derivedSources.insert(ExactText(path)) }
  }
}
