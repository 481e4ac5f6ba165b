#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The behaviour of the process for signals that it does not catch.
package enum Signals {
  /// The exit code that shells report for a process whose reader has closed the pipe (`SIGPIPE`).
  package static let exitCodeOfBrokenPipe: Int32 = 128 + SIGPIPE

  /// Makes the signals that end a process (`SIGINT`, `SIGTERM`, `SIGHUP`, `SIGQUIT`) end this one at once, even if the
  /// thread that started it had blocked them.
  package static func unblockTermination() { CaughtSignals.unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) }

  /// Turns exceeding the limit on file sizes (`ulimit -f`) into a failed call, like a full disk. The signal would end
  /// the process without a message.
  package static func treatFileSizeLimitAsFailure() { signal(SIGXFSZ, SIG_IGN) }
}
