public import Diagnostics
public import Localization

extension TranslationCatalog {
  /// The texts that an app shows: what is left of the file once it is imported.
  ///
  /// As Xcode does, a translation that is not finished, is empty or is not there counts for nothing, so that its text
  /// falls back. In a source catalogue (its target language is its source language, or it has none) the source itself
  /// stands in. There is no catalogue where the file names no language.
  public func compiled() -> (catalog: Catalog?, diagnostics: [Diagnostic]) {
    guard let named = files.lazy.compactMap({ $0.targetLanguage ?? $0.sourceLanguage }).first,
      let locale = LanguageTag(named)
    else { return (nil, []) }
    var entries: [Catalog.Entry] = []
    var units: [TranslationUnit] = []
    for file in files {
      for unit in file.units {
        guard let text = unit.shownText(isSource: file.isSource) else { continue }
        entries.append(Catalog.Entry(MessageID(unit.key), text, at: unit.path))
        units.append(unit)
      }
    }
    let (catalog, problems) = Catalog.build(locale: locale, entries: entries)
    let diagnostics = problems.map { problem in
      Diagnostic(
        id: problem.kind.diagnosticID, severity: .error, file: file, span: units[problem.entry].span,
        unit: units[problem.entry].id, message: problem.kind.sentence)
    }
    return (catalog, diagnostics)
  }
}

extension CatalogFile {
  /// Whether the file holds source texts only, or a translation into their own language.
  public var isSource: Bool {
    guard let sourceLanguage, let targetLanguage else { return targetLanguage == nil }
    return LanguageTag(sourceLanguage) == LanguageTag(targetLanguage)
  }
}

extension TranslationUnit {
  fileprivate func shownText(isSource: Bool) -> String? {
    if let target, !target.text.isEmpty, state?.isFinished ?? true { return target.text }
    return isSource ? source?.text : nil
  }

  fileprivate var path: VariationPath {
    VariationPath(
      substitution: variation?.substitution, device: variation?.device, plural: variation?.plural?.keyword)
  }
}
