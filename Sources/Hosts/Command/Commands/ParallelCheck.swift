import WatchwordRuns
import WatchwordSystemFiles

/// A check of every line of standard input, on all processors if that helps.
struct ParallelCheck: Sendable {
  private var check: PasswordCheck
  private var lines = InputLines(of: StandardInput())
  private var bar: ProgressBar?

  /// The minimum number of input bytes for which all processors are used.
  private static let largeSize = 1 << 17
  /// The memory that a thread needs for chunks of input and their output.
  private static let bytesOfThread = 24 << 20

  init(_ check: PasswordCheck) {
    self.check = check
    // Results on the same terminal would mix with the bar.
    if check.summaryOf != nil || !StandardStream.output.isTerminal {
      let size = StandardStream.input.file.size
      bar = ProgressBar(total: size > 0 ? size : nil)
    }
  }

  /// Checks all lines. Throws the exit code unless it is 0.
  mutating func run() throws {
    try check.begin()
    var checker = check.checker
    var read = 0
    while let chunk = try lines.next() {
      let result = checker.check(chunk, from: check.lineCount + 1)
      read += chunk.count
      try note(result, of: chunk.count)
      if read >= Self.largeSize, StandardStream.input.hasMore, Self.canRunInParallel {
        let rest = self
        try ParallelWork.run {
          var rest = rest
          try await rest.runOnAllProcessors()
        }
      }
    }
    try finish()
  }

  /// Whether additional threads would help and can be created.
  private static var canRunInParallel: Bool {
    Processors.count > 1 && ParallelWork.isPossible
      && Memory.isAvailable((Processors.count + 2) * bytesOfThread, addressSpace: Memory.addressesOfThreads)
  }

  /// Checks the remaining lines, several chunks at a time, and prints the results in order.
  private mutating func runOnAllProcessors() async throws {
    typealias Work = (task: Task<(LineChecker.Result, LineChecker), Never>, size: Int)
    var running: [Work] = []
    var idle = Array(repeating: check.checker, count: Processors.count + 1)
    var begun = check.lineCount
    while let chunk = try lines.next() {
      let first = begun + 1
      begun += chunk.lineCount
      let checker = idle.popLast() ?? check.checker
      let task = Task {
        var checker = checker
        return (checker.check(chunk, from: first), checker)
      }
      running.append((task, chunk.count))
      // Flushes when input stalls, so interactive callers see each result.
      while let next = running.first, idle.isEmpty || !StandardStream.input.hasMore {
        running.removeFirst()
        let (result, checker) = await next.task.value
        idle.append(checker)
        try note(result, of: next.size)
      }
    }
    for next in running { try note(await next.task.value.0, of: next.size) }
    try finish()
  }

  /// Prints and counts the result of a chunk of `size` bytes.
  private mutating func note(_ result: LineChecker.Result, of size: Int) throws {
    if !result.problems.isEmpty { bar?.clear() }
    try check.note(result)
    bar?.advance(by: size)
  }

  private func finish() throws {
    bar?.finish()
    try check.finish()
  }
}
