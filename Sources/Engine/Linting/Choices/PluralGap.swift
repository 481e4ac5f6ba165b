import WatchwordBasics
import WatchwordLocalization

/// A plural category of a language for which a text has no form.
struct PluralGap: Sendable {
  let category: PluralCategory
  /// The severity: an error, or less if `other` shows the numbers of the category correctly or the numbers are very
  /// large.
  let severity: Severity

  init(_ category: PluralCategory, _ severity: Severity) { (self.category, self.severity) = (category, severity) }

  /// Returns the gaps of a text that has forms for `categories`, and for the numbers of selectors such as `=1`.
  static func all(
    _ categories: [PluralCategory], numbers: Set<ExactText> = [], allFormsAreSame: Bool = false,
    in plurals: PluralRules,
    of language: LanguageTag
  ) -> [PluralGap] {
    let language = ExactText(language.canonicalized().language)
    let missing = plurals.categories.filter { category in
      category != .other && plurals.reach(of: category) >= .millions && !categories.contains(category)
        && !plurals.areAll(of: category, in: numbers)
    }
    let common = missing.filter { plurals.reach(of: $0) == .wholeNumbers }
    return missing.map { category in
      guard plurals.reach(of: category) == .wholeNumbers else { return PluralGap(category, .info) }
      // If `other` is only for fractions, as in Polish, people use it in place of the one missing form.
      let stands = category != .one && common.count == 1 && plurals.reach(of: .other) < .wholeNumbers
      let isServed =
        allFormsAreSame || stands && categories.contains(.other) || category == .zero && plurals.isForZero(category)
        || category == .one && PluralRules.nounsWithoutPlural.contains(language) || category == .two && language == "he"
      return PluralGap(category, isServed ? .warning : .error)
    }
  }
}

extension [PluralGap] {
  /// The severity of the worst gap; `nil` if there is none.
  var severity: Severity? { lazy.map { $0.severity }.max() }
}

extension PluralRules {
  /// The languages in which a noun is the same after all numbers, so that `other` is correct for 1. (In Hebrew, few words
  /// have a form for 2.)
  static let nounsWithoutPlural: Set<ExactText> = [
    "az", "ckb", "fa", "hu", "ka", "kk", "ku", "ky", "tk", "tr", "ug", "uz",
  ]

  /// Whether `numbers` contains every whole number of a category.
  fileprivate func areAll(of category: PluralCategory, in numbers: Set<ExactText>) -> Bool {
    guard !numbers.isEmpty, reach(of: category) == .wholeNumbers else { return false }
    // Plural rules depend on the last digits of a number, so a category with more numbers has some below 1000.
    return !(0...1000).contains { self.category(for: $0) == category && !numbers.contains(ExactText("\($0)")) }
  }

  /// Whether a category is for 0 alone, for which the form for many numbers also fits.
  fileprivate func isForZero(_ category: PluralCategory) -> Bool {
    self.category(for: 0) == category && appliesToOneNumber(category)
  }
}
