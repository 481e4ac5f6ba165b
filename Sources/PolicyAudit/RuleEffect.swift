import WatchwordPolicy

/// What a rule does to passwords, as far as standards distinguish it.
enum RuleEffect: Hashable {
  /// It bounds the length.
  case length
  /// It asks for kinds of characters, or for an arrangement of them.
  case composition
  /// It keeps characters out.
  case characters
  /// It rejects blanks at an end, which standards allow.
  case edges
  /// It compares with lists of passwords.
  case blocklist
  /// It compares with words about the user or the service.
  case context
  /// It compares with earlier passwords.
  case earlier
}

extension PasswordRule {
  /// What the rule does to passwords.
  var effect: RuleEffect {
    switch self {
    case .length: .length
    case .characterCount, .classes, .repetition, .sequence, .distinctCharacters: .composition
    case .forbiddenCharacters, .allowedCharacters: .characters
    case .edgeWhiteSpace: .edges
    case .commonPassword: .blocklist
    case .userID, .personalWords: .context
    case .differentFromCurrent, .history: .earlier
    }
  }
}
