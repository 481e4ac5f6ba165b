public import WatchwordDiagnostics

/// Whether a password meets a policy.
public enum Verdict: Hashable, Sendable {
  /// Every rule is met.
  case met
  /// At least one rule is not met.
  case unmet
  /// No rule is unmet, but at least one cannot be judged on this device.
  case undetermined

  /// The name in reports.
  public var name: ExactText {
    switch self {
    case .met: "met"
    case .unmet: "unmet"
    case .undetermined: "undetermined"
    }
  }
}
