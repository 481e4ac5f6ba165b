import WatchwordDiagnostics

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
