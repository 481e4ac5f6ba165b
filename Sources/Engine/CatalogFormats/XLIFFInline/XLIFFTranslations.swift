import WatchwordBasics
import WatchwordLocalization

/// Replaces the translations in an XLIFF file; only targets and the target language change.
enum XLIFFTranslations {
  /// Returns the document with the translations of `files`, or `nil` if their units differ from those of the document,
  /// or the locations of targets are unknown.
  static func replaced(by files: [TranslationCatalog.File], in document: CatalogDocument) -> [UInt8]? {
    let old = document.catalog.files
    let isVersion12 = document.format.id == CatalogFormat.xliff12.id
    guard files.count == old.count, !document.findings.contains(where: { $0.severity == .error }),
      hasPlainTargets(document.bytes)
    else { return nil }
    var fixes: [Fix] = []
    var languages: Set<SourcePosition> = []
    for (new, old) in zip(files, old) {
      guard new.header.original == old.header.original, new.units.map({ $0.id }) == old.units.map({ $0.id }),
        let language = language(new.header.targetLanguage, in: old.header, isVersion12)
      else { return nil }
      // In XLIFF 2, the root element declares the language of all files.
      if languages.insert(language.span.start).inserted { fixes.append(Fix(isSafe: true, edits: [language])) }
      for (new, old) in zip(new.units, old.units) {
        guard let target = new.target else { continue }
        guard let edit = edit(target, of: old, isVersion12) else { return nil }
        fixes.append(Fix(isSafe: true, edits: [edit]))
      }
    }
    let fixed = document.format.applying(fixes, to: document.bytes)
    return fixed.isApplied.allSatisfy { $0 } ? fixed.bytes : nil
  }

  /// Sets the target language; adds it after the source language if there is none.
  private static func language(_ language: ExactText?, in file: CatalogFile, _ isVersion12: Bool) -> Fix.Edit? {
    guard let language else { return nil }
    if let span = file.targetLanguageSpan { return Fix.Edit(span, with: language) }
    guard let end = file.sourceLanguageSpan?.end else { return nil }
    let name = isVersion12 ? "target-language" : "trgLang"
    // The attribute follows the quotation mark.
    let place = SourcePosition(line: end.line, column: end.column + 1)
    return Fix.Edit(SourceSpan(at: place), with: ExactText(" \(name)=\"\(language)\""))
  }

  /// Sets the target of a unit, and adds it after the source if there is none. Returns `nil` if the state would have to
  /// change elsewhere.
  private static func edit(_ target: Segment, of unit: TranslationUnit, _ isVersion12: Bool) -> Fix.Edit? {
    guard let source = unit.source, let content = content(target) else { return nil }
    let element = finished(content, isVersion12)
    guard let old = unit.target else { return Fix.Edit(SourceSpan(at: source.span.end), with: element) }
    if isVersion12 { return Fix.Edit(old.span, with: element) }
    return unit.state?.isFinished ?? true ? Fix.Edit(old.span, with: element) : nil
  }

  /// Returns the element of a finished translation.
  static func finished(_ content: ExactText, _ isVersion12: Bool) -> ExactText {
    let state = isVersion12 ? " state=\"translated\"" : ""
    return ExactText("<target\(state)>\(content)</target>")
  }

  private static func content(_ segment: Segment) -> ExactText? {
    guard InlineMarkup(segment) != nil else { return XMLEscapes.text(segment.text) }
    return segment.content
  }

  /// Whether each target directly follows its source: names have no prefix, and there are no segmented sources.
  private static func hasPlainTargets(_ document: [UInt8]) -> Bool {
    var hasSource = false
    var index = 0
    while let tagStart = document[index...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = document[tagStart...].dropFirst()
      if tag.starts(with: "seg-source".utf8) { return false }
      if tag.starts(with: "source".utf8) { hasSource = true }
      index = tagStart + 1
    }
    return hasSource
  }
}
