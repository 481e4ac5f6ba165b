import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text has no translation.
enum Untranslated: SummarizedCheck {
  static let kind = FindingKind(
    "untranslated", .warning,
    """
    A text has no translation.

    What: a unit of a translation has no <target>, or an empty one that is marked as unfinished. Catalogues in the
    source language, units marked translate="no", sources without words, and plural forms that the language never shows
    are ignored. So are texts of a .strings file that the .stringsdict file beside it has. A report counts these units
    in one finding per catalogue, together with those that need a review; --verbose and --only untranslated list each.

    Why: people see the text in the source language.

    Example:
      <trans-unit id="salt"><source>Salt</source></trans-unit>

    What to do: write the translation; in XLIFF, put it into <target>.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"salt\"><source>1️⃣Salt</source></trans-unit>"),
    .triggering("de", "<trans-unit id=\"salt\"><source>1️⃣Salt</source><target state=\"new\"/></trans-unit>"),
    .clean("de", "<trans-unit id=\"salt\"><source>Salt</source><target>Salz</target></trans-unit>"),
    .triggering("ja", "<trans-unit id=\"f|==|plural.other\"><source>1️⃣%lld files</source></trans-unit>"),
    .triggering("mi", "<trans-unit id=\"f|==|plural.one\"><source>1️⃣%lld file</source></trans-unit>"),
    .clean("ja", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source></trans-unit>"),
    .clean("en", "<trans-unit id=\"salt\"><source>Salt</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"salt\" translate=\"no\"><source>Salt</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@\\n%@</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>DO NOT LOCALIZE</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"blank\"><source> </source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%1$@ – %2$lld</source></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"salt\"><source>Salt</source><target state=\"needs-review-l10n\">Salz</target></trans-unit>"),
    .clean(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="salt"><source>Salt</source></trans-unit></body>
          </file>
        </xliff>
        """),
  ]

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
