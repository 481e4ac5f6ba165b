import WatchwordDiagnostics
import WatchwordLocalization

extension SourceTable {
  /// The source of a text with this key and variation, at `span` of the file that translates it: that of ``unit``.
  func source(of key: ExactText, _ variation: VariationPath, _ id: ExactText, at span: SourceSpan) -> Segment? {
    let text = variation.isWhole && unit(withID: id) == nil ? choice(key) : nil
    return (text ?? unit(key, variation, id)?.source?.text).map { Segment(text: $0, elsewhereFrom: span) }
  }

  /// The message whose plural forms are units of their own here: `{count, plural, one{…} other{…}}`.
  private func choice(_ key: ExactText) -> ExactText? {
    var branches = ""
    var name: ExactText?
    for category in PluralCategory.allCases {
      let id = Self.id(key, VariationPath(plural: category.keyword))
      guard let form = unit(withID: id), let count = form.countName, let text = form.source?.text else { continue }
      name = count
      branches += " \(category.keyword){\(text)}"
    }
    return name.map { ExactText("{\($0), plural,\(branches)}") }
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
