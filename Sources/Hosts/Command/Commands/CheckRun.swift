import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordReporting
import WatchwordSystemFiles

/// A check of every line of standard input. An empty line is an empty password.
struct CheckRun: Sendable {
  let report: CheckReport
  let context: AssessmentContext
  /// The breached passwords, for the rule `breached-password`.
  let breaches: BreachList?
  let format: CheckFormat
  /// The policy's name if only the summary is printed; otherwise `nil`.
  let summaryOf: String?
  private var lines = InputLines(of: StandardInput())
  private var bar: ProgressBar?
  private var tally: AssessmentTally
  private var codes: Set<ExitCode> = []
  private var lineCount = 0
  private var hasResult = false

  /// The minimum number of input bytes for which all processors are used.
  private static let largeSize = 1 << 17
  /// The memory that a thread needs for chunks of input and their output.
  private static let bytesOfThread = 24 << 20

  init(
    _ report: CheckReport, _ context: AssessmentContext, _ breaches: BreachList?, _ format: CheckFormat,
    summaryOf: String?
  ) {
    self.report = report
    self.context = context
    self.breaches = breaches
    self.format = format
    self.summaryOf = summaryOf
    tally = AssessmentTally(of: report.policy)
    // Results on the same terminal would mix with the bar.
    if summaryOf != nil || !StandardStream.output.isTerminal {
      let size = StandardStream.input.file.size
      bar = ProgressBar(total: size > 0 ? size : nil)
    }
  }

  /// Checks all lines. Throws the exit code unless it is 0.
  mutating func run() throws {
    if summaryOf == nil { try StandardOutput.write(format.header(report)) }
    var checker = self.checker
    var read = 0
    while let chunk = try lines.next() {
      let result = checker.check(chunk, from: lineCount + 1)
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

  private var checker: LineChecker { LineChecker(report, context, format, isSummary: summaryOf != nil) }

  /// Checks the remaining lines, several chunks at a time, and prints the results in order.
  private mutating func runOnAllProcessors() async throws {
    typealias Work = (task: Task<(LineChecker.Result, LineChecker), Never>, size: Int)
    var running: [Work] = []
    var idle = Array(repeating: checker, count: Processors.count + 1)
    var begun = lineCount
    while let chunk = try lines.next() {
      let first = begun + 1
      begun += chunk.lineCount
      let checker = idle.popLast() ?? self.checker
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
    for (line, problem) in result.problems {
      StandardError.report([problem.diagnostic(line: line)])
      codes.insert(problem == .tooLong ? .trouble : .findings)
    }
    let isFirst = !hasResult && !result.output.isEmpty
    if !result.output.isEmpty {
      try StandardOutput.write(isFirst ? Array(result.output.dropFirst(format.gap.utf8.count)) : result.output)
      hasResult = true
    }
    lineCount += result.lineCount
    tally.add(result.tally)
    bar?.advance(by: size)
  }

  private func finish() throws {
    bar?.finish()
    guard lineCount > 0 else {
      throw RunFailure(message: "Nothing was checked: standard input is empty; expected one password per line")
    }
    if let summaryOf {
      let summary = CheckSummary(policy: summaryOf, report: report, tally: tally)
      try StandardOutput.write(summary.text(in: format.summary))
    }
    try breaches?.requireAnswers(in: tally, by: report.policy)
    if tally.unmet > 0, !codes.contains(.trouble) { throw ExitCode.findings }
    if let code = [.trouble, .findings].first(where: codes.contains) { throw code }
  }
}
