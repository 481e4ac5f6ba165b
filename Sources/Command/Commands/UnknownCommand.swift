import ArgumentParser
import WatchwordDiagnostics

/// The error for a name that no command has.
struct UnknownCommand: Error {
  /// The message: what was found, and what to do.
  let message: String
  /// The usage of the command that the name follows.
  let usage: String

  /// Creates the error for `name`, which follows the names `path` of `command`, whose subcommands are `known`.
  init(_ name: String, behind path: [String], known: [any ParsableCommand.Type], of command: any ParsableCommand.Type) {
    let place = path.map { $0 + " " }.joined()
    let help = "watchword \(place)--help"
    // `audit` means `policy audit`, unless a command here has that name.
    let inner = known.first { $0.configuration.subcommands.contains { $0.names.contains(ExactText(name)) } }
    let nearest =
      inner?.names.first.map { "\($0) \(name)" }
      ?? Suggestion.nearest(to: ExactText(name), in: known.flatMap { $0.names }).map { "\($0)" }
    let hint =
      nearest.map { "did you mean \(place)\($0)?" } ?? "run \(help) for \(known.isEmpty ? "its options" : "the list")"
    message = "There is no command \"\(place)\(name.clipped)\"; \(hint)"
    usage = "Usage: \(WatchwordCommand.usageString(for: command))"
  }
}
