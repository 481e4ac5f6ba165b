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
