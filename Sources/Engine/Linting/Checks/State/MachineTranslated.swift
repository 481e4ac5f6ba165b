import WatchwordBasics
import WatchwordCatalogFormats

/// A translation was made by a machine, and nobody has reviewed it.
enum MachineTranslated: UnitCheck {
  static let kind = FindingKind("machine-translated", .info)
  static let set = CheckSet.all

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
