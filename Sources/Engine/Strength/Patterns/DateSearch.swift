/// A search for dates: a day, a month and a year of two or four digits, with the year at either end and with or without
/// separators.
enum DateSearch {
  static func matches(in text: TypedText) -> [PatternMatch] {
    var found: [PatternMatch] = []
    for start in text.typed.indices where text.digit(at: start) != nil {
      for length in 4..<11 where start + length <= text.count {
        let range = start..<start + length
        guard let year = yearWithoutSeparators(text, range) ?? yearWithSeparators(text, range) else { continue }
        let hasSeparators = range.contains { text.digit(at: $0) == nil }
        // 365 days, and four kinds of separators (Wheeler 2016, section 4.2).
        let guesses = YearSearch.space(of: year) * 365 * (hasSeparators ? 4 : 1)
        found.append(PatternMatch(range: range, kind: .date, guesses: GuessCount(guesses)))
      }
    }
    return outermost(found)
  }

  /// Drops dates inside others: 1/1/91 is inside 11/1/91. `found` is ordered by start, then by length.
  private static func outermost(_ found: [PatternMatch]) -> [PatternMatch] {
    var kept: [PatternMatch] = []
    for (index, match) in found.enumerated() {
      let isInsideEarlier = kept.last.map { $0.range.upperBound >= match.range.upperBound } ?? false
      let isInsideNext =
        index + 1 < found.count && found[index + 1].range.lowerBound == match.range.lowerBound
      if !isInsideEarlier && !isInsideNext { kept.append(match) }
    }
    return kept
  }

  /// Returns the number that the digits in `range` form, or `nil` if not all characters are digits.
  static func number(in text: TypedText, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      guard let digit = text.digit(at: index) else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private static func year(_ text: TypedText, _ parts: [Range<Int>]) -> Int? {
    let numbers = parts.compactMap { number(in: text, $0) }
    return numbers.count == 3 ? year(of: numbers) : nil
  }

  /// Returns the year of a date of 4 to 8 digits: the one nearest to the reference year if there are several ways to
  /// split them.
  private static func yearWithoutSeparators(_ text: TypedText, _ range: Range<Int>) -> Int? {
    guard range.count <= 8, number(in: text, range) != nil else { return nil }
    let start = range.lowerBound
    let years = splits(of: range.count).compactMap { first, second in
      year(text, [start..<start + first, start + first..<start + second, start + second..<range.upperBound])
    }
    return years.min { abs($0 - YearSearch.reference) < abs($1 - YearSearch.reference) }
  }

  /// Returns the offsets at which the second and the third number can start: the year has two or four digits, the other
  /// numbers have one or two.
  private static func splits(of length: Int) -> [(Int, Int)] {
    switch length {
    case 4: [(1, 2), (2, 3)]
    case 5: [(1, 3), (2, 3)]
    case 6: [(1, 2), (2, 4), (4, 5)]
    case 7: [(1, 3), (2, 3), (4, 5), (4, 6)]
    default: [(2, 4), (4, 6)]
    }
  }

  private static func yearWithSeparators(_ text: TypedText, _ range: Range<Int>) -> Int? {
    guard range.count >= 6 else { return nil }
    let separators = range.filter { text.digit(at: $0) == nil }
    guard separators.count == 2, text.typed[separators[0]] == text.typed[separators[1]],
      isSeparator(text.typed[separators[0]])
    else { return nil }
    let parts = [
      range.lowerBound..<separators[0], separators[0] + 1..<separators[1], separators[1] + 1..<range.upperBound,
    ]
    guard 1...4 ~= parts[0].count, 1...2 ~= parts[1].count, 1...4 ~= parts[2].count else { return nil }
    return year(text, parts)
  }

  private static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x2D, 0x2E, 0x2F, 0x5C, 0x5F: true  // space - . / \ _
    case 0x09...0x0D, 0x85: true
    default:
      switch Unicode.Scalar(value)?.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Returns the year if three numbers form a date. The calendar is not checked: 31 February counts as a date.
  private static func year(of numbers: [Int]) -> Int? {
    guard 1...31 ~= numbers[1], numbers.allSatisfy({ $0 <= 99 || 1000...2050 ~= $0 }),
      numbers.count(where: { $0 > 31 }) < 2, numbers.count(where: { $0 > 12 }) < 3,
      numbers.count(where: { $0 == 0 }) < 2
    else { return nil }
    let ends = [(numbers[2], numbers[0]), (numbers[0], numbers[2])]
    for (year, other) in ends where year >= 1000 { return isDayAndMonth(other, numbers[1]) ? year : nil }
    for (year, other) in ends where isDayAndMonth(other, numbers[1]) { return year + (year > 50 ? 1900 : 2000) }
    return nil
  }

  private static func isDayAndMonth(_ first: Int, _ second: Int) -> Bool {
    (1...31 ~= first && 1...12 ~= second) || (1...31 ~= second && 1...12 ~= first)
  }
}
