import WatchwordDiagnostics
import WatchwordLocalization

/// A plural category that a text does not have, though its language does.
struct PluralGap: Sendable {
  let category: PluralCategory
  /// An error, or less where `other` shows the numbers of the category correctly, or the numbers are very large.
  let severity: Severity

  /// The gaps of a text that has forms for `categories` and for the numbers of selectors such as `=1`.
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
      guard plurals.reach(of: category) == .wholeNumbers else { return PluralGap(category: category, severity: .info) }
      // Where `other` is for fractions alone, as in Polish, people write in it what the one missing form would say.
      let stands = category != .one && common.count == 1 && plurals.reach(of: .other) < .wholeNumbers
      let isServed =
        allFormsAreSame || stands && categories.contains(.other) || category == .zero && plurals.isForZero(category)
        || category == .one && nounsWithoutPlural.contains(language) || category == .two && language == "he"
      return PluralGap(category: category, severity: isServed ? .warning : .error)
    }
  }
}

/// The languages in which a noun after a number is the same for all numbers, so that `other` is right for 1. (In Hebrew the
/// form for 2 is one of few words.)
private let nounsWithoutPlural: Set<ExactText> = [
  "az", "ckb", "fa", "hu", "ka", "kk", "ku", "ky", "tk", "tr", "ug", "uz",
]

extension PluralRules {
  /// Whether every whole number of a category is one of `numbers`.
  fileprivate func areAll(of category: PluralCategory, in numbers: Set<ExactText>) -> Bool {
    guard !numbers.isEmpty, reach(of: category) == .wholeNumbers else { return false }
    // Plural rules look at a number's last digits, so that more numbers show below 1000.
    return !(0...1000).contains { self.category(for: $0) == category && !numbers.contains(ExactText("\($0)")) }
  }

  /// Whether a category is for 0 alone, of which people say the same as of many.
  fileprivate func isForZero(_ category: PluralCategory) -> Bool {
    self.category(for: 0) == category && servesOneNumber(category)
  }
}
