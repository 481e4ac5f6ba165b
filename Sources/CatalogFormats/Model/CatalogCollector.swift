public import WatchwordDiagnostics

/// A sink that collects the whole document.
public struct CatalogCollector: CatalogSink {
  /// The name of the document in findings.
  private let name: ExactText
  private var files: [TranslationCatalog.File] = []
  private var header: CatalogFile?
  private var units: [TranslationUnit] = []
  private var findings = FindingList()
  /// Whether the document was read to its end.
  public private(set) var isComplete = false

  /// Creates a collector; `name` is the name of the document in findings.
  public init(name: ExactText) { self.name = name }

  /// Everything read so far, without a file element that has not ended yet.
  public var reading: Reading<TranslationCatalog> {
    Reading(TranslationCatalog(name: name, files: files), findings.diagnostics)
  }

  /// Starts the next file element.
  public mutating func begin(_ file: CatalogFile) { header = file }

  /// Keeps a unit of the file element.
  public mutating func add(_ unit: consuming TranslationUnit) { units.append(unit) }

  /// Keeps the file element with its units.
  public mutating func endFile() {
    if let header = header.take() { files.append(TranslationCatalog.File(header: header, units: units)) }
    units = []
  }

  /// Adds a finding, unless there are too many.
  public mutating func report(_ diagnostic: Diagnostic) { findings.append(diagnostic) }

  /// Notes whether the document was read to its end; everything read so far is kept in any case.
  public mutating func end(isComplete: Bool) { self.isComplete = isComplete }
}
