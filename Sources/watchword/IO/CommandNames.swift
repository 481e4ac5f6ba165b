import ArgumentParser
import Diagnostics

/// The names of commands, in `watchword NAME…` and `watchword help NAME…`.
enum CommandNames {
  /// Refuses the first argument that stands in the place of a command and names none.
  ///
  /// The argument parser looks for `--help` first, and then shows help for what is not there.
  static func requireKnown(in arguments: [String]) throws {
    let asksForHelp = arguments.first?.isSame(as: "help") ?? false
    var command: any ParsableCommand.Type = WatchwordCommand.self
    var path: [String] = []
    for argument in arguments.dropFirst(asksForHelp ? 1 : 0) {
      // Options are the parser's to judge; of `help help` it knows more than the list of commands.
      if argument.utf8.first == UInt8(ascii: "-") || asksForHelp && argument.isSame(as: "help") { return }
      let known = command.configuration.subcommands
      if known.isEmpty, !asksForHelp { return }
      guard let next = known.first(where: { $0.isCalled(argument) }) else {
        throw UnknownCommand(argument, behind: path, known: known, of: command)
      }
      command = next
      path.append(argument)
    }
  }
}

/// A name that no command has.
struct UnknownCommand: Error {
  /// What was found, and what to do.
  let message: String
  /// How the command is used that the name was given to.
  let usage: String

  fileprivate init(
    _ name: String, behind path: [String], known: [any ParsableCommand.Type], of command: any ParsableCommand.Type
  ) {
    let place = path.map { $0 + " " }.joined()
    let help = "watchword \(place)--help"
    let nearest = Suggestion.nearest(to: name, in: known.flatMap { $0.names })
    let hint = nearest.map { "did you mean \(place)\($0)?" } ?? "\(help) lists \(known.isEmpty ? "its options" : "all")"
    message = "There is no command \"\(place)\(name.clipped)\"; \(hint)"
    usage = "Usage: \(WatchwordCommand.usageString(for: command))"
  }
}

extension ParsableCommand {
  /// What the command is called by.
  fileprivate static var names: [String] {
    [configuration.commandName].compactMap { $0 } + configuration.aliases
  }

  fileprivate static func isCalled(_ name: String) -> Bool { names.contains { $0.isSame(as: name) } }
}
