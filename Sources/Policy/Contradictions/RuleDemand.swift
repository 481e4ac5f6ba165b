/// What a rule asks for that other rules can make impossible: the search for contradictions knows rules by this alone.
enum RuleDemand {
  /// Bounds on the length.
  case length(LengthRule)
  /// Characters of a class.
  case count(CharacterCountRule)
  /// Characters of several classes.
  case classes(ClassesRule)
  /// So many different characters.
  case distinct(Int)
  /// No character more often in a row than this.
  case repetition(Int)
  /// None of these characters.
  case forbidden(ScalarSet)
  /// No characters but these.
  case allowed(ScalarSet)

  /// The order in which rules are tried for being left out of a contradiction: what remains is best explained by lengths,
  /// then by lists.
  var rank: Int {
    switch self {
    case .repetition: 0
    case .distinct: 1
    case .classes: 2
    case .count: 3
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
    case .distinct(let minimum): minimum > 0
    case .repetition, .forbidden, .allowed: false
    }
  }

  /// The characters that the rule tells from all others by naming them, if it does.
  var listedCharacters: ScalarSet? {
    switch self {
    case .count(let rule): rule.characters == nil ? nil : rule.set
    case .forbidden(let set), .allowed(let set): set
    case .length, .classes, .distinct, .repetition: nil
    }
  }
}
