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
}
