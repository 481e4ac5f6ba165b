/// How a password stands to one rule.
public enum RuleState: Hashable, Sendable {
  /// The rule is met.
  case met
  /// The rule is not met, and this is what is missing.
  case unmet(Shortfall)
  /// Nobody can say here.
  case undetermined(Undetermined)

  /// The name in reports.
  public var name: String {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}

/// What keeps a password from meeting a rule; never a part of the password.
public enum Shortfall: Hashable, Sendable {
  /// This many characters (of the rule's kind) must still come.
  case missing(Int)
  /// This many characters are too many.
  case excess(Int)
  /// Something is there that may not be.
  case present

  /// The number of characters concerned, where it is one.
  public var count: Int? {
    switch self {
    case .missing(let count), .excess(let count): count
    case .present: nil
    }
  }
}

/// Why a rule cannot be judged.
public enum Undetermined: Hashable, Sendable {
  /// Only the server knows, as with the history of passwords.
  case serverOnly
  /// What the rule compares with was not given, such as the user id.
  case notGiven
  /// What the rule compares with is longer than is read (``AssessmentContext/maximumLength``).
  case tooLong
}
