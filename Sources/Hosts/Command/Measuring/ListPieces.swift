import WatchwordDiagnostics
import WatchwordReporting

/// The pieces of lists of passwords, one list after another.
struct ListPieces {
  private let lists: PasswordLists
  /// The number of lists that were started.
  private var begun = 0
  private let counts: CountsMode
  private var lines: InputLines<PasswordFile>?
  /// The first piece of a list, which was read ahead to detect the format.
  private var first: InputPiece?
  private var form = PasswordListForm.plain
  private var lineCount = 0
  private var bar: ProgressBar
  private var readCount = 0

  init(of lists: PasswordLists, counts: CountsMode) throws {
    self.lists = lists
    self.counts = counts
    bar = ProgressBar(total: try lists.size())
  }

  /// Returns the next piece; `nil` after the last one of the last list. Reports on standard error how each list is
  /// read.
  ///
  /// - Throws: `CommandFailure` if a list cannot be read, or contains hashes.
  mutating func next() throws -> PasswordMeter.Piece? {
    while true {
      if let piece = try first ?? lines?.next() {
        first = nil
        advance()
        defer { lineCount += piece.lineCount }
        return PasswordMeter.Piece(lines: piece, form: form, first: lineCount + 1)
      }
      advance()
      readCount = 0
      lines = nil
      guard let list = try lists.open(begun) else {
        bar.finish()
        return nil
      }
      begun += 1
      try begin(list)
    }
  }

  private mutating func advance() {
    guard let list = lines?.source else { return }
    bar.advance(by: list.readCount - readCount)
    readCount = list.readCount
  }

  private mutating func begin(_ list: PasswordFile) throws {
    var lines = InputLines(of: list, maximumLength: PasswordMeter.longestLine)
    first = try lines.next()
    self.lines = lines
    guard let first else { return StandardError.warn("\(list.name) is empty") }
    form = counts.form(lookingLike: PasswordListForm.of(first))
    guard form != .hashes else {
      throw CommandFailure(
        message: "\(list.name) holds hashes, which only the rule breached-password can judge; give a list of"
          + " passwords to --against, and a sorted file of SHA-1 hashes to --breached")
    }
    guard counts == .auto, !list.isInside else { return }
    bar.clear()
    StandardError.write("note: \(TerminalScalar.shown(list.name)): \(form.note)\n")
  }
}

extension PasswordListForm {
  /// A note on how a list is read, and the option that changes that.
  fileprivate var note: String {
    switch self {
    case .counted: "each line is a count and a password (if not, add --counts never)"
    case .plain, .hashes: "each line is a password"
    }
  }
}
