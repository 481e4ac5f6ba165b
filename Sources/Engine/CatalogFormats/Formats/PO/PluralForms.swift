import WatchwordBasics
import WatchwordLocalization

/// The plural forms of a gettext catalogue: their number, and the CLDR category of each.
struct PluralForms: Sendable {
  /// The category of each form, by its index.
  let categories: [PluralCategory]
  /// The formula of the header, if usable.
  private(set) var formula: PluralFormula?
  /// Whether each form applies to more than a few of the numbers up to 1000.
  private var isCommon: [Bool] = []

  /// Two numbers on which a formula and CLDR's categories disagree.
  struct Disagreement: Sendable {
    /// Two numbers that share a form but not a category, or a category but not a form.
    let numbers: (UInt64, UInt64)
    let categories: (PluralCategory, PluralCategory)
    /// Whether they share a form.
    let sharesForm: Bool
  }

  /// The numbers that distinguish forms. Plural rules use remainders of 100, so 0 to 200 cover all distinctions except
  /// those for some round numbers (CLDR, "Language Plural Rules").
  private static let numbers: [UInt64] =
    Array(0...200) + [201, 202, 203, 211, 221, 300, 1000, 1001, 1002, 1005, 2000, 10_000, 100_000, 100_001]
  /// The numbers to which a formula must assign a form.
  private static let requiredNumbers: [UInt64] = Array(0...1000) + numbers.suffix(7) + millions
  /// The numbers that only categories such as the French `many` distinguish.
  private static let millions: [UInt64] = [1_000_000, 2_000_000, 5_000_000]

  /// The maximum number of forms of a catalogue: the number of categories.
  static let maximumCount = PluralCategory.allCases.count

  /// Creates the forms of a language by CLDR: one for each category that whole numbers below a million have, in CLDR's
  /// order. A language that CLDR does not cover has a singular and a plural.
  init(of language: LanguageTag?) {
    guard let language, PluralRules.hasCardinal(for: language) else {
      categories = [.one, .other]
      return
    }
    let rules = PluralRules.cardinal(for: language)
    categories = PluralCategory.allCases.filter { rules.reach(of: $0) == .wholeNumbers }
  }

  /// The forms of a source: a singular and a plural (GNU gettext manual, section 11.2.6).
  static let source = PluralForms(categories: [.one, .other])

  private init(categories: [PluralCategory]) { self.categories = categories }

  /// Creates the forms of a formula. The category of each is the one that most of its numbers have in the language; no
  /// two are the same.
  init(_ formula: PluralFormula, count: Int, in language: LanguageTag?) {
    let count = min(max(count, 1), Self.maximumCount)
    guard let language, PluralRules.hasCardinal(for: language) else {
      self.init(categories: Self.unknown(count))
      self.formula = formula
      isCommon = Self.commonForms(formula, count)
      return
    }
    let rules = PluralRules.cardinal(for: language)
    let kinds = PluralCategory.allCases
    var votes = Array(repeating: 0, count: count * kinds.count)
    for (numbers, weight) in [(Self.numbers, 16), (Self.millions, 1)] {
      for number in numbers {
        guard let form = formula.form(of: number), form < UInt64(count) else { continue }
        votes[Int(form) * kinds.count + Int(rules.category(for: Int(number)).rawValue)] += weight
      }
    }
    var categories = Array(repeating: PluralCategory?.none, count: count)
    var free = Set(PluralCategory.allCases)
    // Forms with the most votes are assigned first.
    let ranked = votes.indices.filter { votes[$0] > 0 }
      .map { (form: $0 / kinds.count, category: kinds[$0 % kinds.count], votes: votes[$0]) }
      .sorted { ($1.votes, $0.form, $0.category.rawValue) < ($0.votes, $1.form, $1.category.rawValue) }
    for rank in ranked where categories[rank.form] == nil && free.contains(rank.category) {
      categories[rank.form] = rank.category
      free.remove(rank.category)
    }
    let wanted = rules.categories + PluralCategory.allCases
    for form in categories.indices where categories[form] == nil {
      categories[form] = wanted.first { free.contains($0) }
      if let category = categories[form] { free.remove(category) }
    }
    self.init(categories: categories.map { $0 ?? .other })
    self.formula = formula
    isCommon = Self.commonForms(formula, count)
  }

  /// Returns whether each form applies to at least 5 of the numbers from 0 to 1000, as `msgfmt` counts them.
  private static func commonForms(_ formula: PluralFormula, _ count: Int) -> [Bool] {
    var uses = Array(repeating: 0, count: count)
    for number in 0...UInt64(1000) {
      if let form = formula.form(of: number), form < UInt64(count) { uses[Int(form)] += 1 }
    }
    return uses.map { $0 >= 5 }
  }

  /// Whether the text of a form may omit the number, because the form applies to only a few numbers; `numbers` are
  /// those that the program shows.
  func mayOmitNumber(in form: Int, of numbers: ClosedRange<UInt64>?) -> Bool {
    guard categories.count > 1, form < isCommon.count, isCommon[form] else { return categories.count > 1 }
    guard let numbers, let formula else { return false }
    let first = numbers.lowerBound
    let uses = (first...min(numbers.upperBound, first &+ 1000)).lazy.filter { formula.form(of: $0) == UInt64(form) }
    return uses.prefix(2).count < 2
  }

  /// The categories of a language without rules.
  private static func unknown(_ count: Int) -> [PluralCategory] {
    switch count {
    case 1: [.other]
    case 2: [.one, .other]
    case 3: [.one, .few, .other]
    case 4: [.one, .two, .few, .other]
    case 5: [.one, .two, .few, .many, .other]
    default: PluralCategory.allCases
    }
  }

  /// Returns the first two whole numbers below a million on which a formula and CLDR disagree; `nil` if they agree, or
  /// if CLDR does not cover the language.
  static func disagreement(of formula: PluralFormula, with language: LanguageTag) -> Disagreement? {
    guard PluralRules.hasCardinal(for: language) else { return nil }
    let rules = PluralRules.cardinal(for: language)
    var byForm = Array(repeating: (number: UInt64, category: PluralCategory)?.none, count: maximumCount)
    var byCategory = Array(repeating: (number: UInt64, form: Int)?.none, count: PluralCategory.allCases.count)
    for number in numbers {
      guard let value = formula.form(of: number), value < UInt64(maximumCount) else { continue }
      let form = Int(value)
      let category = rules.category(for: Int(number))
      let index = Int(category.rawValue)
      if let known = byForm[form], known.category != category {
        return Disagreement(numbers: (known.number, number), categories: (known.category, category), sharesForm: true)
      }
      if let known = byCategory[index], known.form != form {
        return Disagreement(numbers: (known.number, number), categories: (category, category), sharesForm: false)
      }
      if byForm[form] == nil { byForm[form] = (number, category) }
      if byCategory[index] == nil { byCategory[index] = (number, form) }
    }
    return nil
  }

  /// Returns the first number that has no form, or one that is not below `count`; `nil` if every number has a usable
  /// form.
  static func unusableNumber(of formula: PluralFormula, count: Int) -> UInt64? {
    requiredNumbers.first { number in formula.form(of: number).map { $0 >= UInt64(count) } ?? true }
  }
}
