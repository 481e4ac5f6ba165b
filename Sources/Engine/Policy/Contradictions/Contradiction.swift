/// Rules of a policy that no password can meet at the same time.
public struct Contradiction: Hashable, Sendable {
  /// The passwords for which the rules exclude each other.
  public enum Scope: Hashable, Sendable {
    /// All passwords.
    case allPasswords
    /// All passwords except the empty one.
    case allButTheEmptyPassword
    /// Passwords of ASCII characters; a password with characters of another script could meet the rules.
    case asciiPasswords
  }

  /// The indices in ``PasswordPolicy/rules`` of the conflicting rules; the first is the one to change.
  ///
  /// Each of them is necessary: without it, the others can be met.
  public let ruleIndices: [Int]
  /// The passwords for which the rules exclude each other.
  public let scope: Scope
  /// The reason, as a clause without a full stop.
  public let reason: String

  /// The message: one sentence without a full stop.
  public var message: String {
    switch scope {
    case .allPasswords: "No password can meet this policy: " + reason
    case .allButTheEmptyPassword: "Only the empty password can meet this policy: " + reason
    case .asciiPasswords: "No password of ASCII characters can meet this policy: " + reason
    }
  }
}

extension PasswordPolicy {
  /// The reasons why no password can meet the policy; empty for most policies.
  ///
  /// A contradiction holds for every password in its ``Contradiction/scope``. If no rule lists the allowed characters,
  /// passwords of ASCII and listed characters are also considered separately, because every keyboard has them: a policy
  /// that forbids 0 to 9 and requires a digit is contradictory, although digits of other scripts would be accepted.
  /// Rules on words and sequences are ignored, and so is the number of bytes, code units or grapheme clusters that a
  /// character takes.
  public var contradictions: [Contradiction] {
    var search = ContradictionSearch(rules.map { $0.constraint })
    return search.contradictions()
  }
}
