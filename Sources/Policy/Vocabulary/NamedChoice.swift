import WatchwordDiagnostics

/// A choice that policies write as one of several names.
protocol NamedChoice: CaseIterable, Hashable, Sendable {
  /// The name in policies.
  var name: ExactText { get }
}

extension NamedChoice {
  /// The case with this name, or `nil`.
  init?(name: ExactText) {
    for candidate in Self.allCases where candidate.name == name {
      self = candidate
      return
    }
    return nil
  }
}
