package import WatchwordPolicy

/// A checker of the passwords in chunks of input, one for each thread.
package struct LineChecker: Sendable {
  private let report: CheckReport
  private let context: AssessmentContext
  private let format: CheckFormat
  /// Whether only counts are needed.
  private let isSummary: Bool
  private var texts: RuleTexts
  private let gap: [UInt8]

  /// The results of a chunk.
  package struct Result: Sendable {
    /// The output to print.
    fileprivate(set) var output: [UInt8] = []
    /// The lines that could not be checked, with their numbers.
    package fileprivate(set) var problems: [(line: Int, problem: LineDefect)] = []
    fileprivate(set) var tally: AssessmentTally
    /// The number of lines.
    package fileprivate(set) var lineCount = 0
  }

  init(_ report: CheckReport, _ context: AssessmentContext, _ format: CheckFormat, isSummary: Bool) {
    self.report = report
    self.context = context
    self.format = format
    self.isSummary = isSummary
    texts = RuleTexts(report, format)
    gap = Array(format.gap.utf8)
  }

  /// Checks the lines of a chunk whose first line has the number `first`. A gap precedes each result.
  package mutating func check(_ chunk: InputChunk, from first: Int) -> Result {
    var result = Result(tally: AssessmentTally(of: report.policy))
    guard case .lines(let bytes) = chunk else {
      refuse(.tooLong, line: first, &result)
      return result
    }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      check(bytes[start..<end], number: first + result.lineCount, &result)
      start = end + 1
    }
    return result
  }

  private mutating func check(_ line: ArraySlice<UInt8>, number: Int, _ result: inout Result) {
    check(LineDefect.password(in: line), number: number, &result)
  }

  /// Checks the only password.
  mutating func check(_ password: Swift.Result<String, LineDefect>) -> Result {
    var result = Result(tally: AssessmentTally(of: report.policy))
    check(password, number: 1, &result)
    return result
  }

  private mutating func check(
    _ password: Swift.Result<String, LineDefect>, number: Int, _ result: inout Result
  ) {
    switch password {
    case .failure(let problem): refuse(problem, line: number, &result)
    case .success(let password):
      let assessment = report.policy.assess(password, in: context)
      result.lineCount += 1
      result.tally.add(assessment)
      if isSummary { return }
      result.output += gap
      texts.write(assessment, line: number, to: &result.output)
    }
  }

  private func refuse(_ problem: LineDefect, line: Int, _ result: inout Result) {
    result.lineCount += 1
    result.problems.append((line, problem))
    result.tally.addUnreadable()
    if !isSummary { result.output += format.unchecked(problem, line, report).utf8 }
  }
}
