public import WatchwordDiagnostics
import WatchwordLocalization

/// The attributes of a file element (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or `nil` if the attribute is missing.
  public var original: ExactText? { storage.original }
  /// The language of the sources as it is written, or `nil` if the attribute is missing.
  public var sourceLanguage: ExactText? { storage.sourceLanguage }
  /// The language of the targets as it is written, or `nil` if the attribute is missing.
  public var targetLanguage: ExactText? { storage.targetLanguage }
  /// The kind of the source file, such as `plaintext`, or `nil` if the attribute is missing.
  public var datatype: ExactText? { storage.datatype }
  /// The syntax of its messages.
  public var messageSyntax: MessageSyntax { storage.messageSyntax }
  /// Whether the source texts have a file element of their own in the same document, where their defects are reported.
  public var holdsItsSources: Bool { storage.holdsItsSources }
  /// Whether the file says itself which plural forms its language has, as gettext's header does. They are those of whole
  /// numbers, and the format's reader checks that each text has them.
  public var hasOwnPluralForms: Bool { storage.hasOwnPluralForms }
  /// Whether the file element declares itself a source catalogue: it has no target language, or its target language is
  /// its source language.
  ///
  /// Languages are compared after their likely subtags are added (UTS #35, "Likely Subtags"): `en` and `en-US` are the
  /// same, `en` and `en-GB` are not. The units do not matter: if a file element without a target language has a unit
  /// with a target, that is a defect of the file.
  public var isSource: Bool { storage.isSource }
  /// The start tag, including its `<` and `>`.
  public var span: SourceSpan { storage.span }
  /// The value of the source language, without its quotation marks.
  public var sourceLanguageSpan: SourceSpan? { storage.sourceLanguageSpan }
  /// The value of the target language, without its quotation marks.
  public var targetLanguageSpan: SourceSpan? { storage.targetLanguageSpan }
  /// Shared, because sinks pass the file element on with each of its units.
  private let storage: Storage

  private final class Storage: Sendable {
    let original, sourceLanguage, targetLanguage, datatype: ExactText?
    let messageSyntax: MessageSyntax
    let isSource: Bool
    let span: SourceSpan
    let sourceLanguageSpan, targetLanguageSpan: SourceSpan?
    let holdsItsSources: Bool
    let hasOwnPluralForms: Bool

    init(
      _ original: ExactText?, _ sourceLanguage: ExactText?, _ targetLanguage: ExactText?, _ datatype: ExactText?,
      _ messageSyntax: MessageSyntax, _ isSource: Bool, _ span: SourceSpan, _ sourceLanguageSpan: SourceSpan?,
      _ targetLanguageSpan: SourceSpan?, _ holdsItsSources: Bool, _ hasOwnPluralForms: Bool
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.datatype = datatype
      self.messageSyntax = messageSyntax
      self.isSource = isSource
      self.span = span
      self.sourceLanguageSpan = sourceLanguageSpan
      self.targetLanguageSpan = targetLanguageSpan
      self.holdsItsSources = holdsItsSources
      self.hasOwnPluralForms = hasOwnPluralForms
    }
  }

  /// Creates a file element with all its parts.
  public init(
    original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
    messageSyntax: MessageSyntax, span: SourceSpan, sourceLanguageSpan: SourceSpan? = nil,
    targetLanguageSpan: SourceSpan? = nil, holdsItsSources: Bool = false, hasOwnPluralForms: Bool = false
  ) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage, datatype: datatype,
      messageSyntax: messageSyntax, isSource: Self.isSource(sourceLanguage, targetLanguage), span: span,
      sourceLanguageSpan: sourceLanguageSpan, targetLanguageSpan: targetLanguageSpan,
      holdsItsSources: holdsItsSources, hasOwnPluralForms: hasOwnPluralForms)
  }

  init(
    original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
    messageSyntax: MessageSyntax, isSource: Bool, span: SourceSpan, sourceLanguageSpan: SourceSpan?,
    targetLanguageSpan: SourceSpan?, holdsItsSources: Bool = false, hasOwnPluralForms: Bool = false
  ) {
    storage = Storage(
      original, sourceLanguage, targetLanguage, datatype, messageSyntax, isSource, span, sourceLanguageSpan,
      targetLanguageSpan, holdsItsSources, hasOwnPluralForms)
  }

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
