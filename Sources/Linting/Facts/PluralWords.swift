import WatchwordLocalization

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

  /// Whether a category applies to at most one whole number, such as `two` in Arabic, so that its form can spell out
  /// the number.
  ///
  /// If 0 has a separate form, `isZeroApart`, it does not count for the other categories.
  func servesOneNumber(_ category: PluralCategory, isZeroApart: Bool = false) -> Bool {
    guard category != .other else { return false }
    switch reach(of: category) {
    case .never: return true
    case .fractions, .millions: return false
    case .wholeNumbers: break
    }
    // Plural rules depend on the last digits of a number, so a category with more numbers has a second one below 1000.
    var count = 0
    for number in (isZeroApart && category != .zero ? 1 : 0)...1000 where self.category(for: number) == category {
      count += 1
      if count > 1 { return false }
    }
    return true
  }
}
