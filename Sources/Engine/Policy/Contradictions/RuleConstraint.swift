/// A constraint of a rule that other rules can make impossible to meet. The search for contradictions uses no other
/// information about a rule.
enum RuleConstraint {
  /// Bounds on the length.
  case length(LengthRule)
  /// The number of characters of a class.
  case count(CharacterCountRule)
  /// Characters from a minimum number of classes.
  case classes(ClassesRule)
  /// The minimum number of different characters.
  case distinct(Int)
  /// The maximum number of times that one character may occur in a row.
  case repetition(Int)
  /// The maximum number of times that one character may occur in total.
  case occurrences(Int)
  /// The maximum number of characters of one kind in a row.
  case classRun(Int)
  /// The minimum number of words.
  case words(Int)
  /// The forbidden characters.
  case forbidden(ScalarSet)
  /// The only allowed characters.
  case allowed(ScalarSet)

  /// The order in which the search tries to leave rules out of a contradiction. Lengths come last, because they give
  /// the clearest explanation; lists come just before them.
  var rank: Int {
    switch self {
    case .repetition, .occurrences, .classRun: 0
    case .distinct: 1
    case .classes: 2
    case .count, .words: 3
    case .forbidden: 4
    case .allowed: 5
    case .length: 6
    }
  }

  /// Whether the empty password fails the rule.
  var requiresCharacters: Bool {
    switch self {
    case .length(let rule): (rule.minimum ?? 0) > 0
    case .count(let rule): rule.minimum > 0
    case .classes(let rule): rule.minimum > 0
    case .distinct(let minimum), .words(let minimum): minimum > 0
    case .repetition, .occurrences, .classRun, .forbidden, .allowed: false
    }
  }

  /// The characters that the rule lists, if it has a list.
  var listedCharacters: ScalarSet? {
    switch self {
    case .count(let rule): rule.characters == nil ? nil : rule.set
    case .forbidden(let set), .allowed(let set): set
    case .length, .classes, .distinct, .repetition, .occurrences, .classRun, .words: nil
    }
  }
}
