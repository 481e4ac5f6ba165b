import ArgumentParser
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Commands that work on several threads.
enum ParallelWork {
  /// Runs `command` and ends the process: with 0, or as `end` does where the command throws.
  ///
  /// - Throws: `CommandFailure` where so few files can be open that the threads might not start.
  static func run(
    _ command: sending any AsyncParsableCommand, endingBy end: @escaping @Sendable (any Error) -> Never
  ) throws -> Never {
    guard canOpen(descriptorsOfRuntime + descriptorsOfWork) else {
      throw CommandFailure(
        message: "Too few files can be open at a time\(limit) for this command; raise the limit, as by ulimit -n 64")
    }
    Task {
      var command = command
      do { try await command.run() } catch { end(error) }
      exit(0)
    }
    dispatchMain()
  }

  /// On Linux: one to wait for events, one to be woken by, and one for each of three clocks.
  private static let descriptorsOfRuntime = 5
  /// One for the file or folder that is read.
  private static let descriptorsOfWork = 1

  /// Whether so many more files can be open at the same time.
  private static func canOpen(_ count: Int) -> Bool {
    var ends: [Int32] = []
    defer { for end in ends { close(end) } }
    while ends.count < count {
      let end = open("/", O_RDONLY | O_CLOEXEC)
      guard end >= 0 else { return false }
      ends.append(end)
    }
    return true
  }

  /// How many files the system lets the process open, in parentheses.
  private static var limit: String {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    return isKnown ? " (\(limit.rlim_cur))" : ""
  }
}
