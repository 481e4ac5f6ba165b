/// The effect of a rule on passwords, in the categories that standards distinguish.
package enum RuleEffect: Hashable, Sendable {
  /// Bounds the length.
  case length
  /// Requires kinds of characters, or an arrangement of them.
  case composition
  /// Forbids characters.
  case characters
  /// Rejects white space at either end, which standards allow.
  case edges
  /// Compares with lists of passwords.
  case blocklist
  /// Compares with words about the user or the service.
  case context
  /// Compares with earlier passwords.
  case earlier
  /// Restricts when passwords must or may be changed.
  case age
  /// Requires an estimated strength, which does not depend on kinds of characters.
  case strength
  /// A function of an app, whose effect is unknown.
  case unknown
}
