import ArgumentParser
import WatchwordDiagnostics

/// The names of commands, in `watchword NAME…` and `watchword help NAME…`.
enum CommandNames {
  /// Throws if an argument in the position of a command name is not one.
  ///
  /// Without this, the argument parser would look for `--help` first and show help for a command that does not exist.
  static func requireKnown(in arguments: [String]) throws {
    let help: ExactText = "help"
    let asksForHelp = arguments.first.map { ExactText($0) } == help
    var command: any ParsableCommand.Type = WatchwordCommand.self
    var path: [String] = []
    for argument in arguments.dropFirst(asksForHelp ? 1 : 0) {
      // The parser handles options and `help help`.
      if argument.utf8.first == UInt8(ascii: "-") || asksForHelp && ExactText(argument) == help { return }
      let known = command.configuration.subcommands
      if known.isEmpty, !asksForHelp { return }
      guard let next = known.first(where: { $0.names.contains(ExactText(argument)) }) else {
        throw UnknownCommand(argument, behind: path, known: known, of: command)
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
