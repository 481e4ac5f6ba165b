import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The state of a translation contradicts the rest of its unit.
enum StateContradiction: UnitCheck {
  static let kind = FindingKind("state-contradiction", .warning)
  static let set = CheckSet.recommended

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
