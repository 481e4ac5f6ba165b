import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The state of a translation contradicts the rest of its unit.
enum StateContradiction: UnitCheck {
  static let kind = FindingKind(
    "state-contradiction", .warning,
    """
    The state of a translation contradicts the rest of its unit.

    What: a unit has approved="yes" and an unfinished state, such as new; or its state is new, but its target is neither
    empty nor a copy of the source. The latter is not reported for plural forms and units marked translate="no". States
    that other tools define (x-…) are ignored.

    It is info in files of Angular, which ignores states.

    Why: Xcode ignores the translation on import because of its state, although somebody has written or approved it, and
    other programs count it as missing.

    Example:
      <trans-unit id="salt" approved="yes"><source>Salt</source><target state="new">Salz</target></trans-unit>

    What to do: change the state to translated if the translation is ready. Otherwise remove approved="yes", or set a
    state such as needs-review-translation.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\" approved=\"yes\"><source>Salt</source>1️⃣<target state=\"new\">Salz</target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"a\" approved=\"yes\"><source>Salt</source>1️⃣<target state=\"needs-review-l10n\">Salz</target>"
        + "</trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Salt</source>1️⃣<target state=\"new\">Salz</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"new\">Salt</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"new\"/></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@</source><target state=\"new\">%1$@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\" approved=\"no\"><source>Salt</source><target>Salz</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\" approved=\"no\"><source>Salt</source><target state=\"final\">Salz</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\" approved=\"yes\"><source>Salt</source><target state=\"signed-off\">Salz</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\" approved=\"yes\"><source>Salt</source><target state=\"x-ok\">Salz</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"needs-translation\">Salz</target></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="f|==|plural.one"><source>%lld files</source><target state="new">%lld file</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
      """),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard let state = unit.state, !state.isFinished, let target = unit.target else { return }
    // The meaning of another tool's state is unknown.
    if case .other = state { return }
    if unit.approved == true, !target.isBlank {
      findings.report(.approved(state, file.file.isOfXcode), at: target.span, unit: unit.id)
    } else if state == .new, unit.translate, !file.isSource, unit.variation.category == nil, let source = unit.source,
      !target.isBlank, target.text != source.text, target.text.string.hasLetters,
      TextFacts(target, file.percentSyntax(of: unit)).hasWords
    {
      findings.report(
        .isTranslated(target.text, file.file.isOfXcode), as: file.file.isOfAngular ? .info : nil, at: target.span,
        unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func approved(_ state: TranslationState, _ isOfXcode: Bool) -> Self {
    Self(
      "The translation is approved, but its state is \(state.name)" + consequence(isOfXcode),
      help: "Set the state to translated, or remove approved=\"yes\"")
  }

  fileprivate static func isTranslated(_ target: ExactText, _ isOfXcode: Bool) -> Self {
    Self(
      "The state is new, but the unit has a translation, \"\(target.excerpt)\"" + consequence(isOfXcode),
      help: "Set the state to translated if the translation is ready")
  }

  private static func consequence(_ isOfXcode: Bool) -> String { isOfXcode ? "; Xcode ignores it on import" : "" }
}
