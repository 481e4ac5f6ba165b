package import WatchwordBasics
package import WatchwordPolicy
import WatchwordReporting

/// A check of passwords: how it judges and prints them, and what it has counted. An empty line is an empty password.
package struct PasswordCheck: Sendable {
  package let report: CheckReport
  package let context: AssessmentContext
  private let format: CheckFormat
  /// The policy's name if only the summary is printed; otherwise `nil`.
  package let summaryOf: String?
  private let breaches: BreachLookup?
  private let console: Console
  private var tally: AssessmentTally
  private var exitCode: Int32 = 0
  private var hasResult = false
  /// The number of lines so far.
  package private(set) var lineCount = 0

  init(
    _ report: CheckReport, _ context: AssessmentContext, _ breaches: BreachLookup?, _ format: CheckFormat,
    summaryOf: String?, on console: Console
  ) {
    self.report = report
    self.context = context
    self.breaches = breaches
    self.format = format
    self.summaryOf = summaryOf
    self.console = console
    tally = AssessmentTally(of: report.policy)
  }

  /// A checker for one thread.
  package var checker: LineChecker { LineChecker(report, context, format, isSummary: summaryOf != nil) }

  /// Whether the results are for people, who see the rules while they type.
  package var isForPeople: Bool { ExactText(format.word) == ExactText(CheckFormat.text.word) }

  /// Prints what precedes all results.
  package func begin() throws(RunFailure) {
    if summaryOf == nil { try console.write(format.header(report)) }
  }

  /// Checks the lines of `source` one after the other.
  package mutating func run(_ source: some ByteSource) throws(RunFailure) {
    var lines = InputLines(of: source)
    var checker = checker
    try begin()
    while let chunk = try lines.next() { try note(checker.check(chunk, from: lineCount + 1)) }
    try finish()
  }

  /// Checks what was typed.
  package mutating func run(_ typed: TypedInput) throws(RunFailure) {
    var checker = checker
    let result: LineChecker.Result
    switch typed {
    case .typed(let password): result = checker.check(.success(password))
    case .unchecked(let defect): result = checker.check(.failure(defect))
    case .cancelled: throw RunFailure(message: "No password was given")
    }
    try begin()
    try note(result)
    try finish()
  }

  /// Prints and counts the result of a chunk.
  package mutating func note(_ result: LineChecker.Result) throws(RunFailure) {
    for (line, problem) in result.problems {
      console.report([problem.finding(line: line)])
      exitCode = max(exitCode, problem == .tooLong ? RunFailure.trouble : RunFailure.findings)
    }
    if !result.output.isEmpty {
      try console.writeBytes(hasResult ? result.output : Array(result.output.dropFirst(format.gap.utf8.count)))
      hasResult = true
    }
    lineCount += result.lineCount
    tally.add(result.tally)
  }

  /// Prints the summary, if it was asked for. Throws the exit code unless it is 0.
  package func finish() throws(RunFailure) {
    guard lineCount > 0 else {
      throw RunFailure(message: "Nothing was checked: standard input is empty; expected one password per line")
    }
    if let summaryOf {
      try console.write(CheckSummary(policy: summaryOf, report: report, tally: tally).text(in: format.summary))
    }
    try breaches?.requireAnswers(tally, report.policy)
    let code = max(exitCode, tally.unmet > 0 ? RunFailure.findings : 0)
    if code != 0 { throw .said(exitCode: code) }
  }
}
