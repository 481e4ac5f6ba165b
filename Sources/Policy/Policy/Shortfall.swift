/// What keeps a password from meeting a rule; never a part of the password.
public enum Shortfall: Hashable, Sendable {
  /// This many characters (of the rule's kind) must still come.
  case missing(Int)
  /// This many characters are too many.
  case excess(Int)
  /// Something is there that may not be.
  case present
}
