import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns

/// A report on how policies judge real passwords. It contains no part of a password.
struct MeasureReport: CommandOutput {
  let measurement: PasswordMeasurement

  static let formats: [OutputFormat<MeasureReport>] = [.text, .json, .csv, .markdown, .html]

  var json: String { measurement.json }

  func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument(title: "Password policies and real passwords")
    guard medium != .csv else {
      document.add(.table(sheet))
      return document
    }
    document.add(.heading(2, medium == .text ? "\(sources, .name)" : "Password policies and real passwords"))
    if medium != .text { document.add(.paragraph("\(sources, .name)")) }
    for line in introduction { document.add(.paragraph("\(line)")) }
    addAccepted(to: &document)
    addGuesses(to: &document)
    for policy in measurement.policies { addRules(of: policy, to: &document) }
    document.add(.heading(3, "What this does not show"))
    for line in caveats { document.add(.paragraph("\(line)")) }
    return document
  }

  private var sources: String { measurement.sources.map { "\($0)" }.joinedAsList }

  private var introduction: [String] {
    let passwords = "\(measurement.passwords.grouped) \(measurement.passwords == 1 ? "password" : "passwords")"
    let lines =
      measurement.lines == measurement.passwords
      ? "" : " in \(measurement.lines.grouped) lines, counted as often as they occur"
    var sentences = [passwords + lines]
    if measurement.unreadable > 0 {
      let (count, isOne) = (measurement.unreadable.grouped, measurement.unreadable == 1)
      sentences.append(
        "\(count) \(isOne ? "line was" : "lines were") not read: not UTF-8, longer than 1 MiB, or without a count")
    }
    if measurement.sources.contains(PasswordMeasurement.builtInLists) {
      sentences.append(
        "No list was given with --against: these are the common passwords and words that the command includes, not a"
          + " sample of what people use")
    }
    return sentences
  }

  private var caveats: [String] {
    [
      "The passwords were chosen without these policies. People who have to follow one choose others, so this shows which"
        + " known passwords a policy rejects, not what its users will choose",
      "The guesses are those of an attacker who has lists of passwords and words. Somebody who knows the user, or has"
        + " the password from another site, needs fewer",
    ]
  }

  // MARK: Accepted

  private func addAccepted(to document: inout OutputDocument) {
    let total = measurement.passwords
    let hasUndecided = measurement.policies.contains { $0.tally.undetermined > 0 }
    let rows = measurement.policies.map { policy -> [StyledText] in
      let tally = policy.tally
      let counts = [tally.accepted, tally.unmet] + (hasUndecided ? [tally.undetermined] : [])
      return ["\(policy.name, .name)"] + counts.flatMap { Self.cells($0, of: total) }
    }
    let heads = ["accepted", "rejected"] + (hasUndecided ? ["not decided"] : [])
    document.add(.heading(3, "What each policy accepts"))
    let bars = measurement.policies.map { policy in
      BarChart.Bar(
        label: policy.name, percent: total > 0 ? 100 * Double(policy.tally.accepted) / Double(total) : 0,
        value: CheckSummary.percent(policy.tally.accepted, of: total))
    }
    document.add(
      .chart(
        BarChart(
          title: "Share of the passwords that each policy accepts",
          summary: bars.map { "\($0.label): \($0.value)" }.joined(separator: "; "),
          groups: [BarChart.Group(title: "", bars: bars)])),
      .table(Self.table([.init("policy")] + heads.flatMap { [.number($0), .number("share")] }, rows)))
    if hasUndecided {
      document.add(.paragraph("Accepted passwords are not decided if some rule cannot be judged here"))
    }
  }

  // MARK: Guesses

  private func addGuesses(to document: inout OutputDocument) {
    let estimated = measurement.policies.compactMap { policy in policy.guesses.map { (policy, $0) } }
    guard estimated.contains(where: { !$1.shares.isEmpty }) else { return }
    document.add(
      .heading(3, "How many guesses the accepted passwords take"),
      .paragraph("The share of accepted passwords that can be guessed within so many guesses, by a built-in estimator"))
    document.add(.chart(chart(of: estimated)))
    let rows = estimated.map { policy, guesses -> [StyledText] in
      let shares = guesses.shares.map { "\(ShareText(of: $0, isKnown: guesses.isWhole).withInterval)" as StyledText }
      return ["\(policy.name, .name)"] + (shares.isEmpty ? GuessLevel.allCases.map { _ in "–" } : shares)
        + ["\(guesses.sampled.grouped)"]
    }
    let heads = GuessLevel.allCases.map { OutputDocument.Column.number($0.shown) }
    document.add(.table(Self.table([.init("policy")] + heads + [.number("estimated")], rows)))
    if estimated.contains(where: { !$1.isWhole }) {
      document.add(
        .paragraph(
          """
          Estimated from a random sample with seed \(measurement.seed); the 95 % confidence interval is in parentheses
          """))
    }
  }

  private func chart(of estimated: [(PolicyMeasurement, GuessShares)]) -> BarChart {
    let groups = GuessLevel.allCases.map { level in
      let bars = estimated.compactMap { policy, guesses in
        guesses.shares.first { $0.level == level }.map { share in
          BarChart.Bar(
            label: policy.name, percent: share.value * 100,
            value: ShareText(of: share, isKnown: guesses.isWhole).withInterval,
            interval: guesses.isWhole ? nil : share.low * 100...share.high * 100)
        }
      }
      return BarChart.Group(title: "\(level.shown) guesses", bars: bars)
    }
    return BarChart(
      title: "Share of the accepted passwords that can be guessed within so many guesses",
      summary: groups.map { group in
        "\(group.title): " + group.bars.map { "\($0.label) \($0.value)" }.joined(separator: ", ")
      }.joined(separator: "; "),
      groups: groups)
  }

  // MARK: Rules

  private func addRules(of policy: PolicyMeasurement, to document: inout OutputDocument) {
    let total = measurement.passwords
    let rules = zip(policy.rules, policy.tally.rules).filter { $1.unmet > 0 || $1.undetermined > 0 }.enumerated()
      .sorted { ($1.element.1.unmet, $0.offset) < ($0.element.1.unmet, $1.offset) }.map(\.element)
    guard !rules.isEmpty else { return }
    let hasUndecided = rules.contains { $1.undetermined > 0 }
    let rows = rules.map { rule, counts -> [StyledText] in
      Self.cells(counts.unmet, of: total) + Self.cells(counts.unmetAlone, of: total)
        + (hasUndecided ? Self.cells(counts.undetermined, of: total) : []) + ["\(rule.text, .name)"]
    }
    let heads = ["fail it", "fail only it"] + (hasUndecided ? ["not decided"] : [])
    document.add(
      .heading(3, "Which rules of \(policy.name, .name) reject passwords"),
      .table(Self.table(heads.flatMap { [.number($0), .number("share")] } + [.init("rule")], rows)))
  }

  // MARK: Numbers

  /// Returns a number with its percentage of the total.
  private static func cells(_ count: Int, of total: Int) -> [StyledText] {
    ["\(count.grouped)", "\(CheckSummary.percent(count, of: total))"]
  }

  private static func table(_ columns: [OutputDocument.Column], _ rows: [[StyledText]]) -> OutputDocument.Table {
    OutputDocument.Table(columns: columns, rows: rows, indent: 2, showsHeads: true)
  }
}

