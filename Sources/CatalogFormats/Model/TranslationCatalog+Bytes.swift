public import WatchwordDiagnostics
public import WatchwordLocalization

extension TranslationCatalog {
  /// Reads a translation file.
  ///
  /// ```swift
  /// func texts(in bytes: [UInt8]) throws -> Catalog? {
  ///   try TranslationCatalog(bytes).compiled().value
  /// }
  /// ```
  ///
  /// The bytes determine the format, or else `name`, which is also the name of the file in findings.
  ///
  /// - Throws: `UnusableCatalog` if there is any error in the file. To use a catalogue despite errors, see
  /// ``CatalogFormat/read(_:name:)``.
  public init(_ bytes: [UInt8], name: SystemPath = "catalogue") throws(UnusableCatalog) {
    let format = CatalogFormat.format(ofFileNamed: name, startingWith: bytes)
    let reading = format.read(bytes, name: name.name)
    guard reading.isSound, let catalog = reading.value else {
      throw UnusableCatalog(diagnostics: reading.diagnostics)
    }
    self = catalog
  }

  /// Reads a translation file from its text.
  ///
  /// - Throws: `UnusableCatalog` if there is any error in the file.
  public init(_ text: String, name: SystemPath = "catalogue") throws(UnusableCatalog) {
    try self.init(Array(text.utf8), name: name)
  }
}
