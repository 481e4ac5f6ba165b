import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A unit's source has no text.
enum EmptySource: UnitCheck {
  static let kind = FindingKind("empty-source", .warning)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard !(file.isI18next && file.sources.content == .empty), !file.file.isOfNumbers, let source = unit.source,
      source.text.isEmpty,
      source.elements.isEmpty, unit.translate, !unit.id.isEmpty,
      file.isSource
        ? !file.file.holdsItsSources && unit.variation.substitution == nil
        : file.file.sources != .otherDocument && unit.target?.text.isEmpty == false
    else { return }
    findings.report(.nothingToTranslate, at: source.span, unit: unit.id)
  }
}

extension Finding.Message {
  fileprivate static let nothingToTranslate = Self(
    "There is no text to translate here",
    help: "Give the key a text in the source, or mark it as not to be translated")
}
