import WatchwordForm
import WatchwordLocalization
import WatchwordReporting

/// The layout of a form for a terminal of a given size; it performs no terminal I/O.
struct FormScreen {
  typealias Piece = ScreenRow.Piece

  let form: PasswordForm.Presentation
  /// The typed text of each field.
  var editors: [PasswordForm.Field: LineEditor] = [:]
  /// The selected entry if the menu is shown instead of the form; otherwise `nil`.
  var menuSelection: Int?
  var hint: TerminalHint?
  var columns = 80
  var rows = 24
  var isColored = false

  /// The minimum width; on a narrower terminal, rows are cut off.
  static let minimumColumns = 20
  /// The maximum width of text, because longer lines are hard to read.
  private static let maximumColumns = 80
  /// The maximum width of the box of a field, without its brackets.
  private static let maximumBox = 32

  private var isMirrored: Bool { form.direction == .rightToLeft }

  /// The column at which rows end. In right-to-left layouts, the first and the last column stay free: terminals put
  /// characters without a cell, such as the start and the end of an isolate, into the preceding cell, and lose them at
  /// the edges.
  private var edge: Int { max(columns, Self.minimumColumns) - (isMirrored ? 1 : 0) }

  private var width: Int { min(edge - (isMirrored ? 1 : 0), Self.maximumColumns) }

  /// The rendered screen.
  var drawing: FormDrawing {
    let footer = footerRows
    // The form needs some rows even on a terminal with few rows.
    let footerCount = min(footer.count, max(rows - 6, 0))
    let height = max(rows - footerCount, 1)
    var body = menuSelection.map { menuRows($0) } ?? formRows(withPolicyText: true)
    // If not everything fits, first the policy text is left out, because the rules contain the same information, and
    // then the empty rows.
    if menuSelection == nil, body.rows.count > height { body = formRows(withPolicyText: form.rules.isEmpty) }
    if body.rows.count > height { body = body.withoutEmptyRows }
    let offset = Self.offset(toShow: body.focus, of: body.rows.count, in: height)
    var shown = Array(body.rows.dropFirst(offset).prefix(height))
    shown += Array(repeating: ScreenRow(), count: height - shown.count)
    if let alert = form.alert { Self.overlay(alertRows(alert), on: &shown) }
    return drawn(shown + footer.prefix(footerCount))
  }

  private func drawn(_ rows: [ScreenRow]) -> FormDrawing {
    var drawing = FormDrawing()
    for (index, row) in rows.enumerated() {
      let (text, caret) = row.drawn(
        in: form.direction, columns: edge, isColored: isColored)
      drawing.rows.append(text)
      if let caret, form.alert == nil { drawing.caret = .init(row: index, column: caret) }
    }
    return drawing
  }

  /// Returns the first row to show so that the focused row, and the messages below it, are on the screen.
  private static func offset(toShow focus: Int, of count: Int, in height: Int) -> Int {
    guard count > height, focus + 2 >= height else { return 0 }
    return min(focus + 3 - height, count - height)
  }

  private static func overlay(_ box: [ScreenRow], on rows: inout [ScreenRow]) {
    let start = max((rows.count - box.count) / 2, 0)
    for (index, row) in box.enumerated() where start + index < rows.count { rows[start + index] = row }
  }

  // MARK: The form

  private struct Body {
    var rows: [ScreenRow] = []
    /// The row with the focus.
    var focus = 0

    var withoutEmptyRows: Body {
      Body(
        rows: rows.filter { !$0.pieces.isEmpty }, focus: rows[..<focus].count { !$0.pieces.isEmpty })
    }
  }

  private func formRows(withPolicyText: Bool) -> Body {
    var body = Body()
    body.rows += words(form.title, .bold)
    if let subtitle = form.subtitle { body.rows += words(subtitle) }
    if let user = form.userLine {
      body.rows += words([form.userLabel, user].compactMap { $0 }.joined(separator: "  "))
    }
    if let help = form.help { body.rows += words(help, .grey) }
    if let attempts = form.attempts { body.rows += words(attempts.text, attempts.isCritical ? .boldRed : .yellow) }
    if let banner = form.banner {
      body.rows += signed(banner.isError ? "✗" : "✓", banner.text, banner.isError ? .red : .green)
    }
    body.rows.append(ScreenRow())
    addFields(to: &body)
    addRules(to: &body, withText: withPolicyText)
    body.rows.append(ScreenRow())
    if form.fields.allSatisfy({ !$0.isFocused }) { body.focus = body.rows.count }
    body.rows += submitRows
    return body
  }

