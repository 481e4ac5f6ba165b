import ArgumentParser
import WatchwordBasics
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// The `watchword` command.
@main
struct WatchwordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watchword",
    abstract: "Turn password policies into correct rule text in every language, and check translations.",
    discussion: """
      Examples:
        watchword text strong --locale ru
        watchword lint MyApp
      """,
    version: Version.description,
    subcommands: [
      TextCommand.self, CheckCommand.self, LintCommand.self, StatusCommand.self, DiffCommand.self,
      ExplainCommand.self, PolicyCommand.self,
      ConvertCommand.self, ExportCommand.self, PseudoCommand.self, CompileCommand.self, FormCommand.self,
      PreviewCommand.self,
    ])

  /// Runs the command. Exits with 1 for findings or an unmet rule, and with 2 for wrong usage, wrong configuration or
  /// an I/O error.
  ///
  /// Commands use only the main thread until they need more: the threads of Swift concurrency need file descriptors and
  /// memory, and they trap or wait for ever if they cannot get them.
  static func main() {
    do {
      Signals.treatFileSizeLimitAsFailure()
      Memory.shareArenaIfScarce()
      try MemoryNeed.requireBase(.system)
      try ArgumentLength.requireBounded()
      let arguments = Array(CommandLine.arguments.dropFirst())
      // Scripts often query the version, and this path takes a third of the parser's time.
      if arguments == ["--version"] { return try StandardOutput.write(configuration.version + "\n") }
      try CommandNames.requireKnown(in: arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      end(after: error)
    }
  }

  /// Reports `error`, and ends the process with its exit code.
  static func end(after error: any Error) -> Never { exit(withError: exitCode(after: error)) }

  /// Prints the requested help, or reports the error on standard error. Returns the exit code.
  static func exitCode(after error: any Error) -> ExitCode {
    switch error {
    case let code as ExitCode: return code
    case let failure as RunFailure:
      StandardError.report(failure)
      return ExitCode(failure.exitCode)
    case let failure as FileError: StandardError.report(RunFailure(message: failure.description))
    case let unknown as UnknownCommand:
      StandardError.report(RunFailure(message: unknown.message))
      StandardError.write(unknown.usage + "\n")
    case let request where exitCode(for: request) == .success:
      do {
        try StandardOutput.write(HelpText.withExamplesLast(fullMessage(for: request) + "\n"))
        return .success
      } catch {
        return exitCode(after: error)
      }
    default:
      let message = TerminalText.escaped(fullMessage(for: error), keepingLineBreaks: true)
      let prefix = "Error: "
      StandardError.write((message.hasPrefix(prefix) ? "error: " + message.dropFirst(prefix.count) : message) + "\n")
    }
    return ExitCode.trouble
  }
}
