/// Something besides the password that is needed to judge it.
public enum RuleNeed: UInt8, CaseIterable, Hashable, Sendable {
  /// The user's id, which the app provides.
  case userID
  /// The user's own words, which the app provides.
  case personalWords
  /// The current password, which the app provides.
  case currentPassword
  /// A function that says whether a password is known from a data breach, which the app provides.
  case breachedPasswords
  /// A function that estimates how hard a password is to guess, which the app provides.
  case strengthScore
  /// Something that only the server knows.
  case server

  /// The need in English, for the author of a policy: a clause in lower case.
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
