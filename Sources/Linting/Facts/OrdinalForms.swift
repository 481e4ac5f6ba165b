import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The ordinal forms ("1st, 2nd") of one i18next text, each of which has its own key.
struct OrdinalForms {
  /// The categories that have a form.
  private(set) var categories: Set<PluralCategory> = []
  /// The last of the forms.
  private(set) var last: TranslationUnit

  /// Returns the forms of all texts of a file, in the order of their first forms; empty in other formats.
  static func all(in file: FileSummary) -> [OrdinalForms] {
    guard file.facts.isI18next else { return [] }
    var all: [OrdinalForms] = []
    var places: [ExactText: Int] = [:]
    for unit in file.units where unit.target != nil || file.isSource {
      guard let (base, category) = I18nextKey.ordinal(unit.key) else { continue }
      let place = places[base] ?? all.count
      if place == all.count {
        all.append(OrdinalForms(last: unit))
        places[base] = place
      }
      all[place].categories.insert(category)
      all[place].last = unit
    }
    return all
  }
}

extension FileFacts {
  /// Returns the category of a unit that is an ordinal form, if its language has no such form.
  func unusedOrdinal(_ unit: TranslationUnit) -> PluralCategory? {
    guard isI18next, let (_, category) = I18nextKey.ordinal(unit.key), let rules = rules(of: unit), rules.isKnown,
      PluralRules.ordinal(for: rules.tag).reach(of: category) == .never
    else { return nil }
    return category
  }
}