  private func addFields(to body: inout Body) {
    let labels = form.fields.map { CellWidth.of(TerminalText.escaped($0.label)) }.max() ?? 0
    // Labels are placed beside their boxes if both fit.
    let isBeside = labels <= width / 2 && width - labels - 7 >= 20
    let box = min(isBeside ? width - labels - 7 : width - 5, Self.maximumBox)
    for field in form.fields {
      let color: TerminalColor? = field.isFocused ? .bold : nil
      let mark = mark(field.isFocused)
      let (content, caret) = content(of: field, columns: box)
      if isBeside {
        let label = Piece.words(TerminalText.escaped(field.label), color)
        let pieces = mark + [label, .gap(labels - label.width + 1)]
        body.rows.append(boxRow(pieces, content, caret: field.isFocused ? caret : nil))
        if field.isFocused { body.focus = body.rows.count - 1 }
      } else {
        body.rows += words(field.label, color, after: mark)
        body.rows.append(boxRow([.gap(2)], content, caret: field.isFocused ? caret : nil))
        if field.isFocused { body.focus = body.rows.count - 1 }
      }
      let indent = 2
      if let error = field.error { body.rows += signed("✗", error, .red, indent: indent) }
      if field.field == .new, let strength = form.strength { body.rows += strengthRows(strength, indent: indent) }
      if field.field == .confirm, let match = form.match {
        body.rows += words(match.text, match.matches ? .green : .red, after: [.gap(indent)])
      }
    }
  }

  /// Returns a row that ends with the box of a field.
  private func boxRow(_ pieces: [Piece], _ content: Piece, caret: Int?) -> ScreenRow {
    // In right-to-left layouts the brackets are swapped, so that they still enclose the text.
    var row = ScreenRow(pieces: pieces)
    let open = Piece.sign("["), close = Piece.sign("]")
    let parts = isMirrored ? [close, content, open] : [open, content, close]
    let index = row.pieces.count + 1
    row.pieces += parts
    if let caret { row.caret = (index, caret) }
    return row
  }

  private func content(of field: PasswordForm.Presentation.FieldView, columns: Int) -> (Piece, caret: Int) {
    let editor = editors[field.field] ?? LineEditor()
    if field.isEmpty || editor.isEmpty {
      let text = TextWrap.clipped(field.placeholder, columns: columns)
      let gap = String(repeating: " ", count: max(columns - CellWidth.of(text), 0))
      return (.sign(isMirrored ? gap + "\u{2067}\(text)\u{2069}" : text + gap, .grey), 0)
    }
    let box = FieldBox(editor, isRevealed: field.isRevealed, columns: columns)
    return (.sign(box.text), box.caret)
  }

  private func strengthRows(_ strength: PasswordForm.Presentation.Strength, indent: Int) -> [ScreenRow] {
    let color: TerminalColor =
      switch strength.color {
      case .red: .red
      case .orange: .yellow
      case .yellow: .boldYellow
      case .green: .green
      }
    let cells = width >= 40 ? 4 : 2
    let left = String(repeating: "█", count: strength.score * cells)
    let right = String(repeating: "░", count: max(strength.maximum - strength.score, 0) * cells)
    let bar = isMirrored ? right + left : left + right
    let room = width - indent - CellWidth.of(bar) - 1
    return TextWrap.lines(strength.text, columns: room).enumerated().map { index, line in
      index == 0
        ? ScreenRow(.gap(indent), .sign(bar, color), .gap(1), .words(line))
        : ScreenRow(.gap(indent + CellWidth.of(bar) + 1), .words(line))
    }
  }

  private func addRules(to body: inout Body, withText: Bool) {
    guard form.policyTitle != nil || !form.rules.isEmpty || form.policyText != nil else { return }
    body.rows.append(ScreenRow())
    if let title = form.policyTitle { body.rows += words(title, .bold) }
    if withText, let text = form.policyText { body.rows += words(text, .grey) }
    for rule in form.rules {
      switch rule.state {
      case .met: body.rows += signed("✓", rule.text, .green)
      case .unmet: body.rows += signed("✗", rule.text, .grey)
      case .undetermined: body.rows += signed("…", rule.text, .grey)
      }
    }
  }

  /// The button: in square brackets if it is enabled, otherwise in parentheses.
  private var submitRows: [ScreenRow] {
    let isFocused = form.fields.allSatisfy { !$0.isFocused }
    let brackets = form.submit.isEnabled ? ("[ ", " ]") : ("( ", " )")
    let color: TerminalColor? = form.submit.isEnabled ? (isFocused ? .reversed : .bold) : .grey
    return button(form.submit.title, brackets, color, isFocused: isFocused)
  }

  private func button(
    _ title: String, _ brackets: (String, String), _ color: TerminalColor?, isFocused: Bool
  ) -> [ScreenRow] {
    let (open, close) = (Piece.sign(brackets.0, color), Piece.sign(brackets.1, color))
    return TextWrap.lines(title, columns: width - 6).enumerated().map { index, line in
      let words = Piece.words(line, color)
      return ScreenRow(
        pieces: mark(isFocused && index == 0) + (isMirrored ? [close, words, open] : [open, words, close]))
    }
  }

  /// Returns the pieces before an element: a marker if it has the focus, otherwise a gap.
  private func mark(_ isFocused: Bool) -> [Piece] {
    isFocused ? [.sign(isMirrored ? "◂" : "▸", .bold), .gap(1)] : [.gap(2)]
  }

  // MARK: Alert, menu and footer

