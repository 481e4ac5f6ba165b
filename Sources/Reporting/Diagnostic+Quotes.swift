import WatchwordDiagnostics

extension Diagnostic {
  /// Whether the finding is about the file as a whole, so that no line of it says more.
  var isAboutFile: Bool { unit == nil && span.start == .start && span.end == .start }

  /// The texts of the unit with their labels, without those that `line` or the message quotes as a whole.
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
