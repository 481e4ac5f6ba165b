public import WatchwordDiagnostics

/// The plural categories (Unicode Technical Standard #35, part 3, section 5, "Language Plural Rules").
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable {
  /// The form for 0, in languages that have one.
  case zero
  /// The singular, and in many languages numbers that end like one.
  case one
  /// The form for 2, in languages that have one.
  case two
  /// A small number, or one that ends like it.
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
