import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyRuns
import WatchwordSystemFiles

/// The current password that `--current` supplies. It is never printed.
enum CurrentPassword {
  /// The arguments that request a prompt on the terminal; a file of that name is `./prompt`.
  private static let prompts = ["-", "prompt"]

  private static let advice = "write it into the first line of a file, and name that with --current"

  /// Reads the current password from the first line of a file, or from the terminal.
  ///
  /// Throws if there is none, or if it is not UTF-8.
  static func read(_ source: String) throws -> String {
    prompts.contains(source) ? try prompted() : try firstLine(of: source)
  }

  private static func prompted() throws -> String {
    guard StandardStream.input.isTerminal else {
      throw RunFailure(
        message: "Standard input is not a terminal, so the current password cannot be asked for; \(advice)")
    }
    switch try HiddenInput(title: "Current password", advice: advice).run(isDrawing: false) {
    case .typed(let password) where !password.isEmpty: return password
    case .unchecked(.invalidUTF8): throw RunFailure(message: "The current password is not UTF-8")
    case .unchecked(.tooLong):
      throw RunFailure(message: "The current password is too long; expected at most 16 MiB")
    case .typed, .cancelled: throw RunFailure(message: "No current password was given")
    }
  }

  private static func firstLine(of path: String) throws -> String {
    let source = try InputFile.read(path, as: .password)
    var line = source.bytes.prefix { $0 != 0x0A }
    if line.starts(with: ByteOrderMark.utf8) { line.removeFirst(ByteOrderMark.utf8.count) }
    if line.last == 0x0D, line.endIndex < source.bytes.endIndex { line.removeLast() }
    guard let password = String(validating: line, as: UTF8.self) else {
      throw RunFailure(message: "\(source.name): The first line is not UTF-8; expected the current password")
    }
    guard !password.isEmpty else {
      throw RunFailure(message: "\(source.name): The first line is empty; expected the current password")
    }
    return password
  }
}

extension PasswordPolicy {
  /// Whether a rule compares passwords with the current one.
  var comparesWithCurrent: Bool { rules.contains { $0.needs.contains(.currentPassword) } }
}

extension PasswordPolicy {
  /// Returns the built-in estimator if a rule needs it; it guesses `userWords` first.
  func strengthScorer(userWords: [String] = []) -> (@Sendable (String) -> Int)? {
    PolicyHost.system().strengthScorer(for: self, userWords: userWords)
  }
}
