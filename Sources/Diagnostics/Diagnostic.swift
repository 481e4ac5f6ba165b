/// One finding about a piece of content: what is wrong, exactly where, and what to do.
///
/// Wrong content is always described by diagnostics and never by a thrown error. A diagnostic never holds a typed
/// password or a part of one.
public struct Diagnostic: Hashable, Sendable {
  /// The stable kebab-case name of the defect, such as `missing-placeholder`.
  public let id: String
  /// How much the finding matters.
  public let severity: Severity
  /// The file as the user named it.
  public let file: String
  /// The stretch of the file that is wrong.
  public let span: SourceSpan
  /// The id of the translation unit or the policy rule concerned, where there is one.
  public let unit: String?
  /// What is wrong: one sentence with what was found and what was expected, without a final full stop.
  public let message: String
  /// What to do about it, where something helpful can be said.
  public let help: String?

  /// A finding with all its parts.
  public init(
    id: String, severity: Severity, file: String, span: SourceSpan, unit: String? = nil, message: String,
    help: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.span = span
    self.unit = unit
    self.message = message
    self.help = help
  }
}

extension Array where Element == Diagnostic {
  /// Whether any finding is an error.
  public var containsError: Bool { contains { $0.severity == .error } }
}
