/// Comma-separated values (RFC 4180) that a spreadsheet can open.
package enum CSV {
  /// Returns the tables of a document.
  package static func text(of document: OutputDocument) -> String {
    document.blocks.map { block in
      guard case .table(let table) = block else { return "" }
      return row(table.columns.map { $0.head }) + table.rows.map { row($0.map { $0.plain }) }.joined()
    }.joined()
  }

  /// Returns a row with its line break.
  package static func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  /// Returns a text as a cell.
  ///
  /// If a spreadsheet could run the text as a formula, an apostrophe precedes it, so that the spreadsheet treats it as
  /// text (OWASP, "CSV Injection"). To restore the text, a program removes one apostrophe if ``isFormula(_:)`` is true
  /// for the rest.
  private static func cell(_ text: String) -> String {
    let text = FileText.escaped(text)
    if isFormula(text) { return quoted("'" + text) }
    let isPlain = text.utf8.allSatisfy { ![0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    return isPlain ? text : quoted(text)
  }

  /// Whether a spreadsheet could interpret the text as a formula: after apostrophes and white space it begins with `=`,
  /// `+`, `-` or `@`, in their usual or full-width forms, or after apostrophes alone with a tab or a line break.
  ///
  /// Apostrophes are skipped, so that different texts never become the same cell.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" }) {
    case "\t", "\n", "\r": return true
    default: break
    }
    switch text.unicodeScalars.first(where: { $0 != "'" && !$0.properties.isWhitespace }) {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠": return true
    default: return false
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\"" }
}
