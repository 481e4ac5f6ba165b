extension StatusFormat {
  /// A table in Markdown, for pull requests and wikis.
  static let markdown = StatusFormat("markdown") { table, _ in
    let rule = StatusTable.heads.indices.map { $0 == 0 ? "---" : "--:" }
    return ([StatusTable.heads, rule] + table.cells).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
