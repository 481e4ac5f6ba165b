/// A text for each plural category, or for some of them.
public struct PluralPatterns: Hashable, Sendable {
  /// The texts by the raw values of their categories.
  private var patterns: [Pattern?] = Array(repeating: nil, count: PluralCategory.allCases.count)

  /// No text at all.
  public init() {}

  /// The text for a category.
  public subscript(category: PluralCategory) -> Pattern? {
    get { patterns[Int(category.rawValue)] }
    set { patterns[Int(category.rawValue)] = newValue }
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { !patterns.indices.contains { patterns[$0] != nil } }

  /// The text where that for a number's category is missing: the one for `other`, or else for any.
  package var substitute: Pattern? { patterns.last { $0 != nil } ?? nil }
}

extension PluralPatterns: ExpressibleByDictionaryLiteral {
  /// The texts of a literal; of two for a category the last one counts.
  public init(dictionaryLiteral elements: (PluralCategory, Pattern)...) {
    for (category, pattern) in elements { self[category] = pattern }
  }
}
