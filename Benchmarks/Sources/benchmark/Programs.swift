#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The resources that a program used from its start to its end.
struct ProgramRun {
  /// The wall-clock time in seconds.
  let wall: Double
  /// The processor time in the program's own code, in seconds.
  let user: Double
  /// The processor time in the system, in seconds.
  let system: Double
  /// The peak memory in bytes.
  let peak: Double
  /// The standard output, up to the capacity of a pipe.
  let output: String
}

/// The error for a program that could not be run, or that ended with an error.
struct ProgramFailure: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program to its end; `path` must contain a `/`.
///
/// - Parameters:
///   - input: A file that the program reads as standard input; its output then goes to the null device. Without an
///     input, the program may write only a little output.
///   - code: The expected exit code.
func run(
  _ path: String, _ arguments: [String], input: String? = nil, endingWith code: CInt = 0
) throws(ProgramFailure) -> ProgramRun {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var pipes: [CInt] = [0, 0]
  guard pipe(&pipes) == 0 else { throw ProgramFailure(description: "no pipe could be opened") }
  defer { for end in pipes { close(end) } }
  if let input {
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  } else {
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
  }
  for end in pipes { posix_spawn_file_actions_addclose(&actions, end) }
  var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  let start = wallTime()
  var process = pid_t()
  guard posix_spawn(&process, path, &actions, nil, &words, environ) == 0 else {
    throw ProgramFailure(description: "\(path) cannot be started")
  }
  var status: CInt = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process else {
    throw ProgramFailure(description: "\(path) cannot be waited for")
  }
  let wall = wallTime() - start
  // The second byte of the status contains the exit code, and the first one any other cause of termination.
  guard status == code << 8 else { throw ProgramFailure(description: "\(path) ended with the status \(status)") }
  var buffer = [UInt8](repeating: 0, count: 1 << 12)
  _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
  let length = read(pipes[0], &buffer, buffer.count)
  return ProgramRun(
    wall: wall, user: seconds(usage.ru_utime), system: seconds(usage.ru_stime),
    peak: Double(usage.ru_maxrss) * unitOfPeak,
    output: String(decoding: buffer.prefix(max(length, 0)), as: UTF8.self))
}

#if canImport(Darwin)
  private let unitOfPeak = 1.0
#else
  /// Linux reports KiB (`getrusage(2)`).
  private let unitOfPeak = 1024.0
#endif

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

/// Runs the programs in turn, `rounds` times, after one round that is not counted.
func runs(
  rounds: Int, _ programs: [(path: String, arguments: [String])]
) throws(ProgramFailure) -> [[ProgramRun]] {
  var results = programs.map { _ in [ProgramRun]() }
  for round in 0...rounds {
    for (index, program) in programs.enumerated() {
      let result = try run(program.path, program.arguments)
      if round > 0 { results[index].append(result) }
    }
  }
  return results
}

/// Returns the size of a file in bytes; `nil` if there is no file.
func size(ofFile path: String) -> Double? {
  var information = stat()
  guard stat(path, &information) == 0 else { return nil }
  return Double(information.st_size)
}
