/// Rules of a policy that no password can meet together.
public struct Contradiction: Hashable, Sendable {
  /// For which passwords the rules exclude each other.
  public enum Scope: Hashable, Sendable {
    /// For all of them.
    case allPasswords
    /// For all but the empty one.
    case allButTheEmptyPassword
    /// For those of ASCII characters: one with characters of another script could meet the rules.
    case asciiPasswords
  }

  /// The indices in ``PasswordPolicy/rules`` of the rules concerned; the first is the one to change.
  ///
  /// Each of them is needed: without it the others can be met.
  public let ruleIndices: [Int]
  /// For which passwords this holds.
  public let scope: Scope
  /// Why: a clause without a final full stop.
  public let reason: String

  /// What is wrong: one sentence without a final full stop.
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
  /// What is found is true of every password. Where no rule lists the allowed characters, passwords of ASCII characters
  /// and of characters that some rule lists are also looked at by themselves, since they are what every keyboard has: a
  /// policy that forbids 0 to 9 and asks for a digit is contradictory, though some other script's digits would pass.
  /// ``Contradiction/scope`` tells. Rules on words and sequences are left out, and so are the lengths of characters in
  /// bytes, code units and grapheme clusters.
  public var contradictions: [Contradiction] {
    var search = ContradictionSearch(rules.map { $0.demand })
    return search.contradictions()
  }
}
