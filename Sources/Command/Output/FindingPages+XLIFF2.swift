import WatchwordCatalogFormats

extension FindingPages {
  /// The pages about the constraints of XLIFF 2, which the table of constraints holds.
  static let xliff2: [Page] = XLIFF2Constraint.all.map { Page($0.id, $0.severity, $0.page) }
}
