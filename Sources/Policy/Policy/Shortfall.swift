/// The reason why a password does not meet a rule. It contains no part of the password.
public enum Shortfall: Hashable, Sendable {
  /// This many characters (of the rule's kind) are missing.
  case missing(Int)
  /// The password has this many characters too many.
  case excess(Int)
  /// The password contains something that the rule forbids.
  case present
}
