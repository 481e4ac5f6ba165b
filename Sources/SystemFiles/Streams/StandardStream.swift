import WatchwordDiagnostics

/// One of the three streams that a command is started with.
public enum StandardStream: Int32, Sendable {
  /// Where passwords and piped files come from.
  case input = 0
  /// Where results go.
  case output = 1
  /// Where progress, summaries and errors go.
  case error = 2

  /// The stream as an open file. It is not closed with the value.
  public var file: OpenFile { OpenFile(borrowing: rawValue, name: ExactText(description)) }

  /// Whether the command was started with this stream open.
  public var isOpen: Bool { SystemCalls.isOpen(rawValue) }

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { SystemCalls.isTerminal(rawValue) }

  /// Whether the stream is a terminal on which a program can move the cursor.
  public var isScreen: Bool { isTerminal && Environment.value(of: "TERM") != "dumb" }

  /// How many rows the terminal has; 24 where it does not say.
  public var rows: Int { SystemCalls.terminalRows(rawValue) ?? 24 }

  /// Writes all of `text`; a stream that the command was started without is an error.
  public func write(_ text: String) throws(FileError) {
    guard isOpen else { throw FileError(name: file.name, reason: .closed) }
    try file.write(text)
  }

  /// Appends what comes next, 64 KiB at most, and returns how many bytes that are; none at the end.
  public func read(appendingTo bytes: inout [UInt8]) throws(FileError) -> Int {
    guard isOpen else { throw FileError(name: file.name, reason: .closed) }
    return try file.read(appendingTo: &bytes)
  }
}

extension StandardStream: CustomStringConvertible {
  /// The name of the stream in messages.
  public var description: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
