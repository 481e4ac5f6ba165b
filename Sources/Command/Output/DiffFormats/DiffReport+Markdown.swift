import WatchwordDiagnostics
import WatchwordLinting

extension DiffReport {
  /// The report as Markdown: a table for each file.
  var markdown: String {
    files.map { file in
      let head = "## \(Self.cell(file.name))\n\n\(file.headline)\n"
      guard file.kind == .changed else { return head }
      let rows = file.comparison.changes.map { change in
        let cells = [
          Self.cell(change.id) + (change.language.map { " (\(Self.cell($0)))" } ?? ""), change.headline,
          Self.cell(change.old?.source, change.new?.source, change),
          Self.cell(change.old?.translation, change.new?.translation, change),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
      }
      return head + "\n| Unit | What | Source | Translation |\n|---|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// The old text, struck through, and the new one; or the one that both have.
  private static func cell(_ old: ExactText?, _ new: ExactText?, _ change: UnitChange) -> String {
    guard change.old != nil, change.new != nil, old != new else { return (new ?? old).map { cell($0) } ?? "" }
    let parts = [old.map { "<del>\(cell($0))</del>" }, new.map { cell($0) }]
    return parts.compactMap { $0 }.joined(separator: "<br>")
  }

  /// The text on one line of a table, with the characters escaped that CommonMark (section 2.4) or GitHub's tables would
  /// read as markup.
  private static func cell(_ text: ExactText) -> String {
    var output = ""
    for scalar in FileText.escaped(text.string).unicodeScalars {
      if #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
      if scalar == "\n" {
        output += "<br>"
      } else {
        output.unicodeScalars.append(scalar == "\t" ? " " : scalar)
      }
    }
    return output
  }
}
