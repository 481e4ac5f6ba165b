import WatchwordDiagnostics
import WatchwordLocalization

extension SourceTable {
  /// The source of a text with this key and variation, at `span` of the file that translates it: that of ``unit``.
  func source(of key: ExactText, _ variation: VariationPath, _ id: ExactText, at span: SourceSpan) -> Segment? {
    unit(key, variation, id)?.source.map { Segment(text: $0.text, elsewhereFrom: span) }
  }

  /// The unit of the source with an id. A plural form that the source lacks is that of `other`, or the text for all
  /// numbers; and the other way round.
  func unit(_ key: ExactText, _ variation: VariationPath, _ id: ExactText) -> TranslationUnit? {
    unit(withID: id) ?? unit(withID: Self.id(key, VariationPath(plural: PluralCategory.other.keyword)))
      ?? (variation.plural == nil ? nil : unit(withID: key))
  }

  /// The units without a translation of the texts that a file with these keys lacks; their place is `span`. Of plural
  /// forms, there are those that the language of the file has.
  func missing(keys: Set<ExactText>, in language: LanguageTag?, at span: SourceSpan) -> [TranslationUnit] {
    let categories = language.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
      .map { Set($0.categories) }
    return missing(from: [], at: span).filter { unit in
      guard !keys.contains(unit.key) else { return false }
      guard let category = unit.variation.category, let categories else { return true }
      return categories.contains(category)
    }
  }

  /// The id of a text as Xcode writes it.
  static func id(_ key: ExactText, _ variation: VariationPath) -> ExactText {
    variation.plural.map { ExactText("\(key)|==|plural.\($0)") } ?? key
  }
}
