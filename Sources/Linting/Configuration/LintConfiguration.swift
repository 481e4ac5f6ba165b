public import WatchwordDiagnostics
public import WatchwordLocalization

/// What a linter looks for.
public struct LintConfiguration: Sendable {
  /// The ids of the only checks that are on; `nil` for all.
  public let only: [ExactText]?
  /// The ids of checks that are off.
  public let except: [ExactText]
  /// The phrases whose messages are known: their units must fit the values that the phrases bring.
  public let declared: [PhraseDeclaration]
  /// The phrases that every language must have a text for.
  public let demanded: [DemandedPhrases]

  /// A configuration; by default every check is on and no phrases are known.
  public init(
    only: [ExactText]? = nil, except: [ExactText] = [], declared: [PhraseDeclaration] = [],
    demanded: [DemandedPhrases] = []
  ) {
    self.only = only
    self.except = except
    self.declared = declared
    self.demanded = demanded
  }

  /// The ids in `only` and `except` that no check has, in the order in which they were given.
  public var unknownChecks: [ExactText] { ((only ?? []) + except).filter { Checks.named($0) == nil } }

  /// Whether no check is left that was asked for, so that everything would look clean.
  public var isEmpty: Bool { (only ?? Checks.all.map(\.id)).allSatisfy(except.contains) }

  /// Whether findings of `check` are reported.
  ///
  /// A defect after which nothing is read stays on whatever `only` says, or an unread file would look clean.
  func isOn(_ check: CheckDescription) -> Bool {
    if except.contains(check.id) { return false }
    guard let only else { return true }
    return check.endsReading || only.contains(check.id)
  }
}
