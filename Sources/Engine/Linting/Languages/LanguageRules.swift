import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A language and its plural rules.
struct LanguageRules: Sendable {
  let tag: LanguageTag
  let plurals: PluralRules
  /// Whether CLDR has plural rules for the language.
  let isKnown: Bool

  init(_ tag: LanguageTag) {
    self.tag = tag
    plurals = .cardinal(for: tag)
    isKnown = PluralRules.hasCardinal(for: tag)
  }

  /// The English name of the language.
  var name: String { LanguageName.name(of: tag) }

  /// Whether systems in use with an earlier version of CLDR select a category that the language no longer has.
  func hadEarlier(_ category: PluralCategory) -> Bool {
    Self.formerCategories[ExactText(tag.canonicalized().language)] == category
  }

  /// The categories that languages had in CLDR 37 or later and do not have in CLDR 47 (plurals.xml of both). Hebrew lost
  /// its category for 20, 30 … in CLDR 42, so that Android up to 13, which has ICU 71 or earlier, selects it.
  private static let formerCategories: [ExactText: PluralCategory] = ["he": .many]
}

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
    var indices: [ExactText: Int] = [:]
    for unit in file.units where unit.target != nil || file.isSource {
      guard let (base, category) = I18nextKey.ordinal(unit.key) else { continue }
      let index = indices[base] ?? all.count
      if index == all.count {
        all.append(OrdinalForms(last: unit))
        indices[base] = index
      }
      all[index].categories.insert(category)
      all[index].last = unit
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

extension PluralRules {
  /// Returns the first whole numbers of a category, at most four, as an illustration: "2, 3, 4, 22".
  func samples(of category: PluralCategory) -> String {
    var numbers: [String] = []
    for number in 0...200 where self.category(for: number) == category {
      numbers.append(String(number))
      if numbers.count == 4 { break }
    }
    if numbers.isEmpty, reach(of: category) == .millions { numbers = ["1000000", "2000000"] }
    return numbers.joined(separator: ", ")
  }

  /// Whether a category applies to at most one whole number, such as `two` in Arabic and `many` in Czech, so that its
  /// form can spell out the number.
  ///
  /// If 0 has a separate form, `hasZeroForm`, it does not count for the other categories.
  func appliesToOneNumber(_ category: PluralCategory, hasZeroForm: Bool = false) -> Bool {
    guard category != .other else { return false }
    switch reach(of: category) {
    case .never, .fractions: return true
    case .millions: return false
    case .wholeNumbers: break
    }
    // Plural rules depend on the last digits of a number, so a category with more numbers has a second one below 1000.
    var count = 0
    for number in (hasZeroForm && category != .zero ? 1 : 0)...1000 where self.category(for: number) == category {
      count += 1
      if count > 1 { return false }
    }
    return true
  }
}

extension LanguageTag {
  /// The canonical languages that texts in this one fall back to, the nearest first.
  ///
  /// The catalogue of a region holds only its differences from its parent's catalogue, so a text that a parent has does
  /// not count as missing.
  var parents: [LanguageTag] {
    let own = canonicalized()
    return LocaleMatcher.chain(for: own).map { $0.canonicalized() }.filter { $0 != own }
  }
}
