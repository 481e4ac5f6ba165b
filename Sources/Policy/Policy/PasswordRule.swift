/// One rule of a policy, with a case for every kind of rule.
public enum PasswordRule: Hashable, Sendable {
  case length(LengthRule)
  case characterCount(CharacterCountRule)
  case classes(ClassesRule)
  case forbiddenCharacters(ForbiddenCharactersRule)
  case allowedCharacters(AllowedCharactersRule)
  case pattern(PatternRule)
  case repetition(RepetitionRule)
  case sequence(SequenceRule)
  case userID(UserIDRule)
  case personalWords(PersonalWordsRule)
  case commonPassword(CommonPasswordRule)
  case distinctCharacters(DistinctCharactersRule)
  case edgeWhiteSpace(EdgeWhiteSpaceRule)
  case differentFromCurrent(DifferentFromCurrentRule)
  case history(HistoryRule)

  /// Passes the rule to `visitor` with its own type.
  @inline(__always)
  func accept<V: RuleVisitor>(_ visitor: V) -> V.Result {
    switch self {
    case .length(let rule): visitor.visit(rule)
    case .characterCount(let rule): visitor.visit(rule)
    case .classes(let rule): visitor.visit(rule)
    case .forbiddenCharacters(let rule): visitor.visit(rule)
    case .allowedCharacters(let rule): visitor.visit(rule)
    case .pattern(let rule): visitor.visit(rule)
    case .repetition(let rule): visitor.visit(rule)
    case .sequence(let rule): visitor.visit(rule)
    case .userID(let rule): visitor.visit(rule)
    case .personalWords(let rule): visitor.visit(rule)
    case .commonPassword(let rule): visitor.visit(rule)
    case .distinctCharacters(let rule): visitor.visit(rule)
    case .edgeWhiteSpace(let rule): visitor.visit(rule)
    case .differentFromCurrent(let rule): visitor.visit(rule)
    case .history(let rule): visitor.visit(rule)
    }
  }
}
