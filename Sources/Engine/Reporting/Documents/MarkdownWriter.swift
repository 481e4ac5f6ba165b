/// A writer of documents as Markdown (CommonMark 0.31, and the tables of GitHub).
package enum MarkdownWriter {
  /// Returns the text of a document.
  package static func text(of document: OutputDocument) -> String {
    document.blocks.compactMap(text).joined(separator: "\n")
  }

  private static func text(of block: OutputDocument.Block) -> String? {
    switch block {
    case .heading(let level, let text): String(repeating: "#", count: level) + " \(inline(text))\n"
    case .paragraph(let text, _): inline(text, startsLine: true) + "\n"
    case .note(let text): Markdown.line(text) + "\n"
    case .list(let list): lines(of: list.items)
    case .table(let table): text(of: table)
    case .chart, .gap: nil
    }
  }

  private static func lines(of items: [OutputDocument.Item], indent: String = "") -> String {
    items.map { item in
      var line = indent + "- " + (item.isMet.map { $0 ? "✓ " : "✗ " } ?? "")
      if let subject = item.subject { line += inline(subject, startsLine: item.isMet == nil) + ": " }
      line += inline(item.text, startsLine: item.subject == nil && item.isMet == nil)
      if !item.details.isEmpty { line += " (\(Markdown.escaped(item.details.joined(separator: "; "))))" }
      return line + "\n" + lines(of: item.items, indent: indent + "  ")
    }.joined()
  }

  private static func text(of table: OutputDocument.Table) -> String {
    let rule = table.columns.map { $0.isNumeric ? "--:" : "---" }.joined(separator: "|")
    return row(table.columns.map { Markdown.escaped($0.head) }) + "|\(rule)|\n"
      + table.rows.map { row($0.map { inline($0, lineBreak: "<br>") }) }.joined()
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func inline(_ text: StyledText, startsLine: Bool = false, lineBreak: String = " ") -> String {
    text.runs.enumerated().map { index, run in
      let escaped =
        startsLine && index == 0 ? Markdown.line(run.text) : Markdown.escaped(run.text, lineBreak: lineBreak)
      return switch run.style {
      case .password: Markdown.code(run.text)
      case .strong: "**\(escaped)**"
      case .deleted: "<del>\(escaped)</del>"
      case .plain, .lines, .name, .quote, .color, .language: escaped
      }
    }.joined()
  }
}
