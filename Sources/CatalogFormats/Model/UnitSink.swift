public import WatchwordDiagnostics

/// A sink that passes each unit on with its file element.
public struct UnitSink: CatalogSink {
  /// What the reader found.
  private(set) var findings = FindingList()
  private var file: CatalogFile?
  /// The place of the file element among all.
  private var index = -1
  private let body: (_ unit: TranslationUnit, _ file: CatalogFile, _ index: Int) -> Void

  /// A sink that calls `body` with each unit, its file element, and the place of that among all.
  public init(body: @escaping (_ unit: TranslationUnit, _ file: CatalogFile, _ index: Int) -> Void) {
    self.body = body
  }

  /// Notes the file element.
  public mutating func begin(_ file: CatalogFile) {
    self.file = file
    index += 1
  }

  /// Passes the unit on.
  public mutating func add(_ unit: TranslationUnit) {
    if let file { body(unit, file, index) }
  }

  /// Forgets the file element.
  public mutating func endFile() { file = nil }

  /// Keeps the finding.
  public mutating func report(_ diagnostic: Diagnostic) { findings.append(diagnostic) }

  /// Does nothing.
  public mutating func end(isComplete: Bool) {}
}
