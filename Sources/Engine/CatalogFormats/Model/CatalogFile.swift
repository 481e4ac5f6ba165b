public import WatchwordBasics
import WatchwordLocalization

/// The attributes of a file element (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or `nil` if the attribute is missing.
  public var original: ExactText? { storage.attributes.original }
  /// The language of the sources as written, or `nil` if the attribute is missing.
  public var sourceLanguage: ExactText? { storage.attributes.sourceLanguage }
  /// The language of the targets as written, or `nil` if the attribute is missing.
  public var targetLanguage: ExactText? { storage.attributes.targetLanguage }
  /// The kind of the source file, such as `plaintext`, or `nil` if the attribute is missing.
  public var datatype: ExactText? { storage.attributes.datatype }
  /// The syntax of the messages.
  package var messageSyntax: MessageSyntax { storage.attributes.messageSyntax }
  /// The start tag, including its `<` and `>`.
  public var span: SourceSpan { storage.attributes.span }
  /// The span of the source language's value, without its quotation marks.
  public var sourceLanguageSpan: SourceSpan? { storage.attributes.sourceLanguageSpan }
  /// The span of the target language's value, without its quotation marks.
  public var targetLanguageSpan: SourceSpan? { storage.attributes.targetLanguageSpan }
  /// The location of the source texts.
  package var sources: Sources { storage.attributes.sources }
  /// Whether the source texts have a separate file element in the same document, which reports their defects.
  public var holdsItsSources: Bool { sources == .fileElement }
  /// Whether neither the document nor its path declares the language of the texts, so that they are treated as sources.
  package var lacksLanguage: Bool { storage.attributes.lacksLanguage }
  /// Whether the file defines the plural forms of its language, as gettext's header does.
  ///
  /// These forms are for whole numbers, and the reader of the format checks that each text has all of them.
  package var hasOwnPluralForms: Bool { storage.attributes.hasOwnPluralForms }
  /// The ASCII character that marks access keys in the texts, or `nil` if the file does not declare one.
  package var acceleratorMark: UInt8? { storage.attributes.acceleratorMark }
  /// Whether the texts come from a file of Apple's, so that Xcode wrote the document and imports it.
  package var isOfXcode: Bool {
    let endings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist", ".intentdefinition"]
    return original.map { name in endings.contains { name.string.hasSuffix($0) } } ?? false
  }

  /// Whether the texts come from Angular, which ignores their states and collapses white space (Angular, "Localized
  /// documents", and the sources of `@angular/compiler`, xliff.ts and xliff2.ts).
  package var isOfAngular: Bool { original == "ng2.template" || original == "ng.template" }

  /// Whether the file element is a source catalogue: it has no target language, or its target language is its source
  /// language.
  ///
  /// Languages are compared after their likely subtags are added (UTS #35, "Likely Subtags"): `en` and `en-US` are the
  /// same, `en` and `en-GB` are not. The units do not matter: if a file element without a target language has a unit
  /// with a target, that is a defect of the file.
  public var isSource: Bool { storage.isSource }

  /// The locations of the source texts of a file element.
  package enum Sources: Sendable {
    /// In its units, each with its translation.
    case units
    /// In another file element of the same document.
    case fileElement
    /// In another document, which was passed to the reader, in a format with a file for each language.
    case otherDocument
    /// Probably in another document, which was not passed to the reader, as the texts are not in English.
    case missing
  }

  /// The attributes of a file.
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

    /// Creates attributes; omitted attributes are unknown.
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

    /// Sets the languages of a file whose texts are all in one language: a translation of `table`, or a source if
    /// `table` is `nil`.
    ///
    /// `fallback` is the language of a source that declares none. A translation gets the source file of its table.
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
      // A translation of a table is not a source, even if nothing declares its language.
      (targetLanguage, targetLanguageSpan) = (language ?? "und", span)
    }
  }

  /// All attributes, for creating a modified file element.
  package var attributes: Attributes { storage.attributes }

  /// Shared, because consumers pass the file element on with each of its units.
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

  /// Creates a file element without comparing its languages: `isSource` specifies whether it is a source catalogue.
  init(_ attributes: Attributes, isSource: Bool) { storage = Storage(attributes, isSource: isSource) }

  /// Returns the file element as many lines further down.
  package func moved(by lines: Int) -> CatalogFile {
    var moved = attributes
    moved.span = span.moved(by: lines)
    moved.sourceLanguageSpan = sourceLanguageSpan?.moved(by: lines)
    moved.targetLanguageSpan = targetLanguageSpan?.moved(by: lines)
    return CatalogFile(moved, isSource: isSource)
  }

  static func isSource(_ source: ExactText?, _ target: ExactText?) -> Bool {
    guard let target else { return true }
    guard let source else { return false }
    if source == target { return true }
    guard let source = LanguageTag(source.string), let target = LanguageTag(target.string) else { return false }
    return source.canonicalized().minimized() == target.canonicalized().minimized()
  }
}

// MARK: - Shown texts

extension CatalogFile {
  /// The language of the texts that users see, as written in the file: the target language, or the source language of a
  /// source catalogue without a target language.
  public var shownLanguage: ExactText? { targetLanguage ?? sourceLanguage }

  /// Returns the text of a unit that users see, or `nil` if its message falls back to another language.
  ///
  /// This is the target, if it is finished and not empty; Xcode ignores all other targets when it imports a file. In a
  /// source catalogue, the source is used if there is no such target. A target in a file element without a target
  /// language is ignored too, because its language is unknown and Xcode rejects the file.
  public func shownText(of unit: TranslationUnit) -> Segment? {
    if targetLanguage != nil, let target = unit.target, !target.text.isEmpty, unit.state?.isFinished ?? true {
      return target
    }
    return isSource ? unit.source : nil
  }
}

extension CatalogFile {
  /// The source file of the shipped texts, which their translations refer to.
  package static let shippedOriginal: ExactText = "Localizable.xcstrings"

  /// The source file named by overlays: `watchword export --to xliff` writes it, and translation tools keep it.
  package static let overlayOriginal: ExactText = "watchword-overlay"

  /// Whether the texts are an overlay, which replaces some of the shipped texts and keeps all others.
  package var isOverlay: Bool { original == Self.overlayOriginal }
}
