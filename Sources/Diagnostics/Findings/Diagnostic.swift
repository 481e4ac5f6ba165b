/// One finding about a piece of content: what is wrong, exactly where, and what to do.
///
/// Wrong content is always described by diagnostics and never by a thrown error. A diagnostic never holds a typed
/// password or a part of one.
public struct Diagnostic: Sendable {
  /// The stable kebab-case name of the defect, such as `missing-placeholder`.
  public let id: ExactText
  /// How much the finding matters.
  public let severity: Severity
  /// The file as the user named it.
  public let file: ExactText
  /// The span of the file that is wrong.
  public let span: SourceSpan
  /// The id of the translation unit or the policy rule concerned, where there is one.
  public let unit: ExactText?
  /// What is wrong: what was found and what was expected, with a capital first and without a final full stop.
  public let message: String
  /// What to do about it, where something helpful can be said.
  public let help: String?
  /// A change of the file that fixes the defect, where one is known.
  public let fix: Fix?

  /// A finding with all its parts.
  public init(
    id: ExactText, severity: Severity, file: ExactText, span: SourceSpan, unit: ExactText? = nil, message: String,
    help: String? = nil, fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.span = span
    self.unit = unit
    self.message = message
    self.help = help
    self.fix = fix
  }
}

extension Array where Element == Diagnostic {
  /// Whether any finding is an error.
  public var containsError: Bool { contains { $0.severity == .error } }
}
