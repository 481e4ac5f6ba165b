/// What a rule does to passwords, as far as standards distinguish it.
package enum RuleEffect: Hashable, Sendable {
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
  /// It is a function of an app, of which nothing is known.
  case unknown
}
