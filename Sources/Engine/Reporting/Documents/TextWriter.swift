/// A writer of documents as lines for a terminal, aligned in columns.
package struct TextWriter {
  private let isColored: Bool
  private var output = ""

  /// Returns the text of a document, in colours if `isColored` is true.
  package static func text(of document: OutputDocument, isColored: Bool) -> String {
    var writer = TextWriter(isColored: isColored)
    for block in document.blocks { writer.write(block) }
    return writer.output
  }

  private mutating func write(_ block: OutputDocument.Block) {
    switch block {
    case .heading(_, let text):
      if !output.isEmpty { output += "\n" }
      output += TerminalColor.bold.paint(shown(text), if: isColored) + "\n"
    case .paragraph(let text, let indent): output += Self.spaces(indent) + shown(text) + "\n"
    case .note(let text): output += "  \(TerminalText.escaped(text))\n"
    case .list(let list): write(list.items, indent: list.indent, showsIDs: list.showsIDs)
    case .table(let table): write(table)
    case .chart: break
    case .gap: output += "\n"
    }
  }

  // MARK: Lists and tables

  /// Writes two columns if there are ids or subjects, with details below the texts, in parentheses.
  private mutating func write(_ items: [OutputDocument.Item], indent: Int, showsIDs: Bool = false) {
    let heads = items.map { showsIDs ? $0.id.map { "\($0)" } : $0.subject }
    let width = heads.compactMap { $0.map { self.width(of: $0) } }.max().map { $0 + 2 } ?? 0
    for (item, head) in zip(items, heads) {
      output += Self.spaces(indent) + (item.isMet.map { $0 ? "✓ " : "✗ " } ?? "")
      output += head.map { padded($0, to: width) } ?? ""
      output += shown(item.text) + "\n"
      let column = indent + (item.isMet == nil ? 0 : 2) + width
      for detail in item.details { output += Self.spaces(column) + "(\(TerminalText.escaped(detail)))\n" }
      write(item.items, indent: indent + 4)
    }
  }

  private mutating func write(_ table: OutputDocument.Table) {
    let heads = table.columns.map { StyledText($0.head) }
    let rows = (table.showsHeads ? [heads] : []) + table.rows
    let widths = table.columns.indices.map { column in
      max(table.columns[column].minimumWidth, rows.map { width(of: $0[column]) }.max() ?? 0)
    }
    for row in rows {
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row.indices.prefix(last + 1).map { column in
        if table.columns[column].isNumeric { return padded(row[column], to: widths[column], atStart: true) }
        return column == last ? shown(row[column]) : padded(row[column], to: widths[column])
      }
      output += Self.spaces(table.indent) + cells.joined(separator: "  ") + "\n"
    }
  }

  private func padded(_ text: StyledText, to width: Int, atStart: Bool = false) -> String {
    let gap = Self.spaces(width - self.width(of: text))
    return atStart ? gap + shown(text) : shown(text) + gap
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  // MARK: Runs

  private func width(of text: StyledText) -> Int {
    text.runs.reduce(0) { $0 + CellWidth.of(Self.escaped($1)) }
  }

  private func shown(_ text: StyledText) -> String {
    text.runs.map { run in
      let escaped = Self.escaped(run)
      return switch run.style {
      case .strong: TerminalColor.bold.paint(escaped, if: isColored)
      case .color(let color): color.paint(escaped, if: isColored)
      default: escaped
      }
    }.joined()
  }

  private static func escaped(_ run: StyledText.Run) -> String {
    switch run.style {
    case .name: TerminalScalar.shown(run.text)
    case .password:
      // Leading and trailing blanks would be invisible.
      run.text.hasPrefix(" ") || run.text.hasSuffix(" ")
        ? "\"\(TerminalScalar.shown(run.text))\"" : TerminalScalar.shown(run.text)
    case .lines: TerminalText.escaped(run.text, keepingLineBreaks: true)
    case .plain, .quote, .strong, .deleted, .color, .language: TerminalText.escaped(run.text)
    }
  }
}
