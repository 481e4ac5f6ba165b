#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a program took from its start to its end.
struct ProgramRun {
  /// Seconds on the clock.
  let wall: Double
  /// Seconds of processor time in the program's own code.
  let user: Double
  /// The most memory that it held, in MiB.
  let memory: Double
}

/// A program could not be run, or ended with an error.
struct ProgramFailure: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program to its end, with its output thrown away; `path` holds a `/`.
func run(_ path: String, _ arguments: [String]) throws(ProgramFailure) -> ProgramRun {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
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
  guard status == 0 else { throw ProgramFailure(description: "\(path) ended with the status \(status)") }
  #if canImport(Darwin)
    let unit = 1.0
  #else
    let unit = 1024.0
  #endif
  return ProgramRun(
    wall: wall, user: Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) * 1e-6,
    memory: Double(usage.ru_maxrss) * unit / 1_048_576)
}

/// Runs the programs in turn, `rounds` times, behind one round that does not count.
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

/// The size of a file in bytes, or nothing where there is none.
func size(ofFile path: String) -> Double? {
  var information = stat()
  guard stat(path, &information) == 0 else { return nil }
  return Double(information.st_size)
}
