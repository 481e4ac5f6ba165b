import WatchwordDiagnostics

/// Collects the content of a document:
/// ``begin(_:)`` for each file element, ``add(_:)`` for each of its units, then ``endFile()``.
///
/// It is a class because the readers of a notation, such as XML, and of a format both report to it.
final class CatalogCollector {
  private var files: [TranslationCatalog.File] = []
  private var header: CatalogFile?
  private var messages = MessageList()
  private var findings: [Diagnostic] = []

  /// Starts a file element. Units outside file elements belong to an implied one without attributes.
  func begin(_ file: CatalogFile) { header = file }

  /// Adds a unit to the current file element.
  func add(_ unit: consuming TranslationUnit) { messages.append(unit) }

  /// Ends the current file element. An element that is not closed ends with the document.
  func endFile() {
    if let header { files.append(TranslationCatalog.File(header: header, messages: messages.all)) }
    header = nil
    messages = MessageList()
  }

  /// Adds a finding about the document.
  func report(_ finding: Diagnostic) { findings.append(finding) }

  /// Returns everything that was read of the document; `name` is its name in findings.
  func reading(of name: ExactText, isComplete: Bool) -> CatalogReading {
    CatalogReading(
      catalog: TranslationCatalog(name: name, files: files), findings: findings, isComplete: isComplete)
  }
}
