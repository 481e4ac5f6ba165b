public import Diagnostics

/// The content of one translation file: its units, by the source files that they come from.
public struct TranslationCatalog: Sendable {
  /// The file as the user named it.
  public let file: ExactText
  /// The `<file>` elements, in their order.
  public let files: [CatalogFile]

  /// A catalogue with all its parts.
  public init(file: ExactText, files: [CatalogFile]) {
    self.file = file
    self.files = files
  }
}

/// One `<file>` element: the texts of one source file (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or nothing where the attribute is missing.
  public var original: ExactText? { attributes.original }
  /// The language of the `<source>` texts as it is written, or nothing where the attribute is missing.
  public var sourceLanguage: ExactText? { attributes.sourceLanguage }
  /// The language of the `<target>` texts as it is written, or nothing where the attribute is missing.
  public var targetLanguage: ExactText? { attributes.targetLanguage }
  /// The kind of the source file, such as `plaintext`, or nothing where the attribute is missing.
  public var datatype: ExactText? { attributes.datatype }
  /// The start tag: from its `<` to behind its `>`.
  public var span: SourceSpan { attributes.span }
  /// The value of `source-language`, without its quotation marks.
  public var sourceLanguageSpan: SourceSpan? { attributes.sourceLanguageSpan }
  /// The value of `target-language`, without its quotation marks.
  public var targetLanguageSpan: SourceSpan? { attributes.targetLanguageSpan }
  /// The units, in their order; those of groups included. Empty where units are handed out one by one.
  public let units: [TranslationUnit]
  /// Shared, since a file is handed on with each of its units.
  private let attributes: Attributes

  private final class Attributes: Sendable {
    let original, sourceLanguage, targetLanguage, datatype: ExactText?
    let span: SourceSpan
    let sourceLanguageSpan, targetLanguageSpan: SourceSpan?

    init(
      original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
      span: SourceSpan,
      sourceLanguageSpan: SourceSpan?, targetLanguageSpan: SourceSpan?
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.datatype = datatype
      self.span = span
      self.sourceLanguageSpan = sourceLanguageSpan
      self.targetLanguageSpan = targetLanguageSpan
    }
  }

  /// The same file with these units.
  public func with(units: [TranslationUnit]) -> CatalogFile { CatalogFile(attributes, units) }

  /// A file with all its parts.
  public init(
    original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
    span: SourceSpan,
    sourceLanguageSpan: SourceSpan? = nil, targetLanguageSpan: SourceSpan? = nil, units: [TranslationUnit] = []
  ) {
    self.init(
      Attributes(
        original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage, datatype: datatype,
        span: span, sourceLanguageSpan: sourceLanguageSpan, targetLanguageSpan: targetLanguageSpan), units)
  }

  private init(_ attributes: Attributes, _ units: [TranslationUnit]) {
    self.attributes = attributes
    self.units = units
  }
}
