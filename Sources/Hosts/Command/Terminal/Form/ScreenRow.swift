import WatchwordLocalization
import WatchwordReporting

/// A row of the screen, composed of pieces in reading order.
struct ScreenRow {
  /// A piece of a row.
  struct Piece {
    let text: String
    var color: TerminalColor?
    /// The isolate that the text needs in a right-to-left form.
    var isolate = Isolate.none

    /// How the direction of the text is isolated from the text around it.
    enum Isolate: String {
      /// No isolation: a sign or a box has no direction.
      case none = ""
      /// A text in the language of the form.
      case rightToLeft = "\u{2067}"
      /// A text with its own direction, such as a name.
      case firstStrong = "\u{2068}"
    }

    static func sign(_ text: String, _ color: TerminalColor? = nil) -> Piece { Piece(text: text, color: color) }
    static func words(_ text: String, _ color: TerminalColor? = nil) -> Piece {
      Piece(text: text, color: color, isolate: .rightToLeft)
    }
    static func quoted(_ text: String, _ color: TerminalColor? = nil) -> Piece {
      Piece(text: text, color: color, isolate: .firstStrong)
    }
    static func gap(_ count: Int) -> Piece { Piece(text: String(repeating: " ", count: max(count, 0))) }

    var width: Int { CellWidth.of(text) }
  }

  var pieces: [Piece]
  /// The piece with the caret, and the caret's column in it.
  var caret: (piece: Int, column: Int)?

  init(_ pieces: Piece..., caret: (piece: Int, column: Int)? = nil) {
    self.pieces = pieces
    self.caret = caret
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  /// Returns the row as text for a terminal, and the column of the caret.
  ///
  /// In a right-to-left form, the row is aligned at the right edge and its pieces run from right to left. Terminals
  /// decide the order of the letters within a piece: most show letters in the order in which they arrive, and some
  /// (VTE, Konsole, mlterm) order them by the Unicode Bidirectional Algorithm, separately in each row. For the latter,
  /// every piece of words is a right-to-left isolate. Its full stop and its numbers then appear in the right order, and
  /// the row as a whole stays left-to-right even if the terminal detects the direction of the row, because isolates do
  /// not affect that detection. Other terminals display isolates without a cell.
  func drawn(
    in direction: TextDirection, columns: Int, isColored: Bool
  ) -> (text: String, caret: Int?) {
    let isMirrored = direction == .rightToLeft
    var text = ""
    var column = 0
    var caretColumn: Int?
    if isMirrored {
      column = max(columns - width, 0)
      text = String(repeating: " ", count: column)
    }
    let order = isMirrored ? Array(pieces.indices.reversed()) : Array(pieces.indices)
    for index in order {
      let piece = pieces[index]
      if let caret, caret.piece == index { caretColumn = column + caret.column }
      var shown = piece.text
      if isMirrored, piece.isolate != .none, !shown.isEmpty { shown = piece.isolate.rawValue + shown + "\u{2069}" }
      text += piece.color.map { $0.paint(shown, if: isColored) } ?? shown
      column += piece.width
    }
    if !isColored { text = Self.withoutTrailingSpaces(text) }
    return (text, caretColumn)
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
