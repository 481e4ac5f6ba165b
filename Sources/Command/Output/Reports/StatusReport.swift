import WatchwordDiagnostics

/// A report on the translation progress of catalogues, as a table with a total row if there are several languages.
struct StatusReport: CommandOutput {
  let table: StatusTable
  /// Whether text output also shows each percentage as a bar.
  let hasBars: Bool

  static let formats: [OutputFormat<StatusReport>] = [.text, .json, .markdown, .csv]

  func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    document.add(.table(medium == .csv ? sheet : overview(hasBars: medium == .text && hasBars)))
    return document
  }

  /// The table for people.
  private func overview(hasBars: Bool) -> OutputDocument.Table {
    let heads = ["units", "translated", "to review", "left", "stale", "errors", "%"]
    let lines = table.rows.map { ($0.name, $0) } + (table.rows.count > 1 ? [("total", table.total)] : [])
    return OutputDocument.Table(
      columns: ["locale"] + heads.map { .number($0) } + (hasBars ? [""] : []),
      rows: lines.map { name, row in
        ["\(name)"] + row.numbers.dropFirst().map { "\($0.value)" } + ["\(row.percent)"]
          + (hasBars ? ["\(Self.bar(row.permille))"] : [])
      }, showsHeads: true)
  }

  /// The table for spreadsheets, without a total row.
  private var sheet: OutputDocument.Table {
    OutputDocument.Table(
      columns: ["locale"] + table.total.numbers.map { .number($0.name) } + ["percent"],
      rows: table.rows.map { row in
        ["\(row.locale.map { "\($0)" } ?? "")"] + row.numbers.map { "\($0.value)" } + ["\(row.percent)"]
      })
  }

  private static let width = 20

  private static func bar(_ permille: Int) -> String {
    let filled = permille * width / 1_000
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  var json: String {
    JSONWriter.object { writer in
      writer.member("locales", objects: table.rows) { row, writer in
        writer.member("locale", orNull: row.locale.map { "\($0)" })
        Self.write(row, to: &writer)
      }
      writer.key("total")
      writer.object { Self.write(table.total, to: &$0) }
    }
  }

  private static func write(_ row: StatusTable.Row, to writer: inout JSONWriter) {
    for (name, value) in row.numbers { writer.member(name, value) }
    writer.key("percent")
    writer.tenths(row.permille)
  }
}
