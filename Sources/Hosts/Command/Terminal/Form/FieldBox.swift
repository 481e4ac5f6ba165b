import WatchwordLocalization
import WatchwordReporting

/// The visible part of a field's text, with the caret.
///
/// A password is shown from left to right in every language: it is a sequence of characters, not a text of the
/// language, and the arrow keys move in the directions that they show.
struct FieldBox {
  /// The text, exactly as wide as the box.
  let text: String
  /// The caret's column in the text.
  let caret: Int

  /// Creates the box with the cells of `editor` around its caret.
  init(_ editor: LineEditor, isRevealed: Bool, columns: Int) {
    let cell: (Character) -> String = { isRevealed ? Self.shown($0) : "•" }
    // The caret needs a cell at the end.
    var left: [String] = []
    var width = 0
    for character in editor.before.reversed() {
      let text = cell(character)
      let next = CellWidth.of(text)
      guard width + next < columns else {
        Self.markCut(&left, &width)
        break
      }
      left.append(text)
      width += next
    }
    caret = width
    var right = ""
    for character in editor.after {
      let text = cell(character)
      let next = CellWidth.of(text)
      guard width + next <= columns else { break }
      right += text
      width += next
    }
    text = left.reversed().joined() + right + String(repeating: " ", count: max(columns - width, 0))
  }

  /// Marks the left edge as truncated.
  private static func markCut(_ left: inout [String], _ width: inout Int) {
    guard let last = left.popLast() else { return }
    width += 1 - CellWidth.of(last)
    left.append("…")
  }

  /// Returns a revealed character, without control characters. A combining mark without a base is shown on a space.
  private static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars.prefix(maximumScalars)
    let text = scalars.reduce(into: "") { $0 += TerminalScalar.shown($1).text }
    return CellWidth.of(text) > 0 ? text : " " + text
  }

  /// The maximum number of code points of a character that are drawn; no real character has more.
  private static let maximumScalars = 16
}
