import WatchwordBasics

/// One of the three standard streams of a process.
package enum StandardStream: Int32, Sendable {
  /// Standard input, for passwords and piped files.
  case input = 0
  /// Standard output, for results.
  case output = 1
  /// Standard error, for progress, summaries and errors.
  case error = 2

  /// The stream as an open file. The stream stays open when the value is destroyed.
  package var file: OpenFile { OpenFile(borrowing: rawValue, name: ExactText(description)) }

  /// Whether the command was started with this stream open.
  package var isOpen: Bool { SystemCalls.isOpen(rawValue) }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { SystemCalls.isTerminal(rawValue) }

  /// Whether the stream is a terminal on which a program can move the cursor.
  package var isScreen: Bool { isTerminal && Environment.value(of: "TERM") != "dumb" }

  /// The number of rows of the terminal; 24 if unknown.
  package var rows: Int { size.rows }

  /// The size of the terminal in cells; 24 rows of 80 columns if unknown.
  package var size: (rows: Int, columns: Int) { SystemCalls.terminalSize(rawValue) ?? (24, 80) }

  /// Writes all of `text`; throws if the stream was closed when the command started.
  package func write(_ text: String) throws(FileError) {
    guard isOpen else { throw FileError(name: file.name, reason: .closed) }
    try file.write(text)
  }

  /// Writes all of `bytes`; throws if the stream was closed when the command started.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard isOpen else { throw FileError(name: file.name, reason: .closed) }
    try file.write(bytes)
  }

  /// Whether a read would return without waiting: there are bytes, or the end is reached.
  package var hasMore: Bool { SystemCalls.isReadable(rawValue) }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  package func read(appendingTo bytes: inout [UInt8]) throws(FileError) -> Int {
    guard isOpen else { throw FileError(name: file.name, reason: .closed) }
    return try file.read(appendingTo: &bytes)
  }
}

extension StandardStream: CustomStringConvertible {
  /// The name of the stream in messages.
  package var description: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
