import WatchwordDiagnostics

extension Diagnostic {
  /// Whether the finding concerns the whole file, so that quoting a line does not help.
  var isAboutFile: Bool { unit == nil && span.start == .start && span.end == .start }

  /// Returns the labelled texts of the unit, except those that `line` or the message quotes in full.
  func quotes(besides line: String) -> [(label: String, text: ExactText)] {
    guard let texts else { return [] }
    let quoted = Array(line.utf8) + [0] + Array(TerminalScalar.shown(message).utf8)
    func isNew(_ text: ExactText) -> Bool {
      !text.isEmpty && !quoted.contains(run: TerminalScalar.shown(text.string).utf8)
    }
    return [("source", texts.source), ("target", texts.target)]
      .compactMap { label, text in text.flatMap { isNew($0) ? (label, $0) : nil } } + texts.notes.map { ("note", $0) }
  }
}
