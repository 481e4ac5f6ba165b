/// Rules of a policy that no password can meet together.
public struct Contradiction: Hashable, Sendable {
  /// The passwords for which the rules exclude each other.
  public enum Scope: Hashable, Sendable {
    /// For all of them.
    case allPasswords
    /// For all but the empty one.
    case allButTheEmptyPassword
    /// For passwords of ASCII characters; one with characters of another script could meet the rules.
    case asciiPasswords
  }

  /// The indices in ``PasswordPolicy/rules`` of the rules concerned; the first is the one to change.
  ///
  /// Each of them is needed: without it the others can be met.
  public let ruleIndices: [Int]
  /// For which passwords this holds.
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
  /// The reasons why no password can meet the policy; none are found for most policies.
  ///
  /// A contradiction holds for every password in its ``Contradiction/scope``. If no rule lists the allowed characters,
  /// passwords of ASCII and listed characters are also considered separately, because every keyboard has them: a policy
  /// that forbids 0 to 9 and asks for a digit is contradictory, although digits of other scripts would be accepted.
  /// Rules on words and sequences are ignored, and so are the lengths of characters in bytes, code units and grapheme
  /// clusters.
  public var contradictions: [Contradiction] {
    var search = ContradictionSearch(rules.map { $0.demand })
    return search.contradictions()
  }
}
