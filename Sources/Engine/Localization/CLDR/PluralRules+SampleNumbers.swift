import WatchwordBasics

extension PluralRules {
  /// Returns sample numbers of a category in human-readable form, smallest first: "2–4, 22–24, 32–34, …". If no whole
  /// number has the category, the samples have a fraction: "1.5, 2.5". Empty if the language does not have the
  /// category.
  package func sampleNumbers(of category: PluralCategory) -> String {
    switch reach(of: category) {
    case .never: ""
    case .fractions: fractions(of: category)
    case .millions: "1000000, 2000000, …"
    case .wholeNumbers: wholeNumbers(of: category)
    }
  }

  /// The greatest number tried, the longest range shown, and the number of values after which the list is cut.
  private static let (bound, maximumRange, maximumCount) = (1_000, 15, 6)

  private func wholeNumbers(of category: PluralCategory) -> String {
    var samples: [String] = []
    var count = 0
    var number = 0
    while number <= Self.bound {
      guard self.category(for: number) == category else {
        number += 1
        continue
      }
      if count >= Self.maximumCount { return samples.joined(separator: ", ") + ", …" }
      var last = number
      while last < Self.bound, self.category(for: last + 1) == category { last += 1 }
      if last - number >= Self.maximumRange {
        samples.append("\(number)–\(number + Self.maximumRange - 1)")
        return samples.joined(separator: ", ") + ", …"
      }
      // Two consecutive numbers are not shown as a range.
      samples += last - number < 2 ? (number...last).map { "\($0)" } : ["\(number)–\(last)"]
      count += last == number ? 1 : 2
      number = last + 1
    }
    return samples.joined(separator: ", ")
  }

  private func fractions(of category: PluralCategory) -> String {
    Self.fractions.filter { text in
      PluralOperands(decimal: text).map { self.category(for: $0) == category } ?? false
    }
    .prefix(2).joined(separator: ", ")
  }

  private static let fractions = ["1.5", "2.5", "0.5", "10.5", "0.1", "1.1", "1.0", "2.0", "0.0", "10.0"]
}
