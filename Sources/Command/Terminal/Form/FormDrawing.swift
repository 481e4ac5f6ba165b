/// A rendered screen: its rows from top to bottom, and the caret.
struct FormDrawing: Equatable {
  /// The rows, as many as the terminal has.
  var rows: [String] = []
  /// The caret's row and column, counted from 0; `nil` if there is none.
  var caret: Place?

  struct Place: Equatable {
    var row: Int
    var column: Int
  }

  /// The bytes for the terminal: every row at its position, after that row is erased (ECMA-48: CUP, EL; DECTCEM).
  var bytes: String {
    var output = "\u{1B}[?25l"
    for (index, row) in rows.enumerated() {
      // Erased before, not after, because erasing after a full row would delete its last character.
      output += "\u{1B}[\(index + 1)H\u{1B}[K" + row
    }
    if let caret { output += "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h" }
    return output
  }
}
