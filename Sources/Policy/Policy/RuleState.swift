public import WatchwordDiagnostics

/// How a password stands to one rule.
public enum RuleState: Hashable, Sendable {
  /// The rule is met.
  case met
  /// The rule is not met, and this is why.
  case unmet(Shortfall)
  /// The rule cannot be judged here, and this is why.
  case undetermined(Undetermined)

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}
