import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordSystemFiles

extension TranslationCatalog {
  /// The content of a translation file.
  ///
  /// ```swift
  /// func texts(in bytes: [UInt8]) throws -> Catalog? {
  ///   try TranslationCatalog(bytes).compiled().value
  /// }
  /// ```
  ///
  /// The format is told from the bytes, or else from `name`, which also stands in findings.
  ///
  /// - Throws: `UnusableCatalog` where anything in the file is an error; for a catalogue as far as it can be read, see
  ///   ``CatalogFormat/read(_:name:)``.
  public init(_ bytes: [UInt8], name: SystemPath = "catalogue") throws(UnusableCatalog) {
    let format = CatalogFormat.format(ofFileNamed: name, startingWith: bytes)
    let reading = format.read(bytes, name: name.name)
    guard reading.isSound, let catalog = reading.value else {
      throw UnusableCatalog(diagnostics: reading.diagnostics)
    }
    self = catalog
  }

  /// The content of a translation file's text.
  ///
  /// - Throws: `UnusableCatalog` where anything in the file is an error.
  public init(_ text: String, name: SystemPath = "catalogue") throws(UnusableCatalog) {
    try self.init(Array(text.utf8), name: name)
  }
}
