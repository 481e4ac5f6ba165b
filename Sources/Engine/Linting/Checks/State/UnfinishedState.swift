import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation is marked as unfinished.
enum UnfinishedState: SummarizedCheck {
  static let kind = FindingKind(
    "unfinished-state", .warning,
    """
    A translation is marked as unfinished.

    What: a unit has a translation, but its state is not translated, signed-off or final. It is, for example,
    needs-review-l10n, needs-translation or new. Units marked translate="no", sources without words, and plural forms
    that the language never shows are ignored. A report counts these units in one finding per catalogue, together with
    those that are not translated; --verbose and --only unfinished-state list each.

    Why: Xcode does not import an unfinished translation, so people see the text in the source language.

    Example:
      <source>Salt</source><target state="needs-review-l10n">Salz</target>

    What to do: review the translation, correct it where necessary, and set the state to translated.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", unit("needs-review-l10n")),
    .triggering("de", unit("needs-review-translation")),
    .triggering("de", unit("needs-review-adaptation")),
    .triggering("de", unit("needs-translation")),
    .triggering("de", unit("needs-adaptation")),
    .triggering("de", unit("needs-l10n")),
    .triggering("de", unit("new")),
    .triggering("de", unit("x-fuzzy")),
    .clean("de", unit("translated", mark: "")),
    .clean("de", unit("signed-off", mark: "")),
    .clean("de", unit("final", mark: "")),
    .clean("de", "<trans-unit id=\"salt\"><source>Salt</source><target>Salz</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"salt\"><source>Salt</source><target state=\"new\"/></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ – %@</source><target state=\"new\">%@ – %@</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"s\" translate=\"no\"><source>Salt</source><target state=\"new\">Salt</target></trans-unit>"),
    .clean("en", "<trans-unit id=\"salt\"><source>Salt</source><target state=\"new\">Salt</target></trans-unit>"),
    .clean(
      "ja",
      "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target state=\"new\">%lld file</target></trans-unit>"
    ),
  ]

  private static func unit(_ state: String, mark: String = FindingExample.mark) -> String {
    "<trans-unit id=\"salt\"><source>Salt</source><target state=\"\(state)\">\(mark)Salz</target></trans-unit>"
  }

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
