import WatchwordBasics
import WatchwordLocalization

/// Derives the field `Plural-Forms` from CLDR's rules instead of a fixed list, which could be out of date.
enum GettextPlurals {
  /// Returns the field for the forms of a language: `nplurals=2; plural=n != 1;`.
  static func field(of forms: PluralForms, in language: LanguageTag?) -> String {
    "Plural-Forms: \(value(of: forms, in: language))"
  }

  /// Returns the value of the field.
  static func value(of forms: PluralForms, in language: LanguageTag?) -> String {
    "nplurals=\(forms.categories.count); plural=\(formula(of: forms, in: language));"
  }

  /// Returns the formula that maps each number to the index of its category in `forms`.
  static func formula(of forms: PluralForms, in language: LanguageTag?) -> String {
    guard forms.categories.count > 1 else { return "0" }
    guard let language, PluralRules.hasCardinal(for: language) else { return "n != 1" }
    let rules = PluralRules.cardinal(for: language)
    let index = { (number: UInt64) in forms.categories.firstIndex(of: rules.category(for: Int(number))) }
    if forms.categories.count == 2 {
      let isSecond = { (number: UInt64) in index(number) == 1 }
      for condition in ["n != 1", "n > 1"] where PluralFormula(condition.utf8).map({ fits($0, isSecond) }) ?? false {
        return condition
      }
    }
    let conditions = PluralConditions(rules)
    var formula = ""
    for (form, category) in forms.categories.enumerated().dropLast() {
      formula += "\(conditions.condition(of: category)) ? \(form) : "
    }
    return formula + "\(forms.categories.count - 1)"
  }

  private static func fits(_ formula: PluralFormula, _ isSecond: (UInt64) -> Bool) -> Bool {
    (0...1000).allSatisfy { number in formula.form(of: number) == (isSecond(number) ? 1 : 0) }
  }
}
