import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A choice has a form that is never chosen, because no value has its name.
enum UnknownSelector: UnitCheck {
  static let kind = FindingKind("unknown-selector", .error)

  static let signs: TextShape.Signs = [.bracket]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shown, let message = shown.icu?.message else { return }
    let sources = unit.target == nil ? [] : unit.source?.icu?.message?.allChoices ?? []
    var count = 0
    for choice in message.allChoices where count < Findings.maximumPerText {
      if file.isFlutter, choice.kind.isPlural, let branch = choice.branches.first(where: { $0.flutterSelector == nil })
      {
        count += 1
        findings.report(
          .otherNumber(branch.selector), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
      let known = sources.filter { $0.name == choice.name && $0.kind == choice.kind }.flatMap { $0.branches }
        .map { $0.selector }
      if choice.kind == .choiceFormat || choice.kind == .select && known.isEmpty { continue }
      let names = Set(known)
      for branch in choice.branches where branch.number == nil && !names.contains(branch.selector) {
        let isCategory = choice.kind.isPlural && PluralCategory(keyword: branch.selector) != nil
        guard !isCategory, branch.selector != "other", count < Findings.maximumPerText else { continue }
        count += 1
        findings.report(
          .unknown(branch.selector, choice, known), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func otherNumber(_ selector: ExactText) -> Self {
    Self(
      "Flutter stops at '\(selector.excerpt)', expected zero, one, two, few, many, other, =0, =1 or =2",
      help: "Remove the form; other is shown for the number")
  }

  fileprivate static func unknown(_ selector: ExactText, _ choice: ICUMessage.Choice, _ known: [ExactText]) -> Self {
    let names =
      choice.kind.isPlural
      ? "zero, one, two, few, many, other or a number such as =1"
      : known.prefix(Findings.maximumPerText).map { $0.excerpt }.joined(separator: ", ") + ", as in the source"
    return Self(
      "'\(selector.excerpt)' is never chosen, expected \(names)",
      help: "Copy the name from the source; only the words in the brackets are translated")
  }
}
