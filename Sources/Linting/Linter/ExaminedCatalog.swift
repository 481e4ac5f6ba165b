import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// A catalogue that was examined by itself: its findings, and what comparisons need.
public struct ExaminedCatalog: Sendable {
  let summary: CatalogSummary
  /// The findings, also those that are off or suppressed, without those that need a comparison with other catalogues.
  let findings: [FoundDiagnostic]
  /// What the configuration and the notes make of the findings.
  let filter: FindingFilter
  /// The errors of reading, regardless of which checks are on. With such errors, the file cannot be used as a base,
  /// because comparisons with it would be wrong.
  public let readingErrors: [Diagnostic]

  /// The findings, sorted by place, without those that need a comparison with other catalogues.
  public var diagnostics: [Diagnostic] { findings.sortedByPlace().compactMap { filter.shown($0.diagnostic) } }

  /// Whether the catalogue was read to its end.
  public var isComplete: Bool { summary.isComplete }

  /// Whether the texts seem to be translations, but were read without their sources, so that nothing was compared.
  public var lacksSources: Bool { summary.files.contains { $0.file.sources == .missing } }

  /// Whether the catalogue is an overlay of the shipped texts.
  public var isOverlay: Bool { summary.isOverlay }

  /// The number of units of the catalogue.
  public var unitCount: Int { summary.files.reduce(0) { $0 + $1.units.count } }
}
