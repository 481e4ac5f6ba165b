import ArgumentParser
import WatchwordBasics

/// The names of commands, in `watchword NAME…` and `watchword help NAME…`.
enum CommandNames {
  /// Throws if an argument in the position of a command name is not one.
  ///
  /// Without this, the argument parser would look for `--help` first and show help for a command that does not exist.
  static func requireKnown(in arguments: [String]) throws {
    let help: ExactText = "help"
    let isHelpRequest = arguments.first.map { ExactText($0) } == help
    var command: any ParsableCommand.Type = WatchwordCommand.self
    var path: [String] = []
    for argument in arguments.dropFirst(isHelpRequest ? 1 : 0) {
      // The parser handles options and `help help`.
      if argument.utf8.first == UInt8(ascii: "-") || isHelpRequest && ExactText(argument) == help { return }
      let known = command.configuration.subcommands
      if known.isEmpty, !isHelpRequest { return }
      guard let next = known.first(where: { $0.names.contains(ExactText(argument)) }) else {
        throw UnknownCommand(argument, after: path, known: known, of: command)
      }
      command = next
      path.append(argument)
    }
  }
}

extension ParsableCommand {
  /// The name and the aliases of the command.
  static var names: [ExactText] {
    ([configuration.commandName].compactMap { $0 } + configuration.aliases).map { ExactText($0) }
  }
}

/// The error for a name that no command has.
struct UnknownCommand: Error {
  /// The message: what was found, and what to do.
  let message: String
  /// The usage of the command that the name follows.
  let usage: String

  /// Creates the error for `name`, which follows the names `path` of `command`, whose subcommands are `known`.
  init(_ name: String, after path: [String], known: [any ParsableCommand.Type], of command: any ParsableCommand.Type) {
    let prefix = path.map { $0 + " " }.joined()
    let help = "watchword \(prefix)--help"
    // `audit` means `policy audit`, unless a command here has that name.
    let inner = known.first { $0.configuration.subcommands.contains { $0.names.contains(ExactText(name)) } }
    let nearest =
      inner?.names.first.map { "\($0) \(name)" }
      ?? Suggestion.nearest(to: ExactText(name), in: known.flatMap { $0.names }).map { "\($0)" }
    let hint =
      nearest.map { "did you mean \(prefix)\($0)?" } ?? "run \(help) for \(known.isEmpty ? "its options" : "the list")"
    message = "There is no command \"\(prefix)\(name.clipped)\"; \(hint)"
    usage = "Usage: \(WatchwordCommand.usageString(for: command))"
  }
}

/// The layout of printed help.
enum HelpText {
  /// Moves the examples to the end of the help, after the options, where readers look for them.
  static func withExamplesLast(_ help: String) -> String {
    var lines = help.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let start = lines.firstIndex(of: "Examples:"),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("USAGE:") })
    else { return help }
    let examples = lines[start..<end].filter { !$0.isEmpty }
    lines.removeSubrange(start..<end)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + [""] + examples).joined(separator: "\n") + "\n"
  }
}

extension ExitCode {
  /// Findings, or an unmet rule.
  static let findings = ExitCode(1)
  /// Wrong usage, wrong configuration, or something that could not be read or written.
  static let trouble = ExitCode(2)
  /// Cancelled by the user (Control-C): the code that shells report for `SIGINT`.
  static let cancelled = ExitCode(130)
}
