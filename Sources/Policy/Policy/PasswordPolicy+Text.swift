import WatchwordDiagnostics

extension PasswordPolicy {
  /// Reads a policy from text in any format.
  ///
  /// ```swift
  /// let policy = try PasswordPolicy(#"{"minL": 8, "minDg": 1}"#)
  /// ```
  ///
  /// - Throws: ``UnusablePolicy`` if there is any error in the text, or in a policy of `bases` that it extends. To use
  ///   a policy despite errors, see ``PolicyFormat/read(_:among:bases:)``.
  public init(_ text: String, bases: PolicyBases = .none) throws(UnusablePolicy) {
    try self.init(Array(text.utf8), bases: bases)
  }

  /// Reads a policy from the UTF-8 bytes of a text in any format.
  ///
  /// - Throws: ``UnusablePolicy`` if there is any error in the text.
  public init(_ bytes: some Sequence<UInt8>, bases: PolicyBases = .none) throws(UnusablePolicy) {
    let source = SourceText(name: "policy", bytes: Array(bytes))
    let reading = PolicyFormat.read(source, among: PolicyFormat.readers, bases: bases)
    guard reading.isSound, let document = reading.value else {
      throw UnusablePolicy(diagnostics: reading.diagnostics)
    }
    self = document.policy
  }
}
