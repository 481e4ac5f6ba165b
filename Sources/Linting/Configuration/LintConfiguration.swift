public import WatchwordDiagnostics
public import WatchwordLocalization

/// The configuration of a linter.
public struct LintConfiguration: Sendable {
  /// The ids of the only checks to run; `nil` for all.
  public let only: [ExactText]?
  /// The ids of checks not to run.
  public let except: [ExactText]
  /// The phrases whose values are known: the units of their messages must match these values.
  public let declared: [PhraseDeclaration]
  /// The phrases that every language must have a text for.
  public let demanded: [DemandedPhrases]

  /// Creates a configuration; by default, every check runs and no phrases are known.
  public init(
    only: [ExactText]? = nil, except: [ExactText] = [], declared: [PhraseDeclaration] = [],
    demanded: [DemandedPhrases] = []
  ) {
    self.only = only
    self.except = except
    self.declared = declared
    self.demanded = demanded
  }

  /// The ids in `only` and `except` that do not belong to any check, in the order in which they were given.
  public var unknownChecks: [ExactText] { ((only ?? []) + except).filter { Checks.named($0) == nil } }

  /// Whether no check is left to run, so that every catalogue would look clean.
  public var isEmpty: Bool { (only ?? Checks.all.map(\.id)).allSatisfy(except.contains) }

  /// Whether findings of `check` are reported.
  ///
  /// Checks for defects at which the reader stops are always on, even if `only` does not list them, because an unread
  /// file would otherwise look clean.
  func isOn(_ check: CheckDescription) -> Bool {
    if except.contains(check.id) { return false }
    guard let only else { return true }
    return check.endsReading || only.contains(check.id)
  }
}
