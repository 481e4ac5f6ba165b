import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A text has no translation.
enum Untranslated: SummarizedCheck {
  static let kind = FindingKind("untranslated", .warning)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard !file.isSource, unit.unit.translate, isUntranslated(unit.unit), unit.source?.hasWords == true,
      let source = unit.unit.source, !file.isNeverShown(unit.unit)
    else { return }
    findings.report(
      .notTranslated(source.text, into: file.targetLanguage), at: source.contentSpan, unit: unit.unit.id)
  }

  static func summarize(
    _ catalog: CatalogSummary, _ selection: CheckSelection, _ findings: inout Findings
  ) {
    guard catalog.isComplete, catalog.progress.untranslated > 0 else { return }
    findings.report(
      .remainingWork(catalog.progress, untranslated: catalog.progress.untranslated), at: SourceSpan(at: .start))
  }

  private static func isUntranslated(_ unit: TranslationUnit) -> Bool {
    guard let target = unit.target else { return true }
    guard let state = unit.state, !state.isFinished else { return false }
    return target.isBlank
  }
}

extension Finding.Message {
  fileprivate static func notTranslated(_ source: ExactText, into language: LanguageTag?) -> Self {
    let language = language.map { " into \(LanguageName.name(of: $0))" } ?? ""
    return Self("\"\(source.excerpt)\" is not translated\(language)", help: "Write the translation")
  }

  /// Returns the message about the remaining work in a catalogue with `left` units to translate.
  static func remainingWork(_ progress: TranslationProgress, untranslated left: Int) -> Self {
    let all = progress.unitCount
    let review = progress.toReview
    let units = "of \(all.grouped) unit\(all == 1 ? "" : "s")"
    let toReview = "\(review.grouped) \(left == 0 ? units + " " : "")need\(review == 1 ? "s" : "") review"
    let untranslated = "\(left.grouped) \(units) \(left == 1 ? "is" : "are") not translated"
    let parts = (left > 0 ? [untranslated] : []) + (review > 0 ? [toReview] : [])
    return Self(
      parts.joined(separator: ", "), help: "To list them, add --only untranslated,unfinished-state",
      unitCount: left + review)
  }
}
