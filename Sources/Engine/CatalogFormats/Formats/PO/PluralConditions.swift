import WatchwordLocalization

/// C conditions for the numbers of a plural category, derived from the rules of a language.
///
/// Rules for whole numbers depend on the number itself and on its last one or two digits, with a few more in languages
/// such as Cornish (CLDR, `plurals.xml`). Therefore the last two digits determine the category from 100 on, and some
/// numbers below 100 are exceptions.
struct PluralConditions {
  /// The categories of 0 to 199.
  private let categories: [PluralCategory]

  init(_ rules: PluralRules) { categories = (0..<200).map { rules.category(for: $0) } }

  /// Returns a condition that is true exactly for the numbers of a category.
  func condition(of category: PluralCategory) -> String {
    let residues = Set((100..<200).filter { categories[$0] == category }.map { $0 - 100 })
    let small = Set((0..<100).filter { categories[$0] == category })
    if residues.isEmpty { return Self.condition(small, "n", below: 100) }
    let digits = Self.digits(residues)
    let whole = Self.condition(residues, "n%100", below: 100)
    let general = digits.map { $0.utf8.count < whole.utf8.count ? $0 : whole } ?? whole
    let missing = small.subtracting(residues)
    let extra = residues.subtracting(small)
    var condition = general
    if !extra.isEmpty { condition = "(\(condition)) && !(\(Self.condition(extra, "n", below: 100)))" }
    if extra == [0] { condition = "n != 0 && (\(general))" }
    if !missing.isEmpty { condition = "\(Self.condition(missing, "n", below: 100)) || (\(condition))" }
    return condition
  }

  /// Returns a condition on the last digit, with exceptions by the last two digits; `nil` if no last digit belongs to
  /// the category alone.
  private static func digits(_ residues: Set<Int>) -> String? {
    let digits = Set((0..<10).filter { digit in (0..<10).count { residues.contains($0 * 10 + digit) } > 5 })
    let covered = Set((0..<100).filter { digits.contains($0 % 10) })
    guard !digits.isEmpty, residues.isSubset(of: covered) else { return nil }
    let exceptions = covered.subtracting(residues)
    let condition = condition(digits, "n%10", below: 10)
    guard !exceptions.isEmpty else { return condition }
    let decade = Set(exceptions.map { $0 / 10 })
    // A whole decade can be excluded if the condition on the digit already excludes its other numbers.
    let ranges =
      decade.count == 1 && exceptions.count > 1 ? Set((0..<10).map { (decade.first ?? 0) * 10 + $0 }) : exceptions
    let isWhole = ranges.intersection(covered) == exceptions
    let excluded = Self.condition(isWhole ? ranges : exceptions, "n%100", below: 100, negated: true)
    return (condition.utf8.contains(UInt8(ascii: "|")) ? "(\(condition))" : condition) + " && \(excluded)"
  }

  /// Returns the condition that an operand is one of the numbers, or none of them if `negated`.
  private static func condition(_ numbers: Set<Int>, _ operand: String, below limit: Int, negated: Bool = false)
    -> String
  {
    var parts: [String] = []
    var next = 0
    while next < limit {
      guard numbers.contains(next) else {
        next += 1
        continue
      }
      var end = next
      while numbers.contains(end + 1) { end += 1 }
      parts.append(range(next, end, operand, isLast: end == limit - 1 && operand != "n", negated: negated))
      next = end + 1
    }
    if parts.count == 1 { return parts[0] }
    return negated
      ? parts.map { "(\($0))" }.joined(separator: " && ") : parts.map { "(\($0))" }.joined(separator: " || ")
  }

  private static func range(_ start: Int, _ end: Int, _ operand: String, isLast: Bool, negated: Bool) -> String {
    switch (start == end, start == 0, isLast, negated) {
    case (true, _, _, false): "\(operand)==\(start)"
    case (true, _, _, true): "\(operand)!=\(start)"
    case (_, true, _, false): "\(operand)<=\(end)"
    case (_, true, _, true): "\(operand)>\(end)"
    case (_, _, true, false): "\(operand)>=\(start)"
    case (_, _, true, true): "\(operand)<\(start)"
    case (_, _, _, false): "\(operand)>=\(start) && \(operand)<=\(end)"
    case (_, _, _, true): "(\(operand)<\(start) || \(operand)>\(end))"
    }
  }
}
