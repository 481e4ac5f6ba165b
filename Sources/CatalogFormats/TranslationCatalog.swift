public import Diagnostics

/// The content of one translation file: its units, by the source files that they come from.
public struct TranslationCatalog: Sendable {
  /// The file as the user named it.
  public let file: String
  /// The `<file>` elements, in their order.
  public let files: [CatalogFile]

  /// A catalogue with all its parts.
  public init(file: String, files: [CatalogFile]) {
    self.file = file
    self.files = files
  }
}

/// One `<file>` element: the texts of one source file (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or nothing where the attribute is missing.
  public let original: String?
  /// The language of the `<source>` texts as it is written, or nothing where the attribute is missing.
  public let sourceLanguage: String?
  /// The language of the `<target>` texts as it is written, or nothing where the attribute is missing.
  public let targetLanguage: String?
  /// The kind of the source file, such as `plaintext`, or nothing where the attribute is missing.
  public let datatype: String?
  /// The start tag: from its `<` to behind its `>`.
  public let span: SourceSpan
  /// The value of `source-language`, without its quotation marks.
  public let sourceLanguageSpan: SourceSpan?
  /// The value of `target-language`, without its quotation marks.
  public let targetLanguageSpan: SourceSpan?
  /// The units, in their order; those of groups included. Empty where units are handed out one by one.
  public let units: [TranslationUnit]

  /// The same file with these units.
  public func with(units: [TranslationUnit]) -> CatalogFile {
    CatalogFile(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage, datatype: datatype,
      span: span, sourceLanguageSpan: sourceLanguageSpan, targetLanguageSpan: targetLanguageSpan, units: units)
  }

  /// A file with all its parts.
  public init(
    original: String?, sourceLanguage: String?, targetLanguage: String?, datatype: String?, span: SourceSpan,
    sourceLanguageSpan: SourceSpan? = nil, targetLanguageSpan: SourceSpan? = nil, units: [TranslationUnit] = []
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.datatype = datatype
    self.span = span
    self.sourceLanguageSpan = sourceLanguageSpan
    self.targetLanguageSpan = targetLanguageSpan
    self.units = units
  }
}
