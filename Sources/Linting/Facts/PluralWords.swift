import Localization

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
}
