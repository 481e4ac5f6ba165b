public import WatchwordDiagnostics

/// A catalogue as it was read from a file.
public struct CatalogDocument: Sendable {
  /// The path of the file.
  public let path: SystemPath
  /// The format of the file.
  public let format: CatalogFormat
  /// The content of the file.
  public let bytes: [UInt8]
  /// What was read.
  public let catalog: TranslationCatalog
  /// What the reader found.
  public let findings: [Diagnostic]
  /// Whether the file was read to its end.
  public let isComplete: Bool
}

/// Reads catalogues one after the other, each beside the file with its source texts if its format has one.
public struct CatalogDocuments {
  private let open: (SystemPath) -> [UInt8]?
  private var tables: [[UInt8]: SourceTable?] = [:]

  /// A reader that opens the files of source texts with `open`, which returns `nil` where there is none.
  public init(open: @escaping (SystemPath) -> [UInt8]?) { self.open = open }

  /// Reads a document; `format` is that which its name and its bytes show, unless it is given.
  public mutating func read(_ bytes: [UInt8], at path: SystemPath, as format: CatalogFormat? = nil) -> CatalogDocument {
    let format = format ?? CatalogFormat.format(ofFileNamed: path, startingWith: bytes)
    var sources: SourceTable?
    for candidate in format.sources(path) where sources == nil { sources = table(at: candidate, as: format) }
    let reading = format.reading(of: bytes, name: path.name, sources: sources)
    return CatalogDocument(
      path: path, format: format, bytes: bytes,
      catalog: reading.catalog, findings: reading.value.diagnostics, isComplete: reading.isComplete)
  }

  /// Reads a document by its name, as above.
  package mutating func read(_ bytes: [UInt8], named name: ExactText, as format: CatalogFormat) -> CatalogDocument {
    read(bytes, at: SystemPath(name.string), as: format)
  }

  private mutating func table(at path: SystemPath, as format: CatalogFormat) -> SourceTable? {
    if let known = tables[path.bytes] { return known }
    let table = open(path).flatMap { bytes in
      format.read(bytes, name: path.name).value.map { SourceTable($0) }
    }
    tables[path.bytes] = .some(table)
    return table
  }
}
