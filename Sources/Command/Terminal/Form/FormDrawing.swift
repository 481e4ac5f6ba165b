/// A screen as it is drawn: its rows from top to bottom, and the caret.
struct FormDrawing: Equatable {
  /// The rows, at most as many as the terminal has.
  var rows: [String] = []
  /// The caret's row and column, counted from 0; `nil` if there is none.
  var caret: Place?

  struct Place: Equatable {
    var row: Int
    var column: Int
  }

  /// Whether the rows fill the terminal.
  var isFull = false

  /// What the terminal is sent: every row in its place, and nothing else on the screen (ECMA-48: CUP, EL, ED; DECTCEM).
  var bytes: String {
    var output = "\u{1B}[?25l\u{1B}[H"
    for (index, row) in rows.enumerated() {
      if index > 0 { output += "\r\n" }
      // Erased before and not after, where a full row would lose its last character.
      output += "\u{1B}[K" + row
    }
    if !isFull { output += "\r\n\u{1B}[J" }
    if let caret { output += "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h" }
    return output
  }
}