extension GuessLevel {
  /// The number in reports.
  var shown: String {
    switch self {
    case .thousands: "10,000"
    case .millions: "1,000,000"
    case .billions: "10⁹"
    case .trillions: "10¹²"
    }
  }
}

extension MeasureReport {
  /// A row for each number, for spreadsheets.
  var sheet: OutputDocument.Table {
    let heads = ["policy", "what", "rule", "text"]
    let numbers = ["passwords", "percent", "low", "high"]
    return OutputDocument.Table(
      columns: heads.map { OutputDocument.Column($0) } + numbers.map { .number($0) },
      rows: measurement.policies.flatMap(rows))
  }

  private func rows(of policy: PolicyMeasurement) -> [[StyledText]] {
    let tally = policy.tally
    let verdicts = [
      ("accepted", tally.accepted), ("met", tally.met), ("unmet", tally.unmet), ("undetermined", tally.undetermined),
    ].map { row(policy, $0, count: $1) }
    let rules = zip(policy.rules, tally.rules).flatMap { rule, counts in
      [("unmet", counts.unmet), ("unmetAlone", counts.unmetAlone), ("undetermined", counts.undetermined)]
        .map { row(policy, $0, of: rule, count: $1) }
    }
    let guesses = (policy.guesses?.shares ?? []).map { share -> [StyledText] in
      ["\(policy.name)", "guesses \(share.level.name)", "", "", ""]
        + [share.value, share.low, share.high].map { "\(ShareText.percent($0, decimals: 3))" }
    }
    return verdicts + rules + guesses
  }

  private func row(
    _ policy: PolicyMeasurement, _ what: String, of rule: PolicyMeasurement.Rule? = nil, count: Int
  ) -> [StyledText] {
    let tenths = AssessmentTally.tenths(count, of: measurement.passwords)
    return [
      "\(policy.name)", "\(what)", "\(rule?.id.string ?? "")", "\(rule?.text ?? "")", "\(count)",
      "\(tenths / 10).\(tenths % 10)", "", "",
    ]
  }
}
