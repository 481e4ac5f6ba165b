import WatchwordBasics
import WatchwordCatalogFormats

/// A choice lacks a form that the source has.
enum MissingSelector: UnitCheck {
  static let kind = FindingKind("missing-selector", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.bracket]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let target = unit.target, let sources = unit.source?.icu?.message?.allChoices,
      let choices = target.icu?.message?.allChoices
    else { return }
    var count = 0
    for choice in choices where choice.kind == .select && count < Findings.maximumPerText {
      guard let source = sources.first(where: { $0.name == choice.name && $0.kind == .select }) else { continue }
      let selectors = Set(choice.branches.map { $0.selector })
      let known = source.branches.map { $0.selector }
      // A selector with an unknown name replaces the missing one, and is reported by ``UnknownSelector``.
      guard selectors.isSubset(of: known) else { continue }
      let missing = known.filter { !selectors.contains($0) }
      if missing.isEmpty { continue }
      count += 1
      findings.report(.missing(missing), at: target.span(of: choice.head), unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ selectors: [ExactText]) -> Self {
    let names = selectors.prefix(Findings.maximumPerText).map { $0.excerpt }.joined(separator: ", ")
    return Self(
      "The choice has no text for \(names), which the source has",
      help: "Add \(selectors.count == 1 ? "it" : "them"): \(selectors[0].excerpt){…}")
  }
}
