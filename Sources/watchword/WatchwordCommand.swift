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
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      StandardError.report(failure)
      exit(withError: ExitCode.trouble)
    } catch let failure as UnusablePolicy {
      StandardError.report(CommandFailure(message: failure.message))
      exit(withError: ExitCode.trouble)
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      let isHelp = exitCode(for: error) == .success
      let message = fullMessage(for: error)
      if isHelp {
        StandardOutput.write(HelpText.withExamplesLast(message + "\n"))
      } else {
        StandardError.write(message + "\n")
      }
      exit(withError: isHelp ? ExitCode.success : ExitCode.trouble)
    }
  }
}

extension ExitCode {
  /// Something was found, or a rule is unmet.
  static let findings = ExitCode(1)
  /// Wrong usage, wrong configuration, or something that could not be read or written.
  static let trouble = ExitCode(2)
}
