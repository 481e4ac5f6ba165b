public import WatchwordCatalogFormats
public import WatchwordDiagnostics
import WatchwordLocalization

/// Finds defects in catalogues.
///
/// Each catalogue is examined on its own with ``examine(_:)``, in any order or at the same time; ``report(on:base:)``
/// puts the results together and adds what only shows when catalogues are compared.
public struct Linter: Sendable {
  private let configuration: LintConfiguration
  private let checks: [any Check.Type]

  /// A linter with this configuration.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
    self.checks = Checks.types.filter { configuration.isOn($0) }
  }

  /// Examines one catalogue on its own.
  public func examine(_ input: LintInput) -> ExaminedCatalog {
    let (catalog, readerDiagnostics) = input.read()
    let isComplete = !readerDiagnostics.contains { diagnostic in
      Self.endingChecks.contains { $0.isSame(as: diagnostic.id) }
    }
    let facts = CatalogFacts(catalog, isComplete: isComplete)
    var findings = Findings()
    for check in checks where isComplete || !check.needsWholeCatalog { check.check(facts, &findings) }
    let read = readerDiagnostics.filter(isReported)
    return ExaminedCatalog(
      facts: facts, diagnostics: read + findings.diagnostics,
      readingErrors: readerDiagnostics.filter { $0.severity == .error })
  }

  /// Puts examined catalogues together, in their order.
  ///
  /// Translations are compared with `base`. Without one, a catalogue among `catalogs` that is in its source language
  /// takes its place for those that translate the same source files.
  public func report(on catalogs: [ExaminedCatalog], base: ExaminedCatalog? = nil) -> LintReport {
    let project = ProjectFacts(
      catalogs: catalogs.map(\.facts), base: base?.facts, policies: configuration.policies)
    var findings = Findings()
    for check in checks { check.check(project, &findings) }
    var order: [MessageKey: Int] = [:]
    for (index, catalog) in catalogs.enumerated() where order[MessageKey(catalog.facts.name)] == nil {
      order[MessageKey(catalog.facts.name)] = index
    }
    var byFile = catalogs.map(\.diagnostics)
    for diagnostic in findings.diagnostics {
      guard let index = order[MessageKey(diagnostic.file)] else { continue }
      byFile[index].append(diagnostic)
    }
    return LintReport(
      files: catalogs.count, units: catalogs.reduce(0) { $0 + $1.unitCount },
      diagnostics: byFile.flatMap { $0.sortedByPlace() })
  }

  /// Examines catalogues one after the other and reports on all.
  public func lint(_ inputs: [LintInput], base: LintInput? = nil) -> LintReport {
    report(on: inputs.map(examine), base: base.map(examine))
  }

  private static let endingChecks = Checks.types.compactMap { ($0 as? any ReaderCheck.Type) }.filter { $0.endsReading }
    .map { $0.id }

  /// Whether a finding of the reader is reported; one that has no page here is.
  private func isReported(_ diagnostic: Diagnostic) -> Bool {
    guard let check = Checks.types.first(where: { $0.id.isSame(as: diagnostic.id) }) else { return true }
    return configuration.isOn(check)
  }
}

/// A catalogue to examine.
public struct LintInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8], name: String)
    case read(TranslationCatalog, [Diagnostic])
  }

  private let content: Content

  /// The bytes of an XLIFF file; `name` is what findings call it.
  public init(name: String, bytes: [UInt8]) { content = .bytes(bytes, name: name) }

  /// A catalogue that was read before, with what its reader found.
  public init(_ catalog: TranslationCatalog, diagnostics: [Diagnostic]) { content = .read(catalog, diagnostics) }

  func read() -> (TranslationCatalog, [Diagnostic]) {
    switch content {
    case .bytes(let bytes, let name): XLIFF12.read(bytes: bytes, file: name)
    case .read(let catalog, let diagnostics): (catalog, diagnostics)
    }
  }
}

/// A catalogue with everything that was found by looking at it alone.
public struct ExaminedCatalog: Sendable {
  let facts: CatalogFacts
  /// What was found, without what only shows beside other catalogues; in no particular order.
  public let diagnostics: [Diagnostic]
  /// What kept parts of the file from being read as they were meant, whichever checks are on: as a base it would make
  /// other catalogues look wrong, or right.
  public let readingErrors: [Diagnostic]

  /// How many units the catalogue has.
  public var unitCount: Int { facts.files.reduce(0) { $0 + $1.units.count } }
}

/// What a linter found.
public struct LintReport: Sendable {
  /// How many catalogues were examined.
  public let files: Int
  /// How many units they have.
  public let units: Int
  /// The findings, in the order of the catalogues and of the places in them.
  public let diagnostics: [Diagnostic]

  /// A report with these numbers and findings.
  public init(files: Int, units: Int, diagnostics: [Diagnostic]) {
    self.files = files
    self.units = units
    self.diagnostics = diagnostics
  }

  /// How many findings are of this severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}

extension [Diagnostic] {
  /// The findings by their places; those of one place keep their order.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      left.element.span.start != right.element.span.start
        ? left.element.span.start < right.element.span.start : left.offset < right.offset
    }.map(\.element)
  }
}
