import ArgumentParser
import Dispatch
import WatchwordBasics
import WatchwordSystemFiles

/// Work on several threads.
enum ParallelWork {
  /// Does `work` on all processors, and ends the process: with 0, or with the exit code for the error that `work`
  /// throws.
  ///
  /// - Throws: `RunFailure` if the limit on open files is so low that the threads might not start.
  static func run(_ work: sending @escaping () async throws -> Void) throws -> Never {
    guard isPossible else {
      let limit = OpenFileLimit.value.map { " (\($0))" } ?? ""
      throw RunFailure(
        message: "The limit on open files\(limit) is too low for this command; raise it, for example with ulimit -n 64")
    }
    Task {
      do { try await work() } catch { WatchwordCommand.end(after: error) }
      WatchwordCommand.exit()
    }
    dispatchMain()
  }

  /// Whether the limit on open files leaves enough for the threads to start.
  static var isPossible: Bool { OpenFileLimit.allows(descriptorsOfRuntime + descriptorsOfWork) }

  /// The number of file descriptors that the runtime uses. On Linux: one to wait for events, one for wake-ups, and one
  /// for each of three clocks.
  private static let descriptorsOfRuntime = 5
  /// The number of file descriptors that the work uses: one for the file or folder that is read.
  private static let descriptorsOfWork = 1
}
