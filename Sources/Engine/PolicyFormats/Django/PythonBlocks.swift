import WatchwordBasics

/// The blocks of Python code around a statement, by the indentation of lines.
struct PythonBlocks {
  private var blocks: [(indentation: Int, word: ExactText)] = []
  /// The number of open brackets; a line inside brackets starts no statement.
  private var depth = 0

  private static let conditions: [ExactText] = [
    "if", "elif", "else", "try", "except", "finally", "for", "while", "match", "case", "def", "async",
  ]

  /// Notes the next token of the code.
  mutating func note(_ token: CodeToken, in bytes: [UInt8]) {
    let indentation = bytes[..<token.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    // A word at the margin starts a statement, even after a text whose brackets do not match.
    if token.startsLine, token.kind == .word, indentation == 0 { depth = 0 }
    if token.startsLine, depth == 0 {
      while let last = blocks.last, last.indentation >= indentation { blocks.removeLast() }
      blocks.append((indentation, token.text))
    }
    depth = max(0, depth + token.bracketDepth)
  }

  /// Whether the current statement runs only under a condition, or when a function is called.
  var isConditional: Bool {
    // A condition can be in the same line, as in `if DEBUG: NAME = []`.
    blocks.contains { Self.conditions.contains($0.word) }
  }
}
