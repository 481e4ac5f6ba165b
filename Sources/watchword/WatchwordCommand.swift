import ArgumentParser

/// The command.
@main
struct WatchwordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watchword",
    abstract: "Password policies in, correct rule text in every language out; translations checked to the column.",
    discussion: """
      Examples:
        watchword text Policies/strong.json --locale ru
        watchword lint Locales
      """,
    version: "0.1.0",
    subcommands: [
      TextCommand.self, CheckCommand.self, LintCommand.self, ExplainCommand.self, PolicyCommand.self,
      CompileCommand.self,
    ])

  /// Runs the command; 1 stands for findings or an unmet rule, 2 for wrong usage, configuration or I/O.
  ///
  /// Most commands run on the main thread alone: the threads of Swift's concurrency take open files, and where they get
  /// none, they trap.
  static func main() {
    do {
      StandardOutput.treatSizeLimitAsFailure()
      try RawArguments.requireBoundedLength()
      try CommandNames.requireKnown(in: Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      if let command = command as? any AsyncParsableCommand {
        try ParallelWork.run(command) { exit(withError: exitCode(after: $0)) }
      }
      try command.run()
    } catch {
      exit(withError: exitCode(after: error))
    }
  }

  /// Prints the help that was asked for, or says on standard error what went wrong, and returns the exit code.
  private static func exitCode(after error: any Error) -> ExitCode {
    switch error {
    case let code as ExitCode: return code
    case let failure as CommandFailure: StandardError.report(failure)
    case let failure as UnusablePolicy: StandardError.report(CommandFailure(message: failure.message))
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

extension ExitCode {
  /// Something was found, or a rule is unmet.
  static let findings = ExitCode(1)
  /// Wrong usage, wrong configuration, or something that could not be read or written.
  static let trouble = ExitCode(2)
}