  private func alertRows(_ alert: PasswordForm.Presentation.AlertView) -> [ScreenRow] {
    let room = min(width, 60) - 4
    let title = alert.title.map { TextWrap.lines($0, columns: room) } ?? []
    let text = TextWrap.lines(alert.text, columns: room)
    let buttons = alert.buttons.map { "[ \(TerminalText.escaped($0)) ]" }
    let inner = (title + text + buttons).map { CellWidth.of($0) }.max() ?? 0
    let margin = Piece.gap((width - inner - 4) / 2)
    func edge(_ left: String, _ right: String) -> ScreenRow {
      let line = String(repeating: "─", count: inner + 2)
      return ScreenRow(margin, .sign(left + line + right))
    }
    func row(_ piece: Piece, isTrailing: Bool = false) -> ScreenRow {
      let gap = Piece.gap(inner - piece.width)
      return ScreenRow(
        pieces: [margin, .sign("│"), .gap(1)] + (isTrailing ? [gap, piece] : [piece, gap]) + [.gap(1), .sign("│")])
    }
    return [edge("┌", "┐")] + title.map { row(.words($0, .bold)) } + text.map { row(.words($0)) }
      + buttons.map { row(.words($0, .reversed), isTrailing: true) } + [edge("└", "┘")]
  }

  private func menuRows(_ selection: Int) -> Body {
    guard let menu = form.menu else { return Body() }
    var body = Body(rows: words(menu.title, .bold) + [ScreenRow()])
    for (index, item) in menu.items.enumerated() {
      if index == selection { body.focus = body.rows.count }
      body.rows += words(item.text, index == selection ? .reversed : nil, after: mark(index == selection))
    }
    return body
  }

  /// The keys, labelled with texts of the form, and the hint of the simulator.
  private var footerRows: [ScreenRow] {
    var rows: [ScreenRow] = []
    for part in footerParts {
      let label = Piece.sign(part.label, .grey)
      guard let text = part.text else {
        add([label], to: &rows)
        continue
      }
      let lines = TextWrap.lines(text, columns: width - label.width - 1)
      if lines.count == 1 {
        add([label, .gap(1), part.isQuoted ? .quoted(text, .grey) : .words(text, .grey)], to: &rows)
      } else {
        rows += words(text, .grey, after: [label, .gap(1)])
      }
    }
    return rows
  }

  /// Adds pieces to the last row, or to a new row if they do not fit.
  private func add(_ pieces: [Piece], to rows: inout [ScreenRow]) {
    let need = pieces.reduce(0) { $0 + $1.width }
    if let last = rows.last, last.width + 3 + need <= width {
      rows[rows.count - 1].pieces += [.gap(3)] + pieces
    } else {
      rows.append(ScreenRow(pieces: pieces))
    }
  }

  /// Names of keys and symbols, which are not translated, with their meanings.
  private var footerParts: [FooterPart] {
    var parts: [FooterPart] = []
    if form.alert == nil, menuSelection != nil {
      parts += [FooterPart(label: "↑ ↓"), FooterPart(label: "Esc")]
    } else if form.alert == nil {
      parts.append(FooterPart(label: "Tab ↑ ↓"))
      if let field = form.fields.first(where: { $0.isFocused }) {
        parts.append(FooterPart(label: "Ctrl-R", text: TerminalText.escaped(field.revealLabel)))
      }
      parts.append(FooterPart(label: "Esc", text: TerminalText.escaped(form.back)))
    }
    parts.append(FooterPart(label: "Ctrl-C"))
    if let hint {
      parts.append(FooterPart(label: "👤", text: TerminalText.escaped(hint.userName), isQuoted: true))
      if let password = hint.password { parts.append(FooterPart(label: "🔑", text: password, isQuoted: true)) }
    }
    return parts
  }

  private struct FooterPart {
    var label: String
    var text: String?
    /// Whether the text is in no particular language.
    var isQuoted = false
  }

  // MARK: Texts

  /// Returns a text in as many rows as it needs.
  private func words(_ text: String, _ color: TerminalColor? = nil, after mark: [Piece] = []) -> [ScreenRow] {
    let indent = mark.reduce(0) { $0 + $1.width }
    return TextWrap.lines(text, columns: width - indent).enumerated().map { index, line in
      ScreenRow(pieces: (index == 0 ? mark : [.gap(indent)]) + [.words(line, color)])
    }
  }

  /// Returns the rows of a text that is preceded by a sign.
  private func signed(_ sign: String, _ text: String, _ color: TerminalColor, indent: Int = 0) -> [ScreenRow] {
    let room = width - indent - 2
    return TextWrap.lines(text, columns: room).enumerated().map { index, line in
      ScreenRow(.gap(indent), index == 0 ? .sign(sign, color) : .gap(1), .gap(1), .words(line, color))
    }
  }
}

/// A rendered screen: its rows from top to bottom, and the caret.
struct FormDrawing: Equatable {
  /// The rows, as many as the terminal has.
  var rows: [String] = []
  /// The caret's row and column, counted from 0; `nil` if there is none.
  var caret: CellPosition?

  struct CellPosition: Equatable {
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

/// The data that a person at the terminal needs to try the simulator.
struct TerminalHint: Equatable {
  /// The user's id.
  var userName: String
  /// The current password of the simulator, which is not a secret; `nil` after the user has changed it.
  var password: String?
}
