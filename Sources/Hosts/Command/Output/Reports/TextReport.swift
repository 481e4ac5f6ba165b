import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis

/// The output of `watchword text`.
struct TextReport: CommandOutput {
  /// The policy's name.
  let policy: String
  /// The style of wording.
  let style: TextStyle
  /// The text in each requested locale.
  let locales: [LocalizedText]

  static let formats: [OutputFormat<TextReport>] = [.text, .json, .csv, .markdown, .html]

  /// Returns the text of each rule in a locale, or the summary as the only row.
  private func rows(of text: LocalizedText) -> [LocalizedText.Row] {
    switch style {
    case .checklist, .requirement: text.rules
    case .summary, .relid: [LocalizedText.Row(rule: "summary", text: text.summary)]
    }
  }

  /// Returns a list for each locale, below its tag if there are several; for spreadsheets, one table of all.
  func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    if medium == .csv {
      let rows: [[StyledText]] = locales.flatMap { text in
        self.rows(of: text).map { row in ["\(text.locale.description)", "\(row.rule)", "\(row.text)"] }
      }
      document.add(.table(OutputDocument.Table(columns: ["locale", "rule", "text"], rows: rows)))
      return document
    }
    let isAlone = locales.count == 1
    for text in locales {
      if !isAlone, medium == .text { document.add(.paragraph("\(text.locale.description)")) }
      if !isAlone, medium == .markdown { document.add(.heading(2, "\(text.locale.description)")) }
      document.add(
        .list(
          OutputDocument.List(
            items: rows(of: text).map { .init(id: $0.rule, text: "\($0.text, .lines)") }, indent: isAlone ? 0 : 2,
            language: TextLanguage(tag: text.locale, direction: text.direction))))
    }
    return document
  }

  var json: String { LocalizedText.json(locales, ofPolicyNamed: policy) }
}

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
  private static let slotCount = 5 + 2 * numbers

  init(_ report: CheckReport, _ format: CheckFormat) {
    self.report = report
    self.format = format
    separator = Array(format.separator.utf8)
    end = Array(format.end.utf8)
    made = report.policy.rules.map { _ in Array(repeating: nil, count: Self.slotCount) }
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

/// The text of a share, with its confidence interval if it is an estimate.
struct ShareText {
  private let share: GuessShares.Share
  private let isKnown: Bool

  /// Creates the text for `share`; `isKnown` is false if it is an estimate.
  init(of share: GuessShares.Share, isKnown: Bool) {
    self.share = share
    self.isKnown = isKnown
  }

  /// The share and its interval, such as `12.3 % (12.1–12.5)`; small shares have two decimals. A nonzero share is never
  /// shown as 0, and an incomplete one never as 100.
  var withInterval: String {
    let isSmall = share.high > 0 && share.high < 0.01
    func digits(_ part: Double) -> String { Self.percent(part, decimals: isSmall ? 2 : 1) }
    let minimum = isSmall ? "0.01" : "0.1"
    let value =
      if share.value > 0, digits(share.value) == digits(0) {
        "<\(minimum)"
      } else if share.value < 1, digits(share.value) == "100.0" { ">99.9" } else { digits(share.value) }
    return isKnown ? "\(value) %" : "\(value) % (\(digits(share.low))–\(digits(share.high)))"
  }

  /// Returns a share in per cent with one, two or three decimals.
  static func percent(_ part: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((part * 100 * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }
}
