extension StatusFormat {
  /// One row per language, for spreadsheets, without a row for all of them.
  static let csv = StatusFormat("csv") { table, _ in
    let names = table.total.numbers.map(\.name)
    return CSV.row(["locale"] + names + ["percent"])
      + table.rows.map { row in
        CSV.row([row.locale.map { "\($0)" } ?? ""] + row.numbers.map { String($0.value) } + [row.percent])
      }.joined()
  }
}
