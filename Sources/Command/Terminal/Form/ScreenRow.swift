import WatchwordLocalization
import WatchwordReporting

/// A row of the screen, put together from pieces in the reader's order.
struct ScreenRow {
  /// A piece of a row.
  struct Piece {
    let text: String
    var color: TerminalColor?
    /// The isolate that the text needs in a right-to-left form.
    var isolate = Isolate.none

    /// How text is kept from what stands beside it.
    enum Isolate: String {
      /// Not at all: a sign or a box has no direction.
      case none = ""
      /// It is of the form's language.
      case rightToLeft = "\u{2067}"
      /// It has its own direction, such as a name.
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

  /// The row as a terminal takes it, and the column of the caret.
  ///
  /// In a right-to-left form the row stands at the right edge and its pieces run from right to left. The order of the
  /// letters within a piece is the terminal's task: most show letters as they come, and some (VTE, Konsole, mlterm)
  /// order them by the Unicode Bidirectional Algorithm, each row by itself. For these every piece of words is a
  /// right-to-left isolate, so that its full stop and its numbers come to the right place, and the row as a whole
  /// remains left-to-right even where the terminal guesses the direction, which passes over isolates. Other terminals
  /// give isolates no cell.
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
