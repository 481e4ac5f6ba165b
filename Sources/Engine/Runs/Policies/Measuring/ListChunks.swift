package import WatchwordBasics
import WatchwordReporting

/// The chunks of lists of passwords, one list after another.
package struct ListChunks {
  private let lists: PasswordLists
  private let host: PolicyHost
  /// The number of lists that were started.
  private var begun = 0
  private let counts: CountsMode
  private var lines: InputLines<PasswordList>?
  /// The first chunk of a list, which was read ahead to detect the format.
  private var first: InputChunk?
  private var format = PasswordListFormat.plain
  private var lineCount = 0
  private let progress: ProgressDisplay
  private var readCount = 0

  init(of lists: PasswordLists, counts: CountsMode, _ host: PolicyHost) throws(RunFailure) {
    self.lists = lists
    self.counts = counts
    self.host = host
    progress = host.progress(try lists.size(host))
  }

  /// Returns the next chunk; `nil` after the last one of the last list. Reports on standard error how each list is
  /// read.
  ///
  /// - Throws: `RunFailure` if a list cannot be read, or contains hashes.
  package mutating func next() throws(RunFailure) -> PasswordMeter.Chunk? {
    while true {
      var next = first
      if next == nil { next = try lines?.next() }
      if let chunk = next {
        first = nil
        advance()
        defer { lineCount += chunk.lineCount }
        return PasswordMeter.Chunk(lines: chunk, format: format, first: lineCount + 1)
      }
      advance()
      readCount = 0
      lines = nil
      guard let list = try lists.open(begun, host) else {
        progress.finish()
        return nil
      }
      begun += 1
      try begin(list)
    }
  }

  private mutating func advance() {
    guard let count = lines?.source.readCount else { return }
    progress.advance(count - readCount)
    readCount = count
  }

  private mutating func begin(_ list: PasswordList) throws(RunFailure) {
    var lines = InputLines(of: list, maximumLength: PasswordMeter.maximumLineLength)
    first = try lines.next()
    self.lines = lines
    guard let first else { return host.console.warn("\(list.name) is empty") }
    format = counts.format(lookingLike: PasswordListFormat.of(first))
    guard format != .hashes else {
      throw RunFailure(
        message: "\(list.name) holds hashes, which only the rule breached-password can judge; give a list of"
          + " passwords to --against, and a sorted file of SHA-1 hashes to --breached")
    }
    guard counts == .auto, !list.isBuiltIn else { return }
    progress.finish()
    host.console.writeError("note: \(TerminalScalar.shown(list.name)): \(format.note)\n")
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
