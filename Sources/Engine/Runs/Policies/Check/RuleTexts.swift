import WatchwordBasics
import WatchwordPolicy

/// The texts of a policy's rules in their states, each rendered on first use.
struct RuleTexts: Sendable {
  private let report: CheckReport
  private let format: CheckFormat
  private let separator: [UInt8]
  /// The rendered texts, by rule and state.
  private var made: [[[UInt8]?]]

  /// The number of slots for counts of missing characters, and of those for excess characters; higher counts are rare.
  private static let numbers = 256
  private static let slotCount = 5 + 2 * numbers

  init(_ report: CheckReport, _ format: CheckFormat) {
    self.report = report
    self.format = format
    separator = Array(format.separator.utf8)
    made = report.policy.rules.map { _ in Array(repeating: nil, count: Self.slotCount) }
  }

  /// Appends the result for the password in a line.
  mutating func write(_ assessment: Assessment, line: Int, to output: inout [UInt8]) {
    output += format.start(line, assessment.verdict).utf8
    for index in assessment.states.indices {
      if index > 0 { output += separator }
      write(index, of: assessment, to: &output)
    }
    output += format.end(assessment).utf8
  }

  /// Appends the text of the rule at `index` in `assessment`.
  private mutating func write(_ index: Int, of assessment: Assessment, to output: inout [UInt8]) {
    let slot = Self.slot(of: assessment.states[index])
    if let slot, let text = made[index][slot] {
      output += text
      return
    }
    let text = Array(format.rule(assessment.rules[index], report).utf8)
    if let slot { made[index][slot] = text }
    output += text
  }

  private static func slot(of state: RuleState) -> Int? {
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
