public import WatchwordDiagnostics

/// What was read of a document.
public struct CatalogReading: Sendable {
  /// The content, as far as it was read.
  public let catalog: TranslationCatalog
  /// What the reader found, in the order of the document; a hostile one may have very many defects.
  public let findings: [Diagnostic]
  /// Whether the document was read to its end: not if it stopped being well-formed, exceeded a limit, or could not be
  /// read at all.
  public let isComplete: Bool

  package init(catalog: TranslationCatalog, findings: [Diagnostic], isComplete: Bool) {
    self.catalog = catalog
    self.findings = findings
    self.isComplete = isComplete
  }

  /// What was read of a document, with the first `FindingList.maximum` findings.
  public var value: Reading<TranslationCatalog> {
    var list = FindingList()
    for finding in findings { list.append(finding) }
    return Reading(catalog, list.diagnostics)
  }
}
