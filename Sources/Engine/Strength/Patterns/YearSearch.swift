/// A search for the years 1900 to 2039.
enum YearSearch {
  /// The year from which distances are measured.
  static let reference = 2020
  /// The minimum number of years that an attacker tries, as in zxcvbn.
  private static let smallestSpace = 20

  /// Returns the number of years that an attacker tries before `year`.
  static func space(of year: Int) -> Double { Double(max(abs(year - reference), smallestSpace)) }

  static func matches(in text: TypedText) -> [PatternMatch] {
    var matches: [PatternMatch] = []
    var index = 0
    while index + 4 <= text.count {
      if let year = DateSearch.number(in: text, index..<index + 4), 1900...2039 ~= year {
        matches.append(PatternMatch(range: index..<index + 4, kind: .year, guesses: GuessCount(space(of: year))))
        index += 4
      } else {
        index += 1
      }
    }
    return matches
  }
}
