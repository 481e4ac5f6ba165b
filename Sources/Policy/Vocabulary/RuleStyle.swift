public import WatchwordDiagnostics

/// A style of wording for rules.
public enum RuleStyle: UInt8, CaseIterable, Hashable, Sendable {
  /// A few words for a list under the field: "Min. 8 characters".
  case checklist
  /// A sentence without a full stop: "Use at least 8 characters".
  case requirement

  /// The last part of the ids of messages in this style.
  public var name: ExactText {
    switch self {
    case .checklist: "checklist"
    case .requirement: "requirement"
    }
  }
}
