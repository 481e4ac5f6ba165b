package import WatchwordPolicy

/// A policy with its name in apps.
package struct NamedPolicy: Hashable, Sendable {
  /// The name, such as `strong`.
  package let name: String
  /// The policy.
  package let policy: PasswordPolicy

  /// Creates a policy called `name`.
  package init(_ policy: PasswordPolicy, called name: String) {
    self.name = name
    self.policy = policy
  }
}
