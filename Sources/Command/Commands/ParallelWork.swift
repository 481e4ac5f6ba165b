import ArgumentParser
import Dispatch
import WatchwordSystemFiles

/// Commands that work on several threads.
enum ParallelWork {
  /// Runs `command` and ends the process: with 0, or with `end` if the command throws.
  ///
  /// - Throws: `CommandFailure` if the limit on open files is so low that the threads might not start.
  static func run(
    _ command: sending any AsyncParsableCommand, endingBy end: @escaping @Sendable (any Error) -> Never
  ) throws -> Never {
    guard OpenFileLimit.allows(descriptorsOfRuntime + descriptorsOfWork) else {
      let limit = OpenFileLimit.value.map { " (\($0))" } ?? ""
      throw CommandFailure(
        message: "The limit on open files\(limit) is too low for this command; raise it, for example with ulimit -n 64")
    }
    Task {
      var command = command
      do { try await command.run() } catch { end(error) }
      WatchwordCommand.exit()
    }
    dispatchMain()
  }

  /// On Linux: one to wait for events, one to be woken by, and one for each of three clocks.
  private static let descriptorsOfRuntime = 5
  /// One for the file or folder that is read.
  private static let descriptorsOfWork = 1
}
