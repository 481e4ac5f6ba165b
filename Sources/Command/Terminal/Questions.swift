import WatchwordDiagnostics
import WatchwordReporting
import WatchwordSystemFiles

/// Asks questions on a terminal, one a line; Return takes what is proposed.
struct Questions {
  private var buffer: [UInt8] = []

  /// Lets Control-C end the command from now on.
  init() { Signals.admitEnding() }

  /// The maximum length of an answer in bytes.
  private static let maximumLength = 4096

  /// Asks until `read` understands the answer; it returns `nil` for one that it does not, and `expected` says what it
  /// does. Throws if there is no answer.
  mutating func ask<Answer>(
    _ question: String, proposing proposal: String, expected: String, _ read: (String) -> Answer?
  ) throws -> Answer {
    while true {
      StandardError.write("\(question) [\(proposal)]: ")
      let line = try answer()
      if let answer = read(line.isEmpty ? proposal : line) { return answer }
      StandardError.write("  \"\(TerminalScalar.shown(line.clipped))\" is not an answer; expected \(expected)\n")
    }
  }

  /// Asks for yes or no.
  mutating func ask(_ question: String, proposing proposal: Bool) throws -> Bool {
    try ask(question + " yes or no", proposing: proposal ? "yes" : "no", expected: "yes or no") { answer in
      switch ExactText(ASCII.lowercased(answer)) {
      case "yes", "y": true
      case "no", "n": false
      default: nil
      }
    }
  }

  /// The next line without white space around it; throws at the end of the input.
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
        throw CommandFailure(message: "The questions were not answered, so nothing was written")
      }
    }
  }
}
