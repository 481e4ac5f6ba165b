import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation was made by a machine, and nobody has reviewed it.
enum MachineTranslated: UnitCheck {
  static let kind = FindingKind(
    "machine-translated", .info,
    """
    A translation was made by a machine, and nobody has reviewed it.

    What: the target has state-qualifier="leveraged-mt" or "mt-suggestion" (XLIFF 1.2, section 2.3.3), and people see
    the translation. Units that are approved or signed off are ignored, because somebody has reviewed them.

    Why: machine translations look like any others, but short texts without context are often wrong.

    Example:
      <target state="translated" state-qualifier="leveraged-mt">Salz</target>

    What to do: review the translation, then remove the state-qualifier.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Salt</source>1️⃣<target state=\"translated\" state-qualifier=\"leveraged-mt\">Salz"
        + "</target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Salt</source>1️⃣<target state-qualifier=\"mt-suggestion\">Salz</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Salt</source><target state=\"signed-off\" state-qualifier=\"leveraged-mt\">Salz"
        + "</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\" approved=\"yes\"><source>Salt</source><target state-qualifier=\"leveraged-mt\">Salz"
        + "</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Salt</source><target state=\"new\" state-qualifier=\"leveraged-mt\">Salz"
        + "</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Salt</source><target state-qualifier=\"leveraged-tm\">Salz</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let target = unit.target, let qualifier = unit.unit.stateQualifier,
      qualifier == "leveraged-mt" || qualifier == "mt-suggestion", unit.unit.approved != true,
      unit.unit.state != .signedOff, unit.unit.state != .final
    else { return }
    findings.report(.unreviewed(target.segment.text), at: target.segment.span, unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static func unreviewed(_ target: ExactText) -> Self {
    Self(
      "\"\(target.excerpt)\" was translated by a machine, and nobody has reviewed it",
      help: "Review the translation, then remove the state-qualifier")
  }
}
