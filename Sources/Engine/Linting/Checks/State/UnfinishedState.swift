import WatchwordBasics
import WatchwordCatalogFormats

/// A translation is marked as unfinished.
enum UnfinishedState: SummarizedCheck {
  static let kind = FindingKind("unfinished-state", .warning)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let state = unit.unit.state, !state.isFinished, let target = unit.unit.target, !target.isBlank,
      !file.isSource, unit.unit.translate, unit.source?.hasWords == true, !file.isNeverShown(unit.unit)
    else { return }
    findings.report(.unfinished(target.text, state), at: target.contentSpan, unit: unit.unit.id)
  }

  static func summarize(
    _ catalog: CatalogSummary, _ selection: CheckSelection, _ findings: inout Findings
  ) {
    let progress = catalog.progress
    // The finding of `Untranslated` reports both counts.
    let isReported = progress.untranslated > 0 && Checks.named(Untranslated.kind.id).map(selection.isOn) ?? false
    guard catalog.isComplete, progress.toReview > 0, !isReported else { return }
    findings.report(.remainingWork(progress, untranslated: 0), at: SourceSpan(at: .start))
  }
}

extension Finding.Message {
  fileprivate static func unfinished(_ target: ExactText, _ state: TranslationState) -> Self {
    Self(
      "The translation \"\(target.excerpt)\" is marked \(state.name.clipped)",
      help: "Review the translation, correct it where necessary, and set its state to translated")
  }
}
