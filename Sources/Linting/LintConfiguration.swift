import WatchwordDiagnostics
public import WatchwordPolicy

/// What a linter looks for.
public struct LintConfiguration: Sendable {
  /// The ids of the only checks that are on; nothing for all.
  public let only: [String]?
  /// The ids of checks that are off.
  public let except: [String]
  /// The policies whose texts every catalogue must have.
  public let policies: [NamedPolicy]

  /// A configuration; by default every check is on.
  public init(only: [String]? = nil, except: [String] = [], policies: [NamedPolicy] = []) {
    self.only = only
    self.except = except
    self.policies = policies
  }

  /// The ids in `only` and `except` that no check has, in the order in which they were given.
  public var unknownChecks: [String] {
    ((only ?? []) + except).filter { id in !Checks.types.contains { $0.id.isSame(as: id) } }
  }

  /// Whether no check is left that was asked for, so that everything would look clean.
  public var isEmpty: Bool {
    let wanted = only ?? Checks.types.map { $0.id }
    return wanted.allSatisfy { id in except.contains { $0.isSame(as: id) } }
  }

  /// Whether findings of `check` are reported.
  ///
  /// A defect behind which nothing is read stays on whatever `only` says, or an unread file would look clean.
  func isOn(_ check: any Check.Type) -> Bool {
    if except.contains(where: { $0.isSame(as: check.id) }) { return false }
    guard let only else { return true }
    if let reader = check as? any ReaderCheck.Type, reader.endsReading { return true }
    return only.contains { $0.isSame(as: check.id) }
  }
}

/// A policy and what findings call it.
public struct NamedPolicy: Sendable {
  /// The name, such as `strong`.
  public let name: String
  /// The policy.
  public let policy: PasswordPolicy

  /// A policy under this name.
  public init(name: String, policy: PasswordPolicy) {
    self.name = name
    self.policy = policy
  }
}
