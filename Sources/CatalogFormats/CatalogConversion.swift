public import Diagnostics
public import Localization

extension TranslationCatalog {
  /// The texts that an app shows: what is left of the file once it is imported.
  ///
  /// As Xcode does, a translation that is not finished, is empty or is not there counts for nothing, so that its text
  /// falls back. In a source catalogue (its target language is its source language, or it has none) the source itself
  /// stands in. There is no catalogue where the file names no language.
  ///
  /// An app looks texts up in several tables, the catalogue has one: of two `<file>` elements with the same message the
  /// first one counts, with a warning where the texts differ. A warning is all as well where a substitution is translated
  /// before the message that it belongs to, which then falls back as a whole.
  public func compiled() -> (catalog: Catalog?, diagnostics: [Diagnostic]) {
    guard let named = files.lazy.compactMap({ $0.targetLanguage ?? $0.sourceLanguage }).first,
      let locale = LanguageTag(named.string)
    else { return (nil, []) }
    var entries: [Catalog.Entry] = []
    var units: [TranslationUnit] = []
    var diagnostics: [Diagnostic] = []
    /// For each message the number of its file element, and its first text.
    var first: [MessageID: (file: Int, text: ExactText)] = [:]
    for (number, element) in files.enumerated() {
      for unit in element.units {
        guard let text = unit.shownText(isSource: element.isSource) else { continue }
        let id = MessageID(unit.key)
        let known = first[id, default: (number, text)]
        first[id] = known
        guard known.file == number else {
          if unit.variation == nil, known.text == text { continue }
          diagnostics.append(
            Diagnostic(
              id: "duplicate-text", severity: .warning, file: file, span: unit.span, unit: unit.id,
              message: "another file element has this message too, and its text counts"))
          continue
        }
        entries.append(Catalog.Entry(id, text, at: unit.path))
        units.append(unit)
      }
    }
    let (catalog, problems) = Catalog.build(locale: locale, entries: entries)
    diagnostics += problems.map { problem in
      Diagnostic(
        id: problem.kind.diagnosticID, severity: problem.kind == .messageMissing ? .warning : .error, file: file,
        span: units[problem.entry].span, unit: units[problem.entry].id, message: problem.kind.sentence)
    }
    return (catalog, diagnostics)
  }
}

extension CatalogFile {
  /// Whether the file holds source texts only, or a translation into their own language.
  public var isSource: Bool {
    guard let sourceLanguage, let targetLanguage else { return targetLanguage == nil }
    return LanguageTag(sourceLanguage.string) == LanguageTag(targetLanguage.string)
  }
}

extension TranslationUnit {
  fileprivate func shownText(isSource: Bool) -> ExactText? {
    if let target, !target.text.isEmpty, state?.isFinished ?? true { return target.text }
    return isSource ? source?.text : nil
  }

  fileprivate var path: VariationPath {
    VariationPath(
      substitution: variation?.substitution, device: variation?.device, plural: variation?.plural?.keyword)
  }
}
