public import WatchwordDiagnostics

extension PasswordPolicy {
  /// The policy that a text of any format holds.
  ///
  /// ```swift
  /// let policy = try PasswordPolicy(#"{"minL": 8, "minDg": 1}"#)
  /// ```
  ///
  /// - Throws: ``UnusablePolicy`` where anything in the text is an error; for a policy as far as it can be read, see
  ///   ``PolicyFormat/read(_:among:)``.
  public init(_ text: String) throws(UnusablePolicy) { try self.init(Array(text.utf8)) }

  /// The policy that the bytes of a text of any format hold, in UTF-8.
  ///
  /// - Throws: ``UnusablePolicy`` where anything in the text is an error.
  public init(_ bytes: some Sequence<UInt8>) throws(UnusablePolicy) {
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: Array(bytes)))
    guard reading.isSound, let document = reading.value else {
      throw UnusablePolicy(diagnostics: reading.diagnostics)
    }
    self = document.policy
  }
}

/// A text that holds no policy, or one with errors in it.
public struct UnusablePolicy: Error {
  /// What is wrong, and where.
  public let diagnostics: [Diagnostic]
}

extension UnusablePolicy: CustomStringConvertible {
  /// The first error: `2:7: "min" is 0; expected a whole number from 1 to 1048576`.
  public var description: String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return "The policy cannot be used" }
    return "\(first.span.start.line):\(first.span.start.column): \(first.message)"
  }
}
