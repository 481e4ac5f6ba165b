import WatchwordLocalization

extension PluralRules {
  /// The first whole numbers of a category, at most four, to show people what it is for: "2, 3, 4, 22".
  func samples(of category: PluralCategory) -> String {
    var numbers: [String] = []
    for number in 0...200 where self.category(for: number) == category {
      numbers.append(String(number))
      if numbers.count == 4 { break }
    }
    if numbers.isEmpty, reach(of: category) == .millions { numbers = ["1000000", "2000000"] }
    return numbers.joined(separator: ", ")
  }

  /// Whether a category is for one whole number at most, such as `two` in Arabic, so that a form for it can say the
  /// number in words.
  ///
  /// Where 0 has a form of its own, `isZeroApart`, it does not count for the other categories.
  func servesOneNumber(_ category: PluralCategory, isZeroApart: Bool = false) -> Bool {
    guard category != .other else { return false }
    switch reach(of: category) {
    case .never: return true
    case .fractions, .millions: return false
    case .wholeNumbers: break
    }
    // Plural rules look at a number's last digits, so that a second number below 1000 shows that there are more.
    var count = 0
    for number in (isZeroApart && category != .zero ? 1 : 0)...1000 where self.category(for: number) == category {
      count += 1
      if count > 1 { return false }
    }
    return true
  }
}
