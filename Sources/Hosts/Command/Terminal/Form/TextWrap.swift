import WatchwordLocalization
import WatchwordReporting

/// Line breaking for a terminal.
enum TextWrap {
  /// Returns the lines of `text`, each at most `columns` cells wide if every character fits.
  ///
  /// Lines break at spaces and between East Asian characters; a word that is wider than a line breaks anywhere.
  /// Isolates that are open at a line break are closed there and reopened on the next line, because a terminal orders
  /// each line separately.
  static func lines(_ text: String, columns: Int) -> [String] {
    let safe = TerminalText.escaped(text, keepingLineBreaks: true)
    var lines: [String] = []
    for paragraph in safe.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = Line(columns: max(columns, 1))
      for piece in pieces(of: paragraph) { line.add(piece) }
      lines += line.finished()
    }
    return balanced(lines)
  }

  /// Returns the text in one line of at most `columns` cells, with an ellipsis if its end does not fit.
  static func clipped(_ text: String, columns: Int) -> String {
    let safe = TerminalText.escaped(text)
    guard CellWidth.of(safe) > columns else { return safe }
    var result = ""
    var width = 0
    for character in safe {
      let next = CellWidth.of(character)
      guard width + next < columns else { break }
      result.append(character)
      width += next
    }
    return balanced([result]).joined() + "…"
  }

  private static func pieces(of paragraph: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in paragraph {
      if let last = piece.last, canBreak(between: last, and: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + (piece.isEmpty ? [] : [piece])
  }

  private static func canBreak(between left: Character, and right: Character) -> Bool {
    if left == " " { return right != " " }
    guard right != " " else { return false }
    // No line starts with a closing character or ends with an opening one (JIS X 4051, much simplified).
    guard !"、。，．・：；？！」』）】〕〉》ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(right), !"「『（【〔〈《".contains(left) else {
      return false
    }
    return CellWidth.of(left) == 2 && isLetterOfItsOwn(left) || CellWidth.of(right) == 2 && isLetterOfItsOwn(right)
  }

  /// Whether lines can break next to the character: East Asian letters are written without spaces.
  private static func isLetterOfItsOwn(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2E80...0xA4CF).contains($0.value) || $0.value >= 0x20000 } ?? false
  }

  private struct Line {
    let columns: Int
    private var lines: [String] = []
    private var text = ""
    private var width = 0

    init(columns: Int) { self.columns = columns }

    mutating func add(_ piece: String) {
      // Trailing spaces may extend beyond the edge.
      let visible = piece.last == " " ? String(piece.reversed().drop { $0 == " " }.reversed()) : piece
      if width > 0, width + CellWidth.of(visible) > columns { end() }
      for character in piece {
        let next = CellWidth.of(character)
        if character == " ", width >= columns { continue }
        if width > 0, width + next > columns { end() }
        text.append(character)
        width += next
      }
    }

    private mutating func end() {
      while text.last == " " { text.removeLast() }
      lines.append(text)
      text = ""
      width = 0
    }

    mutating func finished() -> [String] {
      end()
      return lines
    }
  }

  private static func balanced(_ lines: [String]) -> [String] {
    var open: [Unicode.Scalar] = []
    return lines.map { line in
      var result = String(String.UnicodeScalarView(open))
      for scalar in line.unicodeScalars {
        switch scalar.value {
        case 0x2066...0x2068: open.append(scalar)
        case 0x2069 where open.isEmpty: continue
        case 0x2069: open.removeLast()
        default: break
        }
        result.unicodeScalars.append(scalar)
      }
      return result + String(repeating: "\u{2069}", count: open.count)
    }
  }
}
