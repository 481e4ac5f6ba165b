import WatchwordDiagnostics

extension PluralRules {
  /// Numbers of a category as people read them, the smallest first: "2–4, 22–24, 32–34, …". Where no whole number has the
  /// category, they are numbers with a fraction: "1.5, 2.5". Empty if the language does not have it.
  package func sampleNumbers(of category: PluralCategory) -> String {
    switch reach(of: category) {
    case .never: ""
    case .fractions: fractions(of: category)
    case .millions: "1000000, 2000000, …"
    case .wholeNumbers: wholeNumbers(of: category)
    }
  }

  /// The numbers that are looked at, the longest stretch of them that is shown, and how many numbers are named.
  private static let (bound, longestStretch, most) = (1_000, 15, 6)

  private func wholeNumbers(of category: PluralCategory) -> String {
    var samples: [String] = []
    var count = 0
    var number = 0
    while number <= Self.bound {
      guard self.category(for: number) == category else {
        number += 1
        continue
      }
      if count >= Self.most { return samples.joined(separator: ", ") + ", …" }
      var last = number
      while last < Self.bound, self.category(for: last + 1) == category { last += 1 }
      if last - number >= Self.longestStretch {
        samples.append("\(number)–\(number + Self.longestStretch - 1)")
        return samples.joined(separator: ", ") + ", …"
      }
      // Two that follow each other are no stretch.
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
