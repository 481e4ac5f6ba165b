import WatchwordPolicy

/// The texts of a policy's rules in their states, each rendered on first use.
struct RuleTexts: Sendable {
  private let report: CheckReport
  private let format: CheckFormat
  private let separator: [UInt8]
  private let end: [UInt8]
  /// The rendered texts, by rule and state.
  private var made: [[[UInt8]?]]

  /// The numbers of missing and of excess characters that have a slot; passwords rarely lack more.
  private static let numbers = 256
  private static let places = 5 + 2 * numbers

  init(_ report: CheckReport, _ format: CheckFormat) {
    self.report = report
    self.format = format
    separator = Array(format.separator.utf8)
    end = Array(format.end.utf8)
    made = report.policy.rules.map { _ in Array(repeating: nil, count: Self.places) }
  }

  /// Appends the result for the password in a line.
  mutating func write(_ assessment: Assessment, line: Int, to output: inout [UInt8]) {
    output += format.start(line, assessment.verdict).utf8
    for index in assessment.states.indices {
      if index > 0 { output += separator }
      write(index, of: assessment, to: &output)
    }
    output += end
  }

  /// Appends the text of the rule at `index` in `assessment`.
  private mutating func write(_ index: Int, of assessment: Assessment, to output: inout [UInt8]) {
    let place = Self.place(of: assessment.states[index])
    if let place, let text = made[index][place] {
      output += text
      return
    }
    let text = Array(format.rule(assessment.rules[index], report).utf8)
    if let place { made[index][place] = text }
    output += text
  }

  private static func place(of state: RuleState) -> Int? {
    switch state {
    case .met: 0
    case .unmet(.present): 1
    case .undetermined(.serverOnly): 2
    case .undetermined(.notGiven): 3
    case .undetermined(.tooLong): 4
    case .undetermined: nil
    case .unmet(.missing(let count)): (0..<numbers).contains(count) ? 5 + count : nil
    case .unmet(.excess(let count)): (0..<numbers).contains(count) ? 5 + numbers + count : nil
    }
  }
}
