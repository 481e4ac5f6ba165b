import WatchwordBasics

/// The current `<file>`.
struct OpenFileElement {
  /// The number of open elements, including this one; `nil` for units outside any file.
  var depth: Int?
  /// Whether one of its units has a `<target>`.
  var hasTarget = false
  var hasTargetLanguage = false
  /// The language of the translations, or else of the sources.
  var language: ExactText?
  var isOfXcode = false
  /// The span of the start tag.
  var span: SourceSpan

  /// The implied file element of units outside any file element.
  static let implied = CatalogFile(CatalogFile.Attributes(messageSyntax: .printf, span: SourceSpan(at: .start)))
}
