extension [Finding] {
  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int { count { $0.severity == severity } }

  /// The same findings: errors first, then warnings, then infos.
  public var errorsFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}
