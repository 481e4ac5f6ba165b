import WatchwordBasics

/// A line of a file, or the part of it around a finding, with a marker under the span.
struct Snippet {
  /// The text before the span, the text of the span on this line, and the text after it.
  let parts: (before: String, marked: String, after: String)
  let indent: String
  let mark: String

  var line: String { parts.before + parts.marked + parts.after }

  /// The numbers of code points shown before and after the start of a finding.
  private static let before = 60
  private static let after = 80
  private static let ellipsis = "…"

  init?(_ span: SourceSpan, in source: SourceText) {
    let start = min(max(span.start.column, 1), 1 << 30)
    let first = start > Self.before ? start - Self.before : 1
    guard let (scalars, isCut) = source.scalars(ofLine: span.start.line, columns: first..<start + Self.after) else {
      return nil
    }
    let end = span.end.line == span.start.line ? max(span.end.column, start + 1) : Int.max
    var cells = 0
    var indentCells: Int?
    var markCells = 0
    var parts = (before: first > 1 ? Self.ellipsis : "", marked: "", after: "")
    if first > 1 { cells = 1 }
    // The indentation is omitted, because it would leave less room for the text.
    let blanks = first > 1 ? 0 : scalars.prefix { $0 == " " || $0 == "\t" }.count
    for (index, scalar) in scalars.enumerated() where index >= min(blanks, max(start - first, 0)) {
      let column = first + index
      let (text, width) = scalar == "\t" ? (" ", 1) : TerminalScalar.shown(scalar)
      if column == start { indentCells = cells }
      if column >= start, column < end { markCells += width }
      switch column {
      case ..<start:
        // A combining mark without its base character would be drawn over the margin.
        parts.before += width == 0 && parts.before.isEmpty ? " " + text : text
      case ..<end: parts.marked += width == 0 && parts.before.isEmpty && parts.marked.isEmpty ? " " + text : text
      default: parts.after += text
      }
      cells += width
    }
    if isCut { parts.after += Self.ellipsis }
    self.parts = parts
    indent = String(repeating: " ", count: indentCells ?? cells)
    mark = "^" + String(repeating: "~", count: max(markCells, 1) - 1)
  }
}

extension Finding {
  /// Whether the finding concerns the whole file, so that quoting a line does not help.
  var isAboutFile: Bool { unit == nil && span.start == .start && span.end == .start }

  /// Returns the labelled texts of the unit, except those that `line` or the message quotes in full.
  func quotedTexts(excluding line: String) -> [(label: String, text: ExactText)] {
    guard let texts else { return [] }
    let quoted = Array(line.utf8) + [0] + Array(TerminalScalar.shown(message).utf8)
    func isNew(_ text: ExactText) -> Bool {
      !text.isEmpty && !quoted.contains(part: TerminalScalar.shown(text.string).utf8)
    }
    return [("source", texts.source), ("target", texts.target)]
      .compactMap { label, text in text.flatMap { isNew($0) ? (label, $0) : nil } } + texts.notes.map { ("note", $0) }
  }
}
