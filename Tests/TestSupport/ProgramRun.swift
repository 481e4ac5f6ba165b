public import Foundation

/// A run of a program, from its start to its end.
///
/// Foundation's `Process` lets a program inherit the pipes of those that start beside it, and then waits for both to
/// end. Tests run side by side.
public struct ProgramRun {
  /// What the program wrote to standard output.
  public let output: Data
  /// What the program wrote to standard error.
  public let errors: Data
  /// The exit code, or the number of the signal that ended the program.
  public let exitCode: Int32

  /// Runs `program` with `arguments` and this environment in `folder`, feeding it `input`.
  ///
  /// - Throws: `POSIXError` if there is no process for it.
  public init(
    _ program: URL, _ arguments: [String], input: Data = Data(),
    environment: [String: String] = ProcessInfo.processInfo.environment, in folder: URL = packageFolder
  ) throws {
    let (stdin, stdout, stderr) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    let given = (stdin.reading, stdout.writing, stderr.writing)
    let process = try Self.start(program, arguments, environment, in: folder, given)
    for end in [given.0, given.1, given.2] { close(end) }
    Self.feed(input, to: FileHandle(fileDescriptor: stdin.writing, closeOnDealloc: true))
    let texts = Self.read(stdout.reading, stderr.reading)
    (output, errors) = (texts[0], texts[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    exitCode = signal == 0 ? status >> 8 & 0xFF : signal
  }

  /// Writes `input` to a program, which need not read it, on a thread of its own.
  public static func feed(_ input: Data, to end: FileHandle) {
    let feeder = Thread {
      // Writing to a program that has ended must not end the tests.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      try? end.write(contentsOf: input)
      try? end.close()
    }
    feeder.start()
  }

  /// A pipe that other programs do not inherit.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(
    _ program: URL, _ arguments: [String], _ environment: [String: String], in folder: URL,
    _ streams: (Int32, Int32, Int32)
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams.0, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.1, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.2, STDERR_FILENO)
    // POSIX has no other way to start it in another folder.
    let shell = "/bin/sh"
    let words =
      ([shell, "-c", #"cd "$0" && exec "$@""#, folder.path, program.path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, shell, &actions, nil, words, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
    return process
  }

  /// Reads both ends, so that the program never waits for the other one to be read.
  private static func read(_ ends: Int32...) -> [Data] {
    var texts = ends.map { _ in Data() }
    var requests = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while requests.contains(where: { $0.fd >= 0 }) {
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      for index in requests.indices where requests[index].revents != 0 {
        let count = Foundation.read(requests[index].fd, &chunk, chunk.count)
        if count > 0 {
          texts[index] += chunk[..<count]
        } else {
          close(requests[index].fd)
          requests[index].fd = -1
        }
      }
    }
    return texts
  }
}
