import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A plural form is never shown, because its language has no such category.
enum UnreachablePluralCategory: UnitCheck {
  static let kind = FindingKind("unreachable-plural-category", .warning)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shown, unit.unit.variation.category != nil || shown.icu != nil || file.isI18next,
      let rules = file.rules(of: unit.unit)
    else { return }
    if let category = unit.unit.variation.category, file.reach(of: unit.unit) == .never, !rules.hadEarlier(category),
      !unit.isCopy
    {
      findings.report(.neverShown(category, rules, isRank: false), at: unit.unit.nameSpan, unit: unit.unit.id)
    } else if unit.unit.variation.isWhole, let category = file.unusedOrdinal(unit.unit) {
      findings.report(.neverShown(category, rules, isRank: true), at: unit.unit.nameSpan, unit: unit.unit.id)
    }
    guard rules.isKnown, let choices = shown.icu?.message?.allChoices else { return }
    var count = 0
    for choice in choices where choice.kind.isPlural {
      let isRank = choice.kind == .ordinal
      let plurals = isRank ? PluralRules.ordinal(for: rules.tag) : rules.plurals
      for branch in choice.branches {
        guard let category = PluralCategory(keyword: branch.selector), plurals.reach(of: category) == .never,
          !file.isICU || !category.isExactInFlutter, isRank || !rules.hadEarlier(category),
          count < Findings.maximumPerText
        else { continue }
        count += 1
        findings.report(
          .neverShown(category, rules, isRank: isRank), at: shown.span(of: branch.selectorRange), unit: unit.unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func neverShown(_ category: PluralCategory, _ rules: LanguageRules, isRank: Bool) -> Self {
    let plurals = isRank ? PluralRules.ordinal(for: rules.tag) : rules.plurals
    let categories = plurals.categories.map { "\"\($0.keyword)\"" }.joined(separator: ", ")
    return Self(
      "\(rules.name) has no form \"\(category.keyword)\"\(isRank ? " for ranks" : ""), so this text is never shown",
      help: "Delete it; \(isRank ? "for ranks, " : "")\(rules.name) only has \(categories)")
  }
}
