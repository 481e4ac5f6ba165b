public import Diagnostics

/// A sink that keeps the whole document.
public struct CatalogCollector: CatalogSink {
  /// The document's name for findings.
  private let name: ExactText
  private var files: [TranslationCatalog.File] = []
  private var header: CatalogFile?
  private var units: [TranslationUnit] = []
  private var findings = FindingList()

  /// Collects the document that findings call `name`.
  public init(name: ExactText) { self.name = name }

  /// What was read up to now, without a file element that has not ended.
  public var reading: Reading<TranslationCatalog> {
    Reading(TranslationCatalog(name: name, files: files), findings.diagnostics)
  }

  public mutating func begin(_ file: CatalogFile) { header = file }

  public mutating func add(_ unit: TranslationUnit) { units.append(unit) }

  public mutating func endFile() {
    if let header = header.take() { files.append(TranslationCatalog.File(header: header, units: units)) }
    units = []
  }

  public mutating func report(_ diagnostic: Diagnostic) { findings.append(diagnostic) }

  public mutating func end(isComplete: Bool) {}
}
