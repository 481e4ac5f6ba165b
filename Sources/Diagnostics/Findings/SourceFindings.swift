/// What there is to say about a text, as far as anybody would read it.
public struct SourceFindings: Sendable {
  /// The most findings that are kept of one text.
  public static let maximum = FindingList.maximum

  /// The findings, in the order in which they were made.
  public var diagnostics: [Diagnostic] { list.diagnostics }
  /// Whether no more are kept.
  public var isFull: Bool { list.isFull }
  private var list = FindingList()
  private let source: SourceText

  /// No findings yet about `source`.
  public init(in source: SourceText) { self.source = source }

  /// Adds a finding about the bytes in `range`, unless there are too many.
  public mutating func report(
    _ id: ExactText, _ range: Range<Int>, severity: Severity = .error, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    if isFull { return }
    list.append(diagnostic(id, range, severity: severity, unit: unit, message, help: help))
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
