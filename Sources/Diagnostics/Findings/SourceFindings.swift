/// What there is to say about a text, as far as anybody would read it.
///
/// A hostile text can hold a hundred thousand defects: those behind the first ``maximum`` are left out, and one last
/// finding says so.
public struct SourceFindings: Sendable {
  /// The most findings that are kept of one text.
  public static let maximum = 1000

  /// The findings, in the order in which they were made.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether no more are kept.
  public private(set) var isFull = false
  private let source: SourceText

  /// No findings yet about `source`.
  public init(in source: SourceText) { self.source = source }

  /// Adds a finding about the bytes in `range`.
  public mutating func report(
    _ id: ExactText, _ range: Range<Int>, severity: Severity = .error, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    if diagnostics.count < Self.maximum {
      diagnostics.append(diagnostic(id, range, severity: severity, unit: unit, message, help: help))
    } else if !isFull {
      isFull = true
      diagnostics.append(
        diagnostic(
          "limit-exceeded", range, "There are more than \(Self.maximum) findings; the rest are left out",
          help: "Correct the first ones, or check whether this is the right file"))
    }
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
