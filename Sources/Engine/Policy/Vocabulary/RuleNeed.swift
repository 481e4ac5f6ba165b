/// An input besides the password that a rule needs.
public enum RuleNeed: UInt8, CaseIterable, Hashable, Sendable {
  /// The user's id, which the app provides.
  case userID
  /// The user's own words, which the app provides.
  case personalWords
  /// The current password, which the app provides.
  case currentPassword
  /// A function, provided by the app, that checks whether a password is known from a data breach.
  case breachedPasswords
  /// A function, provided by the app, that estimates how hard a password is to guess.
  case strengthScore
  /// Information that only the server has.
  case server

  /// The need in English, for policy authors: a clause in lower case.
  public var summary: String {
    switch self {
    case .userID: "needs the user's id"
    case .personalWords: "needs the user's words"
    case .currentPassword: "needs the current password"
    case .breachedPasswords: "needs a list of breached passwords"
    case .strengthScore: "needs an estimate of the strength"
    case .server: "only the server knows"
    }
  }
}

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
  /// Compares the password with lists of passwords.
  case blocklist
  /// Compares the password with words about the user or the service.
  case context
  /// Compares the password with earlier passwords.
  case earlier
  /// Restricts when passwords must or may be changed.
  case age
  /// Requires an estimated strength, which does not depend on kinds of characters.
  case strength
  /// A function of an app, whose effect is unknown.
  case unknown
}
