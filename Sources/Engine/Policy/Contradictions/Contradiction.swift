import WatchwordBasics

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
    /// Changes of passwords: the rules on their age exclude each other, whatever the password.
    case changes
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
    case .changes: "No password can be changed before it expires: " + reason
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
  ///
  /// If passwords expire no later than they can be changed, no password excludes the rules, but every user is locked out.
  public var contradictions: [Contradiction] {
    var search = ContradictionSearch(rules.map { $0.constraint })
    return search.contradictions() + [contradictionOfAges].compactMap { $0 }
  }

  /// The contradiction between the earliest expiry and the latest minimum age, if there is one.
  private var contradictionOfAges: Contradiction? {
    var expiry: (index: Int, days: Int)?
    var minimum: (index: Int, rule: MinimumAgeRule)?
    for (index, rule) in rules.enumerated() {
      switch rule {
      case .expiry(let rule) where rule.days < expiry?.days ?? .max: expiry = (index, rule.days)
      case .minimumAge(let rule) where rule.inMinutes > minimum?.rule.inMinutes ?? 0: minimum = (index, rule)
      default: break
      }
    }
    guard let expiry, let minimum, Int64(expiry.days) &* Int64(AgeUnit.days.minutes) <= minimum.rule.inMinutes else {
      return nil
    }
    let days = expiry.days == 1 ? "1 day" : "\(expiry.days) days"
    return Contradiction(
      ruleIndices: [expiry.index, minimum.index], scope: .changes,
      reason: "it expires after \(days), but cannot be changed before it is \(minimum.rule.words) old")
  }
}

extension MinimumAgeRule {
  /// The age in minutes; a product of 64 bits, because one of 32 bits could overflow.
  fileprivate var inMinutes: Int64 { Int64(age) &* Int64(unit.minutes) }

  /// The age in words, such as "12 hours".
  fileprivate var words: String {
    age == 1 ? "1 \(unit.name.string.dropLast())" : "\(age) \(unit.name)"
  }
}
