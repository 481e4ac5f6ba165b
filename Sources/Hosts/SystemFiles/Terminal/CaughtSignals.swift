#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals that are caught so that ordinary code can handle them: as long as the value exists, each signal becomes a
/// byte in a pipe.
///
/// There can be only one such value at a time.
package struct CaughtSignals: ~Copyable {
  /// The caught signals: those that end, stop or continue the command, and the one for a change of the terminal's size.
  static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// The pipe to which the handler writes, a global variable because a handler can use no others. It changes only
  /// before the handlers are installed and after they are removed.
  nonisolated(unsafe) private static var pipe: Int32 = -1

  /// The end of the pipe to read from.
  package let descriptor: Int32

  private let before: [(signal: Int32, handler: Handler)]

  private typealias Handler = (@convention(c) (Int32) -> Void)?

  private init(descriptor: Int32, before: [(signal: Int32, handler: Handler)]) {
    self.descriptor = descriptor
    self.before = before
  }

  /// Starts catching the signals; `nil` if the system has no more pipes.
  ///
  /// Signals that were ignored when the command started remain ignored (`nohup`).
  package static func install() -> CaughtSignals? {
    guard let ends = openPipe() else { return nil }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    pipe = ends[1]
    var before: [(Int32, Handler)] = []
    for number in all {
      let handler = signal(number, forward)
      if isIgnoring(handler) { signal(number, SIG_IGN) } else { before.append((number, handler)) }
    }
    unblock(before.map(\.0))
    return CaughtSignals(descriptor: ends[0], before: before)
  }

  deinit {
    for (number, handler) in before { signal(number, handler) }
    close(descriptor)
    close(Self.pipe)
    Self.pipe = -1
  }

  /// Returns the next caught signal; call this when the descriptor is readable.
  package func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Performs the system's default action for this signal: ends the command, or stops it until it is continued.
  package func deliver(_ number: Int32) {
    signal(number, SIG_DFL)
    Self.unblock([number])
    raise(number)
    signal(number, Self.forward)
  }

  /// Unblocks the signals for this thread, because a process inherits the blocked signals of the thread that started
  /// it.
  package static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let forward: @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(CaughtSignals.pipe, &byte, 1)
    errno = error
  }

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Opens a pipe whose descriptors do not have the number of a closed standard stream, because other output could be
  /// written there.
  private static func openPipe() -> [Int32]? {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return nil }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      return nil
    }
    return moved
  }

  private static func systemPipe(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Darwin)
      Darwin.pipe(&ends)
    #elseif canImport(Musl)
      Musl.pipe(&ends)
    #else
      Glibc.pipe(&ends)
    #endif
  }
}
