import WatchwordDiagnostics

/// The `<file>` whose units are read.
struct OpenFileElement {
  /// How many elements were open with it, or nothing for units outside of any file.
  var depth: Int?
  /// Whether one of its units has a `<target>`.
  var hasTarget = false
  /// Whether it says into which language it is translated.
  var hasTargetLanguage = false
  /// Its start tag.
  var span: SourceSpan

  /// What stands in for a file element around units that have none.
  static let missing = CatalogFile(
    original: nil, sourceLanguage: nil, targetLanguage: nil, datatype: nil, messageSyntax: .printf,
    span: SourceSpan(at: .start))
}
