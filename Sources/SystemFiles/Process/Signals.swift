#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process does at signals that it does not catch.
public enum Signals {
  /// The exit code that shells give a process whose reader has gone away (`SIGPIPE`).
  public static let exitCodeOfBrokenPipe: Int32 = 128 + SIGPIPE

  /// Makes a file that reaches the limit on its size (`ulimit -f`) a failed call, as a full disk is: the signal would
  /// end the process without a word.
  public static func treatFileSizeLimitAsFailure() { signal(SIGXFSZ, SIG_IGN) }
}
