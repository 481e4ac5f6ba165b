public import WatchwordDiagnostics

/// Catalogues written in a format.
public struct WrittenCatalog: Sendable {
  /// The files, with paths relative to the output folder, such as `de.lproj/Localizable.strings`.
  public var files: [(path: String, bytes: [UInt8])] = []
  /// The parts that the format cannot express.
  public var losses: [CatalogLoss] = []

  /// The paths of source files whose texts come from translations, because no source catalogue was given. Such a file
  /// contains only the texts of those translations.
  public var derivedSources: Set<ExactText> = []

  /// Creates an empty result.
  package init() {}

  /// Adds a file. `isDerived` is true if its source texts come from translations.
  mutating func add(_ path: String, _ bytes: [UInt8], isDerived: Bool) {
    files.append((path, bytes))
    if isDerived { derivedSources.insert(ExactText(path)) }
  }
}
