import WatchwordDiagnostics

/// Text of findings in formats that other programs show to people.
enum ReportText {
  /// The maximum number of code points of a text; some programs refuse longer ones. (libxml2, for example, reads at most
  /// 10 MB.)
  private static let maximum = 20_000

  /// The text on one line, without anything that could hide or reorder what it says; see ``TerminalScalar``.
  static func shown(_ text: String) -> String { TerminalScalar.shown(text.clipped(to: maximum)) }

  /// The text on one line; see ``shown(_:)-(String)``.
  static func shown(_ text: ExactText) -> String { shown(text.string) }
}

extension Diagnostic {
  /// The message and, as a second sentence, what to do; safe to show.
  var advice: String {
    ReportText.shown(message) + (help.map { ". \(ReportText.shown($0))" } ?? "")
  }

  /// Where the finding starts; lines and columns are at least 1.
  var place: SourcePosition {
    SourcePosition(line: max(span.start.line, 1), column: max(span.start.column, 1))
  }
}
