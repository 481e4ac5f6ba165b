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
  /// It says when passwords must or may be changed.
  case age
  /// It asks for an estimated strength, which says nothing about kinds of characters.
  case strength
}

extension PasswordRule {
  /// What the rule does to passwords.
  var effect: RuleEffect {
    switch self {
    case .length: .length
    case .characterCount, .classes, .repetition, .sequence, .distinctCharacters, .occurrences, .classRun, .palindrome,
      .numberRange, .dates, .passphraseWords, .requiredPattern, .forbiddenPattern:
      .composition
    case .forbiddenCharacters, .allowedCharacters, .whiteSpace: .characters
    case .edgeWhiteSpace: .edges
    case .commonPassword, .breachedPassword: .blocklist
    case .userID, .personalWords, .dictionaryWords, .similarity: .context
    case .differentFromCurrent, .changedCharacters, .variationOfCurrent, .history: .earlier
    case .expiry, .minimumAge: .age
    case .strength: .strength
    }
  }
}
