public import WatchwordBasics

/// A catalogue read from a file.
public struct CatalogDocument: Sendable {
  /// The path of the file.
  public let path: SystemPath
  /// The format of the file.
  public let format: CatalogFormat
  /// The content of the file.
  public let bytes: [UInt8]
  /// The content of the file, as far as it was read.
  public let catalog: TranslationCatalog
  /// The findings of the reader.
  public let findings: [Finding]
  /// Whether the file was read to its end.
  public let isComplete: Bool
}

extension CatalogDocument {
  /// Returns the first part of a source file that the writer of its format does not write, such as metadata; `nil` if
  /// there is none, or if translations are in the same file.
  package var unmodelledSourceContent: Finding? {
    guard format.original != nil, !format.isBilingual, catalog.files.contains(where: { $0.header.isSource }) else {
      return nil
    }
    return format.unmodelledContent(self).first.map {
      LossLocator.finding(about: $0, nil, in: format, fileNamed: path.name)
    }
  }
}

/// Reads catalogues one after the other, each with the file of its source texts if its format uses one.
public struct CatalogDocuments {
  private let open: (SystemPath) -> [UInt8]?
  private var tables: [[UInt8]: SourceTable?] = [:]

  /// Creates a reader; `open` returns the bytes of a source file, or `nil` if it does not exist.
  public init(open: @escaping (SystemPath) -> [UInt8]?) { self.open = open }

  /// Reads a document. Unless `format` is given, the name and the bytes determine it.
  public mutating func read(_ bytes: [UInt8], at path: SystemPath, as format: CatalogFormat? = nil) -> CatalogDocument {
    let format = format ?? CatalogFormat.format(ofFileNamed: path, startingWith: bytes)
    var sources: SourceTable?
    for candidate in format.sources(path) where sources == nil { sources = table(at: candidate, as: format) }
    let reading = format.reading(of: bytes, name: path.name, sources: sources)
    return CatalogDocument(
      path: path, format: format, bytes: bytes,
      catalog: reading.catalog, findings: reading.value.findings, isComplete: reading.isComplete)
  }

  /// Reads the document with a name that is also its path.
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
