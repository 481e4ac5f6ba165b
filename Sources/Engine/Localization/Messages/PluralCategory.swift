public import WatchwordBasics

/// The plural categories (Unicode Technical Standard #35, part 3, section 5, "Language Plural Rules").
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable {
  /// The form for 0, in languages that have one.
  case zero
  /// The singular; in many languages also other numbers that end in 1.
  case one
  /// The form for 2, in languages that have one.
  case two
  /// A small number, or a number with the same ending.
  case few
  /// A larger number, or a fraction.
  case many
  /// Every other number. Every language has this category.
  case other

  /// The keyword that catalogues use.
  public var keyword: ExactText {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// Creates the category with this keyword; `nil` if there is none.
  package init?(keyword: ExactText) {
    for category in Self.allCases where keyword == category.keyword {
      self = category
      return
    }
    return nil
  }
}

/// A text for each plural category, or for some of them.
public struct PluralPatterns: Hashable, Sendable {
  /// The texts, indexed by the raw values of their categories.
  private var patterns: [Pattern?] = Array(repeating: nil, count: PluralCategory.allCases.count)

  /// Creates an empty set of texts.
  public init() {}

  /// The text for a category.
  public subscript(category: PluralCategory) -> Pattern? {
    get { patterns[Int(category.rawValue)] }
    set { patterns[Int(category.rawValue)] = newValue }
  }

  /// Whether there are no texts.
  public var isEmpty: Bool { !patterns.indices.contains { patterns[$0] != nil } }

  /// The text to use if a category has none: the one for `other`, or else the last one.
  package var substitute: Pattern? { patterns.last { $0 != nil } ?? nil }
}

extension PluralPatterns: ExpressibleByDictionaryLiteral {
  /// Creates the texts of a literal. If a category occurs twice, the last text is used.
  public init(dictionaryLiteral elements: (PluralCategory, Pattern)...) {
    for (category, pattern) in elements { self[category] = pattern }
  }
}
