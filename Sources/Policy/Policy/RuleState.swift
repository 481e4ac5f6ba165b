public import WatchwordDiagnostics

/// Whether a password meets one rule.
public enum RuleState: Hashable, Sendable {
  /// The rule is met.
  case met
  /// The rule is not met, for this reason.
  case unmet(Shortfall)
  /// The rule cannot be judged on this device, for this reason.
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
