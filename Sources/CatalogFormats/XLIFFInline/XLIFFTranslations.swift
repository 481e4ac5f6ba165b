import WatchwordDiagnostics
import WatchwordLocalization

/// Puts other translations into an XLIFF file: only targets and the language of the targets change.
enum XLIFFTranslations {
  /// The document with the translations of `files`; `nil` if they are not of the same units, or the places of targets are
  /// not known.
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
      // All files of XLIFF 2 have that of the root.
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

  /// Sets the language of the targets, behind that of the sources if there is none.
  private static func language(_ language: ExactText?, in file: CatalogFile, _ isVersion12: Bool) -> Fix.Edit? {
    guard let language else { return nil }
    if let span = file.targetLanguageSpan { return Fix.Edit(span, with: language) }
    guard let end = file.sourceLanguageSpan?.end else { return nil }
    let name = isVersion12 ? "target-language" : "trgLang"
    // Behind the quotation mark.
    let place = SourcePosition(line: end.line, column: end.column + 1)
    return Fix.Edit(SourceSpan(at: place), with: ExactText(" \(name)=\"\(language)\""))
  }

  /// Sets the target of a unit, behind its source if it has none; `nil` if that cannot be done without a change of its
  /// state elsewhere.
  private static func edit(_ target: Segment, of unit: TranslationUnit, _ isVersion12: Bool) -> Fix.Edit? {
    guard let source = unit.source, let content = content(target) else { return nil }
    let element = finished(content, isVersion12)
    guard let old = unit.target else { return Fix.Edit(SourceSpan(at: source.span.end), with: element) }
    if isVersion12 { return Fix.Edit(old.span, with: element) }
    return unit.state?.isFinished ?? true ? Fix.Edit(old.span, with: element) : nil
  }

  /// The element of a finished translation.
  static func finished(_ content: ExactText, _ isVersion12: Bool) -> ExactText {
    let state = isVersion12 ? " state=\"translated\"" : ""
    return ExactText("<target\(state)>\(content)</target>")
  }

  private static func content(_ segment: Segment) -> ExactText? {
    guard InlineMarkup(segment) != nil else { return XMLEscapes.text(segment.text) }
    return segment.content
  }

  /// Whether a target stands behind its source and is called so: names have no prefix, and no segments of the source are
  /// between the two.
  private static func hasPlainTargets(_ document: [UInt8]) -> Bool {
    var hasSource = false
    var index = 0
    while let place = document[index...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = document[place...].dropFirst()
      if tag.starts(with: "seg-source".utf8) { return false }
      if tag.starts(with: "source".utf8) { hasSource = true }
      index = place + 1
    }
    return hasSource
  }
}
