public import WatchwordBasics
import WatchwordCatalogFormats

/// A catalogue that was examined on its own: its findings, and the data for comparisons.
public struct ExaminedCatalog: Sendable {
  let summary: CatalogSummary
  /// The findings, including suppressed ones and those of checks that are off, but without those that need a comparison
  /// with other catalogues.
  let found: [OrderedFinding]
  /// The filter that applies the configuration and the notes to the findings.
  let filter: FindingFilter
  /// The errors of reading, whether or not their checks are on. A file with such errors cannot be used as a base,
  /// because comparisons with it would be wrong.
  public let readingErrors: [Finding]

  /// The findings, sorted by place, without those that need a comparison with other catalogues.
  public var findings: [Finding] { found.sortedByPosition().compactMap { filter.shown($0.finding) } }

  /// Whether the catalogue was read completely.
  public var isComplete: Bool { summary.isComplete }

  /// Whether the texts seem to be translations that were read without their sources, so that nothing was compared.
  public var lacksSources: Bool { summary.files.contains { $0.file.sources == .missing } }

  /// Whether the catalogue is an overlay of the shipped texts.
  public var isOverlay: Bool { summary.isOverlay }

  /// The number of units of the catalogue.
  public var unitCount: Int { summary.files.reduce(0) { $0 + $1.units.count } }
}
