import WatchwordDiagnostics
import WatchwordLinting

extension DiffReport {
  /// The report for a terminal.
  func text(isColored: Bool) -> String {
    let style = Style(isColored: isColored)
    return files.map { file in
      let head = style.bold("\(TerminalText.escaped(file.name.string)): \(file.headline)") + "\n"
      guard file.kind == .changed else { return head }
      return head + file.comparison.changes.map { style.lines(of: $0) }.joined()
    }.joined(separator: "\n")
  }

  private struct Style {
    let isColored: Bool

    func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    func lines(of change: UnitChange) -> String {
      let language = change.language.map { " (\(Self.line($0)))" } ?? ""
      var lines = "\n  \(bold(Self.line(change.id)))\(language): \(change.headline)\n"
      lines += part("source", change.old?.source, change.new?.source, change)
      lines += part("translation", change.old?.translation, change.new?.translation, change)
      if change.old?.state != change.new?.state, change.old != nil, change.new != nil {
        lines += part("state", change.old?.state, change.new?.state, change)
      }
      return lines
    }

    /// The old and the new text, or the one that both have.
    private func part(_ name: String, _ old: ExactText?, _ new: ExactText?, _ change: UnitChange) -> String {
      guard change.old != nil, change.new != nil, old != new else {
        return (new ?? old).map { "    \(name): \(Self.line($0))\n" } ?? ""
      }
      return (old.map { marked("-", name, $0, 31) } ?? "") + (new.map { marked("+", name, $0, 32) } ?? "")
    }

    private func marked(_ sign: String, _ name: String, _ text: ExactText, _ color: Int) -> String {
      let line = "  \(sign) \(name): \(Self.line(text))"
      return isColored ? "\u{1B}[\(color)m\(line)\u{1B}[0m\n" : line + "\n"
    }

    /// The text on one line, with `\n` for line breaks.
    private static func line(_ text: ExactText) -> String {
      var line = ""
      for scalar in text.string.unicodeScalars {
        switch scalar {
        case "\n": line += "\\n"
        case "\t": line += "\\t"
        default: line.unicodeScalars.append(scalar)
        }
      }
      return TerminalText.escaped(line)
    }
  }
}
