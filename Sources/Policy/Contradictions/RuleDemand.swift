/// A demand of a rule that other rules can make impossible. The search for contradictions uses nothing else of a rule.
enum RuleDemand {
  /// Bounds on the length.
  case length(LengthRule)
  /// Characters of a class.
  case count(CharacterCountRule)
  /// Characters of several classes.
  case classes(ClassesRule)
  /// At least this many different characters.
  case distinct(Int)
  /// No character more than this many times in a row.
  case repetition(Int)
  /// No character more than this many times in all.
  case occurrences(Int)
  /// No more than this many characters of one kind in a row.
  case classRun(Int)
  /// At least this many words.
  case words(Int)
  /// None of these characters.
  case forbidden(ScalarSet)
  /// No characters but these.
  case allowed(ScalarSet)

  /// The order in which the search tries to leave rules out of a contradiction. Lengths come last, because they explain
  /// it best; lists come before them.
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
  var asksForCharacters: Bool {
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
