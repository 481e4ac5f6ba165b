import WatchwordDiagnostics

/// The current `<file>`.
struct OpenFileElement {
  /// How many elements were open with it, or nothing for units outside of any file.
  var depth: Int?
  /// Whether one of its units has a `<target>`.
  var hasTarget = false
  /// Whether it has a target language.
  var hasTargetLanguage = false
  /// Its start tag.
  var span: SourceSpan

  /// The implied file element of units outside of any file element.
  static let missing = CatalogFile(CatalogFile.Attributes(messageSyntax: .printf, span: SourceSpan(at: .start)))
}
