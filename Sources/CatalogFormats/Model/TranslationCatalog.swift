public import WatchwordDiagnostics

/// The content of one translation file: its units, by the source files that they come from.
public struct TranslationCatalog: Sendable {
  /// The file as the user named it.
  public let name: ExactText
  /// The file elements, in their order.
  public let files: [File]

  /// A catalogue with all its parts.
  public init(name: ExactText, files: [File]) {
    self.name = name
    self.files = files
  }

  /// A file element with its units.
  public struct File: Sendable {
    /// What the file element says of itself.
    public let header: CatalogFile
    /// The units, in their order; those of groups included.
    public let units: [TranslationUnit]

    /// A file element with its units.
    public init(header: CatalogFile, units: [TranslationUnit]) {
      self.header = header
      self.units = units
    }
  }
}
