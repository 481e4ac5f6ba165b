import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The forms for ranks ("1st, 2nd") of one text of i18next, each of which has a key of its own.
struct OrdinalForms {
  /// The categories that have a form.
  private(set) var categories: Set<PluralCategory> = []
  /// The last of the forms.
  private(set) var last: TranslationUnit

  /// The forms of all texts of a file, in the order of their first ones; none in other formats.
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
  /// The category of a unit that is a form for ranks, if its language has no such form.
  func unusedOrdinal(_ unit: TranslationUnit) -> PluralCategory? {
    guard isI18next, let (_, category) = I18nextKey.ordinal(unit.key), let rules = rules(of: unit), rules.isKnown,
      PluralRules.ordinal(for: rules.tag).reach(of: category) == .never
    else { return nil }
    return category
  }
}
