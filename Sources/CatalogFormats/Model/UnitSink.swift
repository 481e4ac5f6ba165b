import WatchwordDiagnostics

/// A sink that passes each unit on with its file element.
struct UnitSink: CatalogSink {
  private(set) var findings = FindingList()
  private var file: CatalogFile?
  private let body: (TranslationUnit, CatalogFile) -> Void

  init(body: @escaping (TranslationUnit, CatalogFile) -> Void) { self.body = body }

  mutating func begin(_ file: CatalogFile) { self.file = file }

  mutating func add(_ unit: TranslationUnit) {
    if let file { body(unit, file) }
  }

  mutating func endFile() { file = nil }

  mutating func report(_ diagnostic: Diagnostic) { findings.append(diagnostic) }

  mutating func end(isComplete: Bool) {}
}
