import ArgumentParser
import WatchwordSystemFiles

/// The command.
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

  /// Runs the command. It exits with 1 for findings or an unmet rule, with 2 for wrong usage, configuration or I/O.
  ///
  /// Commands run on the main thread alone until they need more: the threads of Swift's concurrency take open files and
  /// memory, and where they get none, they trap or wait for ever.
  static func main() {
    do {
      Signals.treatFileSizeLimitAsFailure()
      try MemoryNeed.requireBase()
      try ArgumentLength.requireBounded()
      let arguments = Array(CommandLine.arguments.dropFirst())
      // Scripts ask often, and this takes a third of the time of the parser.
      if arguments == ["--version"] { return try StandardOutput.write(configuration.version + "\n") }
      try CommandNames.requireKnown(in: arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      end(after: error)
    }
  }

  /// Ends the process as `error` asks for.
  static func end(after error: any Error) -> Never { exit(withError: exitCode(after: error)) }

  /// Prints the help that was asked for, or says on standard error what went wrong. Returns the exit code.
  static func exitCode(after error: any Error) -> ExitCode {
    switch error {
    case let code as ExitCode: return code
    case let failure as CommandFailure: StandardError.report(failure)
    case let refusal as RefusedPolicy: StandardError.report(refusal.failure)
    case let failure as FileError: StandardError.report(CommandFailure(message: failure.description))
    case let unknown as UnknownCommand:
      StandardError.report(CommandFailure(message: unknown.message))
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
