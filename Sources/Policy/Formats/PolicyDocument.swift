public import WatchwordDiagnostics

/// A policy as a file or a server gives it: the policy, its format, and what else that format says.
public struct PolicyDocument: Sendable {
  /// The policy.
  public let policy: PasswordPolicy
  /// The format in which it is written.
  public let format: PolicyFormat
  /// What the format says beside the policy; it is kept so that writing the same format gives it back.
  public let extras: [PolicyExtra]

  /// A policy in a format.
  public init(_ policy: PasswordPolicy, format: PolicyFormat, extras: [PolicyExtra] = []) {
    self.policy = policy
    self.format = format
    self.extras = extras
  }

  /// What the format says under `name`.
  public func extra(_ name: ExactText) -> PolicyExtra.Value? { extras.first { $0.name == name }?.value }
}
