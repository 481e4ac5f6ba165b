public import Testing
import WatchwordBasics
public import WatchwordPolicy

extension RuleKind: CustomTestStringConvertible {
  /// Its name in a test's report.
  public var testDescription: String { ids.map(\.string).joined(separator: ", ") }
}

extension RuleExample<PasswordRule>: CustomTestStringConvertible {
  /// Its name in a test's report.
  public var testDescription: String { "\(rule.json) \(password.debugDescription)" }
}

extension PolicyFormat: CustomTestStringConvertible {
  /// Its name in a test's report.
  public var testDescription: String { id.string }
}
