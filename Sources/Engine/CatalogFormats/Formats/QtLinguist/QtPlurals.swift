import WatchwordBasics
import WatchwordLocalization

/// The plural forms of Qt, whose rules are its own (Qt Linguist, `numerus.cpp`).
enum QtPlurals {
  /// Rules as formulas of gettext, with the languages that have them.
  private static let rules: [(languages: [ExactText], count: Int, formula: String)] = [
    (
      [
        "bi", "bo", "dz", "fa", "fj", "gn", "hu", "hy", "id", "ja", "jv", "ko", "ms", "my", "na", "om", "su", "th",
        "tr",
        "vi", "yo", "za", "zh",
      ], 1, "0"
    ),
    (["br", "fr", "pt-BR", "ti", "wa"], 2, "n > 1"),
    (["lv"], 3, "n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2"),
    (["is"], 2, "n%10==1 && n%100!=11 ? 0 : 1"),
    (["dv", "ga", "gd", "gv", "ik", "iu", "mi", "sa", "sm"], 3, "n==1 ? 0 : n==2 ? 1 : 2"),
    (["cs", "sk"], 3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"),
    (["mk"], 3, "n%10==1 ? 0 : n%10==2 ? 1 : 2"),
    (["lt"], 3, "n%10==1 && n%100!=11 ? 0 : n%10!=0 && (n%100<10 || n%100>19) ? 1 : 2"),
    (
      ["be", "bs", "hr", "ru", "sh", "sr", "uk"], 3,
      "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2"
    ),
    (["pl"], 3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2"),
    (["mo", "ro"], 3, "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2"),
    (["sl"], 4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"),
    (["mt"], 4, "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3"),
    (["cy"], 5, "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4"),
    (["ar"], 6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"),
    (["fil", "tl"], 3, "n<=1 ? 0 : n%10==4 || n%10==6 || n%10==9 ? 1 : 2"),
    (["ca"], 3, "n==1 ? 0 : n==11 || n/1000==11 ? 1 : 2"),
  ]

  /// Returns the forms of a message with `count` of them. If it has fewer than Qt's rules, but as many as CLDR's, these
  /// apply.
  static func forms(_ count: Int, of language: LanguageTag?) -> PluralForms {
    let own = forms(of: language)
    guard count < own.categories.count else { return own }
    let standard = PluralForms(of: language)
    return standard.categories.count == count ? standard : own
  }

  /// Returns the forms by the rules of Qt.
  static func forms(of language: LanguageTag?) -> PluralForms {
    guard let language else { return PluralForms(of: nil) }
    let names = [language.region.map { "\(language.language)-\($0)" }, language.language].compactMap { $0 }.map {
      ExactText($0)
    }
    let rule = names.lazy.compactMap { name in rules.first { $0.languages.contains(name) } }.first
    let (count, formula) = rule.map { ($0.count, $0.formula) } ?? (2, "n != 1")
    return PluralFormula(formula.utf8).map { PluralForms($0, count: count, in: language) } ?? PluralForms(of: language)
  }
}
