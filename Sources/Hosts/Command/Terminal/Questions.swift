import WatchwordBasics
import WatchwordReporting
import WatchwordSystemFiles

/// A sequence of questions on a terminal. Return accepts the proposed answer.
///
/// On a screen, a question and the lines above it are replaced when it is answered. On any other terminal, as with
/// `TERM=dumb`, everything is printed once and remains, from top to bottom, which suits screen readers.
struct Questions {
  /// Whether printed lines can be replaced.
  let isDrawing: Bool
  private var buffer: [UInt8] = []
  /// The number of screen rows since the last ``collapse(_:_:)``.
  private var height = 0

  /// Creates the questions, and makes Control-C end the command from now on.
  init(isDrawing: Bool = StandardStream.error.isScreen) {
    self.isDrawing = isDrawing
    Signals.unblockTermination()
  }

  /// The maximum length of an answer in bytes.
  private static let maximumLength = 4096

  /// Prints a paragraph; its lines begin with `indent`, the first one also with `marker`.
  mutating func print(_ text: String, indent: String = "", marker: String = "") {
    let hanging = indent + String(repeating: " ", count: CellWidth.of(marker))
    let lines = TextWrap.lines(text, columns: StandardStream.error.size.columns - CellWidth.of(hanging) - 1)
    for (index, line) in lines.enumerated() {
      StandardError.write((index == 0 ? indent + marker : hanging) + line + "\n")
    }
    height += lines.count
  }

  /// Asks until `read` accepts the answer. `read` returns `nil` for an invalid answer; `expected` then describes a
  /// valid one. Throws if there is no answer.
  mutating func ask<Answer>(
    _ prompt: String, proposing proposal: String, expected: String, _ read: (String) -> Answer?
  ) throws -> Answer {
    while true {
      let prompt = TerminalText.escaped("\(prompt) [\(proposal)]: ")
      StandardError.write(prompt)
      let line = try answer()
      let columns = max(StandardStream.error.size.columns, 1)
      height += max(1, (CellWidth.of(prompt) + CellWidth.of(TerminalText.escaped(line)) + columns - 1) / columns)
      if let answer = read(line.isEmpty ? proposal : line) { return answer }
      print("\"\(line.clipped)\" is not an answer; expected \(expected)", indent: "  ")
    }
  }

  /// Replaces everything since the last call with a line with the question and the answer (ECMA-48: CPL, ED), if that
  /// is possible.
  mutating func collapse(_ question: String, _ answer: String) {
    if isDrawing, height < StandardStream.error.rows {
      let columns = StandardStream.error.size.columns - 2
      let answer = TextWrap.clipped(answer, columns: columns / 2)
      let question = TextWrap.clipped(question, columns: columns - CellWidth.of(answer))
      StandardError.write("\u{1B}[\(height)F\u{1B}[J\(question) \(answer)\n")
    } else {
      StandardError.write("\n")
    }
    height = 0
  }

  /// Returns the next line without surrounding white space; throws at the end of the input.
  private mutating func answer() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[..<end].filter { $0 != 0x0D }
        buffer.removeFirst(end + 1)
        let text = String(decoding: line, as: UTF8.self).unicodeScalars
        let start = text.drop { $0.properties.isWhitespace }
        return String(String.UnicodeScalarView(start.reversed().drop { $0.properties.isWhitespace }.reversed()))
      }
      guard buffer.count <= Self.maximumLength, try StandardInput.read(into: &buffer) > 0 else {
        StandardError.write("\n")
        throw RunFailure(message: "The questions were not answered, so nothing was written")
      }
    }
  }
}
