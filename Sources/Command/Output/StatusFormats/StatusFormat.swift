import ArgumentParser

/// A format of `watchword status`. Each format has its own file and an entry in ``all``.
struct StatusFormat: Sendable {
  /// Every format, in the order of the help.
  static let all: [StatusFormat] = [.text, .json, .markdown, .csv]

  /// The name on the command line.
  let id: String
  /// Writes the whole output, including the final line break. Bars are only for terminals.
  let text: @Sendable (_ table: StatusTable, _ hasBars: Bool) -> String

  /// Creates a format whose output `text` writes.
  init(_ id: String, text: @escaping @Sendable (_ table: StatusTable, _ hasBars: Bool) -> String) {
    self.id = id
    self.text = text
  }
}

extension StatusFormat: NamedArgument {
  static var choices: [StatusFormat] { all }
  var word: String { id }
}

extension StatusTable {
  /// The heads of the columns for people.
  static let heads = ["locale", "units", "translated", "to review", "left", "stale", "errors", "%"]

  /// The cells of the table, with a row for all languages if there are several.
  var cells: [[String]] {
    var all = rows.map { $0.cells(named: $0.name) }
    if rows.count > 1 { all.append(total.cells(named: "total")) }
    return all
  }
}

extension StatusTable.Row {
  fileprivate func cells(named name: String) -> [String] {
    [name] + numbers.dropFirst().map { String($0.value) } + [percent]
  }
}
