/// What keeps a password from meeting a rule. It contains no part of the password.
public enum Shortfall: Hashable, Sendable {
  /// This many characters (of the rule's kind) are missing.
  case missing(Int)
  /// This many characters are too many.
  case excess(Int)
  /// The password contains something that the rule forbids.
  case present
}
