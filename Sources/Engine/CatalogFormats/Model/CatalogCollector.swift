public import WatchwordBasics

/// The result of reading a document.
public struct CatalogReading: Sendable {
  /// The content, as far as it was read.
  public let catalog: TranslationCatalog
  /// The findings of the reader, in document order; a hostile document may have very many defects.
  public let findings: [Finding]
  /// Whether the document was read to its end: false if it is not well-formed, exceeds a limit, or could not be read at
  /// all.
  public let isComplete: Bool

  package init(catalog: TranslationCatalog, findings: [Finding], isComplete: Bool) {
    self.catalog = catalog
    self.findings = findings
    self.isComplete = isComplete
  }

  /// The catalogue with the first `FindingList.maximum` findings.
  public var value: Reading<TranslationCatalog> {
    var list = FindingList()
    for finding in findings { list.append(finding) }
    return Reading(catalog, list.all)
  }
}

/// Collects the content of a document:
/// ``begin(_:)`` for each file element, ``add(_:)`` for each of its units, then ``endFile()``.
///
/// It is a class because the readers of a notation, such as XML, and of a format both report to it.
final class CatalogCollector {
  private var files: [TranslationCatalog.File] = []
  private var header: CatalogFile?
  private var messages = MessageList()
  private var findings: [Finding] = []
  private var unitCount = 0
  /// The name of the document in findings.
  private let name: ExactText

  init(_ name: ExactText) { self.name = name }

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

  /// Counts units of the document; returns `false` if there are too many.
  func takesUnits(_ count: Int = 1) -> Bool {
    unitCount += count
    return unitCount <= XMLLimits.units
  }

  /// Adds a finding about the document.
  func report(_ finding: Finding) { findings.append(finding) }

  /// Adds a finding about the document.
  func report(
    _ kind: FindingKind, at span: SourceSpan, unit: ExactText? = nil, _ message: String, help: String,
    fix: Fix? = nil
  ) {
    report(Finding(kind, file: name, span: span, unit: unit, message: message, help: help, fix: fix))
  }

  /// Reports that `what` exceeds `limit`, and that the rest of the document was not read.
  func exceeded(_ what: String, _ limit: Int, _ unit: String, at span: SourceSpan) {
    let defect = XMLDefect.exceeded(what, limit, unit, at: 0)
    report(.limitExceeded, at: span, defect.message, help: defect.help)
  }

  /// Returns everything that was read of the document.
  func reading(isComplete: Bool) -> CatalogReading {
    CatalogReading(
      catalog: TranslationCatalog(name: name, files: files), findings: findings, isComplete: isComplete)
  }
}

/// The messages of a file element whose units are being added.
struct MessageList {
  /// The messages in the order of their first units.
  private(set) var all: [CatalogMessage] = []
  /// The index of the message for each key.
  private var indices: [ExactText: Int] = [:]

  /// Adds a unit to the message of its key.
  mutating func append(_ unit: consuming TranslationUnit) {
    let key = unit.key
    // Most documents group the units of a message.
    if let last = all.indices.last, all[last].key == key { return all[last].append(unit) }
    if let index = indices[key] { return all[index].append(unit) }
    indices[key] = all.count
    all.append(CatalogMessage(unit))
  }
}

/// The languages of the latest file element, and whether they make it a source catalogue.
///
/// The result is cached, because the file elements of a document usually have the same languages, and comparing two
/// languages takes longer than reading a unit.
struct LanguagePair {
  private var latest: (source: ExactText?, target: ExactText?, isSource: Bool)?

  /// Whether a file element with these languages is a source catalogue.
  mutating func isSource(_ source: ExactText?, _ target: ExactText?) -> Bool {
    if let latest, latest.source == source, latest.target == target { return latest.isSource }
    let isSource = CatalogFile.isSource(source, target)
    latest = (source, target, isSource)
    return isSource
  }
}

/// The information about a document that is passed to its reader.
struct DocumentContext {
  /// The name of the document in findings: its path, if it has one.
  let name: ExactText
  /// The texts that the document translates, if they are in another document.
  let sources: SourceTable?
  /// The path, whose folders and file name may indicate the language.
  let path: SystemPath

  /// Creates the context of a document. By default, the path is the name.
  init(name: ExactText, sources: SourceTable? = nil, path: SystemPath? = nil) {
    self.name = name
    self.sources = sources
    self.path = path ?? SystemPath(name.string)
  }
}
