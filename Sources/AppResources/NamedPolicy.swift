public import WatchwordPolicy

/// A policy with the name that apps call it by.
public struct NamedPolicy: Hashable, Sendable {
  /// The name, such as `strong`.
  public let name: String
  /// The policy.
  public let policy: PasswordPolicy

  /// A policy called `name`.
  public init(_ policy: PasswordPolicy, called name: String) {
    self.name = name
    self.policy = policy
  }
}
