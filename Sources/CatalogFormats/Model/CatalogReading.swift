public import WatchwordDiagnostics

/// The result of reading a document.
public struct CatalogReading: Sendable {
  /// The content, as far as it was read.
  public let catalog: TranslationCatalog
  /// The findings of the reader, in document order; a hostile document may have very many defects.
  public let findings: [Diagnostic]
  /// Whether the document was read to its end: false if it is not well-formed, exceeds a limit, or could not be read at
  /// all.
  public let isComplete: Bool

  package init(catalog: TranslationCatalog, findings: [Diagnostic], isComplete: Bool) {
    self.catalog = catalog
    self.findings = findings
    self.isComplete = isComplete
  }

  /// The catalogue with the first `FindingList.maximum` findings.
  public var value: Reading<TranslationCatalog> {
    var list = FindingList()
    for finding in findings { list.append(finding) }
    return Reading(catalog, list.diagnostics)
  }
}
