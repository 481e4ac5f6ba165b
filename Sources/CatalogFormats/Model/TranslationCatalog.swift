public import WatchwordDiagnostics

/// The content of one translation file: its units, grouped by source file.
public struct TranslationCatalog: Sendable {
  /// The name of the file, as the user gave it.
  public let name: ExactText
  /// The file elements, in their order.
  public let files: [File]

  /// Creates a catalogue with all its parts.
  public init(name: ExactText, files: [File]) {
    self.name = name
    self.files = files
  }

  /// A file element with its units.
  public struct File: Sendable {
    /// The attributes of the file element.
    public let header: CatalogFile
    /// The units in their order, including those in groups.
    public let units: [TranslationUnit]

    /// A file element with its units.
    public init(header: CatalogFile, units: [TranslationUnit]) {
      self.header = header
      self.units = units
    }
  }
}
