import WatchwordDiagnostics

/// The languages of the latest file element, and whether they make it a source catalogue.
///
/// The result is cached, because the file elements of a document usually have the same languages, and comparing two
/// languages takes longer than reading a unit.
struct LanguagePair {
  private var latest: (source: ExactText?, target: ExactText?, isSource: Bool)?

  /// Whether a file element with these languages is a source catalogue.
  mutating func areSource(_ source: ExactText?, _ target: ExactText?) -> Bool {
    if let latest, latest.source == source, latest.target == target { return latest.isSource }
    let isSource = CatalogFile.isSource(source, target)
    latest = (source, target, isSource)
    return isSource
  }
}
