import WatchwordDiagnostics

extension StatusFormat {
  /// One JSON object of version 1, for programs.
  static let json = StatusFormat("json") { table, _ in
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.key("locales")
      writer.array { list in
        for row in table.rows {
          list.object { writer in
            writer.member("locale", orNull: row.locale.map { "\($0)" })
            write(row, to: &writer)
          }
        }
      }
      writer.key("total")
      writer.object { write(table.total, to: &$0) }
    }
    return writer.takeText() + "\n"
  }

  private static func write(_ row: StatusTable.Row, to writer: inout JSONWriter) {
    for (name, value) in row.numbers { writer.member(name, value) }
    writer.key("percent")
    writer.tenths(row.permille)
  }
}
