import WatchwordBasics
import WatchwordPolicy

/// The current password that `--current` supplies. It is never printed.
enum CurrentPassword {
  private static var advice: String { "write it into the first line of a file, and name that with --current" }

  /// Reads the current password from the first line of a file, or from the terminal for `-` and `prompt`; a file of that
  /// name is `./prompt`.
  ///
  /// Throws if there is none, or if it is not UTF-8.
  static func read(_ source: FileArgument, _ host: PolicyHost) throws(RunFailure) -> String {
    switch ExactText(source.text) {
    case "-", "prompt": try prompted(host)
    default: try firstLine(of: source.path, host)
    }
  }

  private static func prompted(_ host: PolicyHost) throws(RunFailure) -> String {
    guard host.passwords.isTerminal() else {
      throw RunFailure(
        message: "Standard input is not a terminal, so the current password cannot be asked for; \(advice)")
    }
    switch try host.passwords.ask("Current password", advice) {
    case .typed(let password) where !password.isEmpty: return password
    case .unchecked(.invalidUTF8): throw RunFailure(message: "The current password is not UTF-8")
    case .unchecked(.tooLong):
      throw RunFailure(message: "The current password is too long; expected at most 16 MiB")
    case .typed, .cancelled: throw RunFailure(message: "No current password was given")
    }
  }

  private static func firstLine(of path: SystemPath, _ host: PolicyHost) throws(RunFailure) -> String {
    let source = try host.files.text(at: path, as: .password)
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

extension InputKind {
  static let password = InputKind(
    name: "file with a password", limit: LineDefect.maximumLength,
    expectation: "--current expects a file with the current password in its first line,"
      + " or - or prompt to type it on the terminal")
}
