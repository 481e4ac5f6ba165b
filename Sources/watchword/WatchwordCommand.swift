import ArgumentParser

/// The command.
@main
struct WatchwordCommand: AsyncParsableCommand {
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
  static func main() async {
    do {
      try await parseAndRun()
    } catch {
      exit(withError: report(error))
    }
  }

  private static func parseAndRun() async throws {
    try RawArguments.requireBoundedLength()
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let request where exitCode(for: request) == .success {
      try StandardOutput.write(HelpText.withExamplesLast(fullMessage(for: request) + "\n"))
    }
  }

  /// Says on standard error what went wrong, and returns the command's exit code.
  private static func report(_ error: any Error) -> ExitCode {
    switch error {
    case let code as ExitCode: return code
    case let failure as CommandFailure: StandardError.report(failure)
    case let failure as UnusablePolicy: StandardError.report(CommandFailure(message: failure.message))
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
