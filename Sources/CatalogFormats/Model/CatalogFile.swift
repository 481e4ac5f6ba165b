public import WatchwordDiagnostics
import WatchwordLocalization

/// What a file element says of itself, before its first unit (XLIFF 1.2, section 2.2.2).
public struct CatalogFile: Sendable {
  /// The source file that the texts come from, or `nil` if the attribute is missing.
  public var original: ExactText? { storage.original }
  /// The language of the sources as it is written, or `nil` if the attribute is missing.
  public var sourceLanguage: ExactText? { storage.sourceLanguage }
  /// The language of the targets as it is written, or `nil` if the attribute is missing.
  public var targetLanguage: ExactText? { storage.targetLanguage }
  /// The kind of the source file, such as `plaintext`, or `nil` if the attribute is missing.
  public var datatype: ExactText? { storage.datatype }
  /// What its messages are written in.
  public var messageSyntax: MessageSyntax { storage.messageSyntax }
  /// Whether the file element declares itself a source catalogue: it has no target language, or its target language is
  /// its source language.
  ///
  /// Languages are the same where they are once their likely subtags are added (UTS #35, "Likely Subtags"), so `en` and
  /// `en-US` are, and `en` and `en-GB` are not. The units do not count: a unit with a target in a file element without a
  /// target language is a defect of that file.
  public var isSource: Bool { storage.isSource }
  /// The start tag: from its `<` to after its `>`.
  public var span: SourceSpan { storage.span }
  /// The value of the source language, without its quotation marks.
  public var sourceLanguageSpan: SourceSpan? { storage.sourceLanguageSpan }
  /// The value of the target language, without its quotation marks.
  public var targetLanguageSpan: SourceSpan? { storage.targetLanguageSpan }
  /// Shared, since sinks hand the file element on with each of its units.
  private let storage: Storage

  private final class Storage: Sendable {
    let original, sourceLanguage, targetLanguage, datatype: ExactText?
    let messageSyntax: MessageSyntax
    let isSource: Bool
    let span: SourceSpan
    let sourceLanguageSpan, targetLanguageSpan: SourceSpan?

    init(
      _ original: ExactText?, _ sourceLanguage: ExactText?, _ targetLanguage: ExactText?, _ datatype: ExactText?,
      _ messageSyntax: MessageSyntax, _ isSource: Bool, _ span: SourceSpan, _ sourceLanguageSpan: SourceSpan?,
      _ targetLanguageSpan: SourceSpan?
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
    }
  }

  /// A file element with all its parts.
  public init(
    original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
    messageSyntax: MessageSyntax, span: SourceSpan, sourceLanguageSpan: SourceSpan? = nil,
    targetLanguageSpan: SourceSpan? = nil
  ) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage, datatype: datatype,
      messageSyntax: messageSyntax, isSource: Self.isSource(sourceLanguage, targetLanguage), span: span,
      sourceLanguageSpan: sourceLanguageSpan, targetLanguageSpan: targetLanguageSpan)
  }

  init(
    original: ExactText?, sourceLanguage: ExactText?, targetLanguage: ExactText?, datatype: ExactText?,
    messageSyntax: MessageSyntax, isSource: Bool, span: SourceSpan, sourceLanguageSpan: SourceSpan?,
    targetLanguageSpan: SourceSpan?
  ) {
    storage = Storage(
      original, sourceLanguage, targetLanguage, datatype, messageSyntax, isSource, span, sourceLanguageSpan,
      targetLanguageSpan)
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
  /// The language of the texts that users see, as it is written: the target language, and in a source catalogue without
  /// one the source language.
  public var shownLanguage: ExactText? { targetLanguage ?? sourceLanguage }

  /// The text of a unit that users see, or `nil` if its message falls back to another language.
  ///
  /// It is the target, if that is finished and not empty: Xcode passes over all others when it imports a file. In a
  /// source catalogue, the source stands for a target that does not count. A target in a file element without a target
  /// language is in no known language, and Xcode refuses the file, so it does not count either.
  public func shownText(of unit: TranslationUnit) -> Segment? {
    if targetLanguage != nil, let target = unit.target, !target.text.isEmpty, unit.state?.isFinished ?? true {
      return target
    }
    return isSource ? unit.source : nil
  }
}
