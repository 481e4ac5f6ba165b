import WatchwordCatalogFormats
public import WatchwordDiagnostics
public import WatchwordSystemFiles

/// A catalogue that was examined by itself: its findings, and a summary for comparisons.
public struct ExaminedCatalog: Sendable {
  let summary: CatalogSummary
  /// The findings, without those that need a comparison with other catalogues.
  let findings: FindingMerge
  /// The errors of reading, regardless of which checks are on. With such errors, the file cannot be used as a base,
  /// because comparisons with it would be wrong.
  public let readingErrors: [Diagnostic]
  /// Why the file could not be read to its end; its findings mean nothing then.
  public let failure: FileError?

  /// The findings, sorted by place, without those that need a comparison with other catalogues.
  public var diagnostics: [Diagnostic] { Array(findings.sequence) }

  /// Whether the catalogue was read to its end.
  public var isComplete: Bool { summary.isComplete }

  /// Whether a `<file>` of the catalogue declares itself a source.
  public var hasSources: Bool { summary.files.contains { $0.file.isSource } }

  /// Whether the texts seem to be translations, but were read without their sources, so that nothing was compared.
  public var lacksSources: Bool { summary.files.contains { $0.file.sources == .missing } }

  /// The number of units of the catalogue.
  public var unitCount: Int { summary.unitCount }
}
