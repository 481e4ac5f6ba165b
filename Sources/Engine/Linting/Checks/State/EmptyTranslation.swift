import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A translation is empty.
enum EmptyTranslation: UnitCheck {
  static let kind = FindingKind("empty-translation", .error, milder: [.info])

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard let target = unit.target, target.isBlank, unit.hasTextToTranslate, unit.state?.isFinished ?? true,
      !file.isNeverShown(unit)
    else { return }
    if let category = unit.variation.category, file.reach(of: unit) == .millions, let rules = file.rules(of: unit) {
      let samples = rules.plurals.samples(of: category)
      return findings.report(.emptyForm(category, samples), as: .info, at: target.span, unit: unit.id)
    }
    findings.report(.empty(of: unit.source?.text ?? ""), at: target.span, unit: unit.id)
  }
}

extension Finding.Message {
  fileprivate static func empty(of source: ExactText) -> Self {
    Self(
      "The translation of \"\(source.excerpt)\" is empty; people would see nothing",
      help: "Write the translation, or delete it to show the source text")
  }

  fileprivate static func emptyForm(_ category: PluralCategory, _ samples: String) -> Self {
    Self(
      "The form \"\(category.keyword)\" is empty; people would see nothing for numbers such as \(samples)",
      help: "If the number can be that large, write the form, or copy the form \"other\"")
  }
}
