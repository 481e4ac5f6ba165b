extension StatusFormat {
  /// A table with aligned columns; on a terminal, a bar shows the percentage.
  static let text = StatusFormat("text") { table, hasBars in
    let cells = [StatusTable.heads] + table.cells
    let widths = StatusTable.heads.indices.map { column in cells.map { $0[column].utf8.count }.max() ?? 0 }
    let bars = [nil] + (table.rows + [table.total]).map { Optional(bar($0.permille)) }
    return zip(cells, bars).map { row, bar in
      let line = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.utf8.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
      return line + (hasBars ? bar.map { "  " + $0 } ?? "" : "") + "\n"
    }.joined()
  }

  private static let width = 20

  private static func bar(_ permille: Int) -> String {
    let filled = permille * width / 1_000
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }
}
