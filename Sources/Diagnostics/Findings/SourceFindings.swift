/// Findings about a text, by the places of its bytes.
public struct SourceFindings: Sendable {
  /// The findings, in the order in which they were made; see ``FindingList`` for how many are kept.
  public var diagnostics: [Diagnostic] { findings.diagnostics }
  /// Whether no more are kept.
  public var isFull: Bool { findings.isFull }

  private var findings = FindingList()
  private let source: SourceText

  /// No findings yet about `source`.
  public init(in source: SourceText) { self.source = source }

  /// Adds a finding about the bytes in `range`.
  public mutating func report(
    _ id: ExactText, _ range: Range<Int>, severity: Severity = .error, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    if isFull { return }
    findings.append(diagnostic(id, range, severity: severity, unit: unit, message, help: help))
  }

  /// The finding about the bytes in `range`, without adding it.
  public func diagnostic(
    _ id: ExactText, _ range: Range<Int>, severity: Severity = .error, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, file: source.name, span: source.span(of: range), unit: unit, message: message,
      help: help)
  }
}
