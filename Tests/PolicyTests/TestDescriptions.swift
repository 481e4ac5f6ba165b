public import Testing
import WatchwordDiagnostics
public import WatchwordPolicy

extension RuleKind: CustomTestStringConvertible {
  public var testDescription: String { ids.map(\.string).joined(separator: ", ") }
}

extension RuleExample<PasswordRule>: CustomTestStringConvertible {
  public var testDescription: String { "\(rule.json) \(password.debugDescription)" }
}

extension PolicyFormat: CustomTestStringConvertible {
  public var testDescription: String { id.string }
}
