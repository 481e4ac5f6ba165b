public import WatchwordDiagnostics

/// The error for a text that contains no policy, or a policy with errors.
public struct UnusablePolicy: Error {
  /// The findings about the text, with their locations.
  public let diagnostics: [Diagnostic]
}

extension UnusablePolicy: CustomStringConvertible {
  /// The first error, such as `2:7: "min" is 0; expected a whole number from 1 to 1048576`.
  public var description: String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return "The policy cannot be used" }
    return "\(first.span.start.line):\(first.span.start.column): \(first.message)"
  }
}
