public import WatchwordDiagnostics

/// A catalogue that was examined on its own: what was found, and a summary to compare it with others.
public struct ExaminedCatalog: Sendable {
  let summary: CatalogSummary
  /// What was found, by place, without what only shows beside other catalogues.
  public let diagnostics: [Diagnostic]
  /// What kept parts of the file from being read as they were meant, whichever checks are on: as a base, such a file
  /// would make other catalogues look wrong, or right.
  public let readingErrors: [Diagnostic]

  /// How many units the catalogue has.
  public var unitCount: Int { summary.unitCount }
}
