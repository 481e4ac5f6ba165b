public import WatchwordDiagnostics
import WatchwordLocalization

/// The attributes of a file element (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or `nil` if the attribute is missing.
  public var original: ExactText? { storage.attributes.original }
  /// The language of the sources as it is written, or `nil` if the attribute is missing.
  public var sourceLanguage: ExactText? { storage.attributes.sourceLanguage }
  /// The language of the targets as it is written, or `nil` if the attribute is missing.
  public var targetLanguage: ExactText? { storage.attributes.targetLanguage }
  /// The kind of the source file, such as `plaintext`, or `nil` if the attribute is missing.
  public var datatype: ExactText? { storage.attributes.datatype }
  /// The syntax of its messages.
  package var messageSyntax: MessageSyntax { storage.attributes.messageSyntax }
  /// The start tag, including its `<` and `>`.
  public var span: SourceSpan { storage.attributes.span }
  /// The value of the source language, without its quotation marks.
  public var sourceLanguageSpan: SourceSpan? { storage.attributes.sourceLanguageSpan }
  /// The value of the target language, without its quotation marks.
  public var targetLanguageSpan: SourceSpan? { storage.attributes.targetLanguageSpan }
  /// The document that has the source texts.
  package var sources: Sources { storage.attributes.sources }
  /// Whether the source texts have a file element of their own in the same document, where their defects are reported.
  public var holdsItsSources: Bool { sources == .fileElement }
  /// Whether nothing says the language of the texts, neither the document nor its path, so that they are taken for sources.
  package var lacksLanguage: Bool { storage.attributes.lacksLanguage }
  /// Whether the file says itself which plural forms its language has, as gettext's header does. They are those of whole
  /// numbers, and the format's reader checks that each text has them.
  package var hasOwnPluralForms: Bool { storage.attributes.hasOwnPluralForms }
  /// The sign that marks access keys in the texts, an ASCII character; `nil` if the file does not say that there are any.
  package var acceleratorMark: UInt8? { storage.attributes.acceleratorMark }
  /// Whether the file element declares itself a source catalogue: it has no target language, or its target language is
  /// its source language.
  ///
  /// Languages are compared after their likely subtags are added (UTS #35, "Likely Subtags"): `en` and `en-US` are the
  /// same, `en` and `en-GB` are not. The units do not matter: if a file element without a target language has a unit
  /// with a target, that is a defect of the file.
  public var isSource: Bool { storage.isSource }

  /// Where the source texts of a file element are.
  package enum Sources: Sendable {
    /// In its units, each beside its translation.
    case units
    /// In another file element of the same document.
    case fileElement
    /// In another document, which the reader was given: each language has a file.
    case otherDocument
    /// In another document, it seems, which the reader was not given: the texts are in another language than English.
    case missing
  }

  /// What a file says about its texts as a whole.
  package struct Attributes: Sendable {
    /// See ``CatalogFile/original``.
    package var original: ExactText?
    /// See ``CatalogFile/sourceLanguage``.
    package var sourceLanguage: ExactText?
    /// See ``CatalogFile/targetLanguage``.
    package var targetLanguage: ExactText?
    /// See ``CatalogFile/datatype``.
    package var datatype: ExactText?
    /// See ``CatalogFile/messageSyntax``.
    package var messageSyntax: MessageSyntax
    /// See ``CatalogFile/span``.
    package var span: SourceSpan
    /// See ``CatalogFile/sourceLanguageSpan``.
    package var sourceLanguageSpan: SourceSpan?
    /// See ``CatalogFile/targetLanguageSpan``.
    package var targetLanguageSpan: SourceSpan?
    /// See ``CatalogFile/sources``.
    package var sources = Sources.units
    /// See ``CatalogFile/lacksLanguage``.
    package var lacksLanguage = false
    /// See ``CatalogFile/hasOwnPluralForms``.
    package var hasOwnPluralForms = false
    /// See ``CatalogFile/acceleratorMark``.
    package var acceleratorMark: UInt8?

    /// Creates the attributes of a file; nothing is known of what is left out.
    package init(
      original: ExactText? = nil, sourceLanguage: ExactText? = nil, targetLanguage: ExactText? = nil,
      datatype: ExactText? = nil, messageSyntax: MessageSyntax, span: SourceSpan
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.datatype = datatype
      self.messageSyntax = messageSyntax
      self.span = span
    }

    /// Sets the languages of a file whose texts are all in one: a translation of `table`, or a source without it.
    ///
    /// `fallback` is the language of a source that says none. A translation is one of the source file of its table.
    mutating func setLanguage(
      _ language: ExactText?, at span: SourceSpan? = nil, of table: SourceTable?, orSource fallback: ExactText? = nil
    ) {
      guard let table else {
        (sourceLanguage, sourceLanguageSpan) = (language ?? fallback, span)
        lacksLanguage = language == nil
        if let tag = language.flatMap({ LanguageTag($0.string) }), ExactText(tag.language) != "en" {
          sources = .missing
        }
        return
      }
      sources = .otherDocument
      if let known = table.original { original = known }
      sourceLanguage = table.language ?? fallback
      // What translates a table is no source, even if nothing says its language.
      (targetLanguage, targetLanguageSpan) = (language ?? "und", span)
    }
  }

  /// All attributes, to create a file element like this one.
  package var attributes: Attributes { storage.attributes }

  /// Shared, because sinks pass the file element on with each of its units.
  private let storage: Storage

  private final class Storage: Sendable {
    let attributes: Attributes
    let isSource: Bool

    init(_ attributes: Attributes, isSource: Bool) {
      self.attributes = attributes
      self.isSource = isSource
    }
  }

  /// Creates a file element with these attributes.
  package init(_ attributes: Attributes) {
    self.init(attributes, isSource: Self.isSource(attributes.sourceLanguage, attributes.targetLanguage))
  }

  /// Creates a file element of which it is known whether its languages make it a source catalogue.
  init(_ attributes: Attributes, isSource: Bool) { storage = Storage(attributes, isSource: isSource) }

  static func isSource(_ source: ExactText?, _ target: ExactText?) -> Bool {
    guard let target else { return true }
    guard let source else { return false }
    if source == target { return true }
    guard let source = LanguageTag(source.string), let target = LanguageTag(target.string) else { return false }
    return source.canonicalized().minimized() == target.canonicalized().minimized()
  }
}

// MARK: - What users see

extension CatalogFile {
  /// The language of the texts that users see, as written in the file: the target language, or the source language of a
  /// source catalogue without a target language.
  public var shownLanguage: ExactText? { targetLanguage ?? sourceLanguage }

  /// The text of a unit that users see, or `nil` if its message falls back to another language.
  ///
  /// This is the target, if it is finished and not empty; Xcode ignores all others when it imports a file. In a source
  /// catalogue, the source is used if there is no such target. A target in a file element without a target language is
  /// ignored too, because its language is unknown and Xcode refuses the file.
  public func shownText(of unit: TranslationUnit) -> Segment? {
    if targetLanguage != nil, let target = unit.target, !target.text.isEmpty, unit.state?.isFinished ?? true {
      return target
    }
    return isSource ? unit.source : nil
  }
}
