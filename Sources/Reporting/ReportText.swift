import WatchwordDiagnostics

/// The texts of findings in formats that other programs display.
enum ReportText {
  /// The maximum number of code points of a text, because some programs reject longer ones (libxml2, for example, reads
  /// at most 10 MB).
  private static let maximum = 20_000

  /// Returns the text on one line, without characters that could hide or reorder parts of it; see ``TerminalScalar``.
  static func shown(_ text: String) -> String { TerminalScalar.shown(text.clipped(to: maximum)) }

  /// Returns the text on one line; see ``shown(_:)-(String)``.
  static func shown(_ text: ExactText) -> String { shown(text.string) }
}

extension Diagnostic {
  /// The message, followed by the help as a second sentence; safe to show.
  var advice: String {
    ReportText.shown(message) + (help.map { ". \(ReportText.shown($0))" } ?? "")
  }

  /// The start of the finding; line and column are at least 1.
  var place: SourcePosition {
    SourcePosition(line: max(span.start.line, 1), column: max(span.start.column, 1))
  }
}
