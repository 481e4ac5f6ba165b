public import Testing
import WatchwordDiagnostics
public import WatchwordPolicy

extension RuleKind: CustomTestStringConvertible {
  /// What a test's report calls it.
  public var testDescription: String { ids.map(\.string).joined(separator: ", ") }
}

extension RuleExample<PasswordRule>: CustomTestStringConvertible {
  /// What a test's report calls it.
  public var testDescription: String { "\(rule.json) \(password.debugDescription)" }
}

extension PolicyFormat: CustomTestStringConvertible {
  /// What a test's report calls it.
  public var testDescription: String { id.string }
}
