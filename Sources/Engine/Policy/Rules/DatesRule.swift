import WatchwordBasics
import WatchwordLocalization

/// Rejects dates written in digits.
public struct DatesRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["dates"]
  var id: ExactText { "dates" }
  static let order = 190

  static let documentation: StaticString = """
    Rejects dates written in digits.

    Birthdays are easy to find out. A date is six or eight digits, or three numbers with the same separator between them
    (. - / _ , \\ or a space, and a space after any of them), with no digit before or after it. The orders are
    day-month-year, month-day-year and year-month-day; day and month have one or two digits if there are separators. A
    year has two digits, or has four and is from 1900 to 2099. 31.02 is not a date; 29 February is valid in every year.
    Digits of all scripts count, and so do the characters after years and months in Chinese, Japanese and Korean. One in
    twelve numbers of six digits is a date.

    Values: none

    Example: {"rule": "dates"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<DatesRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    var detector = DateDetector(PlainDigits(facts))
    return detector.containsDate() ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .bounded(.containing { Self.families(of: $0) }) }

  /// Returns families of texts in `characters`, by length, whose sizes bound the number of dates from above.
  private static func families(of characters: [Unicode.Scalar]) -> [RejectedPasswords.TextFamily] {
    // A separator, or a separator and a space, divides two numbers. Some separators occur only after years and months.
    let separators = characters.count { ".-/\\_, 年月년월".unicodeScalars.contains($0) }
    // Digits of several scripts have the same value.
    var digits = Array(repeating: 0, count: 10)
    for case let digit? in characters.map({ PlainDigits.value(of: $0) }) { digits[Int(digit)] += 1 }
    let spellings = digits.max() ?? 0
    // The lengths of the day and the month together, each with or without a leading zero.
    let days: [(length: Int, count: Int)] = [(2, 9 * 9), (3, 9 * 12 + 31 * 9), (4, 31 * 12)]
    var families: [RejectedPasswords.TextFamily] = []
    for (years, yearLength) in [(100, 2), (200, 4)] {
      for (length, count) in days {
        let written = [count * years * 3] + Array(repeating: spellings, count: length + yearLength)
        let bare = RejectedPasswords.TextFamily(length: length + yearLength, factors: written)
        if length == 4 { families.append(bare) }
        for spaces in 0...2 {
          let factors = written + [separators, separators, spaces == 1 ? 2 : 1]
          families.append(RejectedPasswords.TextFamily(length: bare.length + 2 + spaces, factors: factors))
        }
      }
    }
    return families
  }

  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let text = RuleText("dates.default")
  private static let toDo = RuleHint("dates.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<DatesRule>] = [
    .rejected("x31121999", by: DatesRule()),
    .rejected("1999-12-31x", by: DatesRule()),
    .rejected("12/31/99", by: DatesRule()),
    .rejected("on 1. 2. 2024", by: DatesRule()),
    .rejected("991231", by: DatesRule()),
    .rejected("290200", by: DatesRule()),
    .rejected("٣١/١٢/١٩٩٩", by: DatesRule()),
    .rejected("2024年1月31日", by: DatesRule()),
    .accepted("31.02.1999", by: DatesRule()),
    .accepted("1231999", by: DatesRule()),
    .accepted("31-12.1999", by: DatesRule()),
    .accepted("1899-12-31", by: DatesRule()),
    .accepted("0311219990", by: DatesRule()),
    .accepted("12/31", by: DatesRule()),
    .accepted("", by: DatesRule()),
  ]
}
