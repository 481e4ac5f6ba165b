import WatchwordDiagnostics
import WatchwordReporting

/// The chunks of lists of passwords, one list after another.
struct ListChunks {
  private let lists: PasswordLists
  /// The number of lists that were started.
  private var begun = 0
  private let counts: CountsMode
  private var lines: InputLines<PasswordFile>?
  /// The first chunk of a list, which was read ahead to detect the format.
  private var first: InputChunk?
  private var format = PasswordListFormat.plain
  private var lineCount = 0
  private var bar: ProgressBar
  private var readCount = 0

  init(of lists: PasswordLists, counts: CountsMode) throws {
    self.lists = lists
    self.counts = counts
    bar = ProgressBar(total: try lists.size())
  }

  /// Returns the next chunk; `nil` after the last one of the last list. Reports on standard error how each list is
  /// read.
  ///
  /// - Throws: `RunFailure` if a list cannot be read, or contains hashes.
  mutating func next() throws -> PasswordMeter.Chunk? {
    while true {
      if let chunk = try first ?? lines?.next() {
        first = nil
        advance()
        defer { lineCount += chunk.lineCount }
        return PasswordMeter.Chunk(lines: chunk, format: format, first: lineCount + 1)
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
    var lines = InputLines(of: list, maximumLength: PasswordMeter.maximumLineLength)
    first = try lines.next()
    self.lines = lines
    guard let first else { return StandardError.warn("\(list.name) is empty") }
    format = counts.format(lookingLike: PasswordListFormat.of(first))
    guard format != .hashes else {
      throw RunFailure(
        message: "\(list.name) holds hashes, which only the rule breached-password can judge; give a list of"
          + " passwords to --against, and a sorted file of SHA-1 hashes to --breached")
    }
    guard counts == .auto, !list.isBuiltIn else { return }
    bar.clear()
    StandardError.write("note: \(TerminalScalar.shown(list.name)): \(format.note)\n")
  }
}

extension PasswordListFormat {
  /// A note on how a list is read, and the option that changes that.
  fileprivate var note: String {
    switch self {
    case .counted: "each line is a count and a password (if not, add --counts never)"
    case .plain, .hashes: "each line is a password"
    }
  }
}
