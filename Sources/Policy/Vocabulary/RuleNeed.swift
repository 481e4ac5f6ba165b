/// Something besides the password that is needed to judge it.
public enum RuleNeed: UInt8, CaseIterable, Hashable, Sendable {
  /// The user's id, which the app provides.
  case userID
  /// The user's own words, which the app provides.
  case personalWords
  /// The current password, which the app provides.
  case currentPassword
  /// Something that only the server knows.
  case server

  /// The need in English, for the author of a policy: a clause in lower case.
  public var summary: String {
    switch self {
    case .userID: "needs the user's id"
    case .personalWords: "needs the user's words"
    case .currentPassword: "needs the current password"
    case .server: "only the server knows"
    }
  }
}
