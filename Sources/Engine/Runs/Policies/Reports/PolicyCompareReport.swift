import WatchwordBasics
package import WatchwordLocalization
import WatchwordPolicy
package import WatchwordPolicyTools
package import WatchwordReporting

/// The output of `watchword policy compare`.
package struct PolicyCompareReport: CommandOutput {
  let comparison: PolicyComparison
  /// The heading of the standards, which names the use of the passwords if it is known.
  let titleOfStandards: String
  let renderer: Renderer

  /// Creates the report.
  package init(comparison: PolicyComparison, titleOfStandards: String, renderer: Renderer) {
    self.comparison = comparison
    self.titleOfStandards = titleOfStandards
    self.renderer = renderer
  }

  package static var formats: [OutputFormat<PolicyCompareReport>] { [.text, .json, .markdown, .html] }

  /// The phrases of the report.
  package var phrases: [Phrase] { comparison.policies.flatMap { $0.policy.rules.map { $0.phrase(in: .requirement) } } }

  package var json: String { comparison.json(text: text) }

  private func text(of rule: PasswordRule) -> String { renderer.text(for: rule.phrase(in: .requirement)) }

  private var language: TextLanguage { TextLanguage(tag: renderer.shownLocale, direction: renderer.direction) }

  /// Returns the decision, followed by numbers, standards, what users read, and an explanation of the numbers.
  package func document(for medium: Medium) -> OutputDocument {
    let names = comparison.policies.map { $0.name }
    var document = OutputDocument(title: "\(names.joinedAsList) compared")
    document.density = names.count > 2 ? .denser : .dense
    document.add(.heading(1, "Password policies compared"))
    for sentence in comparison.decision + [comparison.caveat].compactMap({ $0 }) {
      document.add(.paragraph(sentence.styled))
    }
    document.add(.heading(2, "In numbers"), .table(figures))
    addStandards(to: &document, medium)
    addRules(to: &document, medium)
    document.add(.heading(2, "What the numbers mean"))
    for sentence in [comparison.drawnAtRandom] + comparison.figures { document.add(.paragraph(sentence.styled)) }
    document.add(.paragraph("\(PolicyComparison.legalNote)"))
    return document
  }

  /// The columns: the item that is compared, and one for each policy.
  private var columns: [OutputDocument.Column] {
    [OutputDocument.Column("")] + comparison.policies.map { OutputDocument.Column(name: $0.name) }
  }

  private func table(_ rows: [[StyledText]]) -> OutputDocument.Table {
    OutputDocument.Table(columns: columns, rows: rows, showsHeads: true, hasRowHeads: true)
  }

  // MARK: Numbers

  private var figures: OutputDocument.Table {
    func row(_ head: String, _ cell: (ComparedPolicy) -> String) -> [StyledText] {
      ["\(head)"] + comparison.policies.map { "\(cell($0))" }
    }
    return table(
      [
        row("Characters to type, at least") { "\($0.minimumLength)" },
        row("Rules to meet") { "\($0.policy.rules.count)" },
        row("Shortest passwords, if chosen at random (count)") { $0.strength?.bits ?? "–" },
        row("CNIL's figure") { $0.cnil.inBits },
      ] + measured)
  }

  private var measured: [[StyledText]] {
    guard let measurement = comparison.measurement else { return [] }
    let all = measurement.passwords
    let noun = comparison.measuresCommonPasswords ? "common passwords and words" : "passwords in the lists"
    let rejected: [StyledText] = measurement.policies.map {
      "\(PolicyComparison.percent(all - $0.tally.accepted, of: all))"
    }
    let rows: [[StyledText]] = [["Rejected, of \(all.grouped) \(noun)"] + rejected]
    let shares: [[ComparedShare]] = comparison.policies.indices.map { comparison.shares(of: $0) }
    guard !comparison.measuresCommonPasswords, shares.contains(where: { !$0.isEmpty }) else { return rows }
    return rows
      + GuessLevel.allCases.map { level -> [StyledText] in
        let cells: [StyledText] = shares.map { each in
          StyledText(each.first { $0.level == level }?.words ?? "–")
        }
        return ["Of those accepted, fall to \(level.words)"] + cells
      }
  }

  // MARK: Standards

  private func addStandards(to document: inout OutputDocument, _ medium: Medium) {
    document.add(.heading(2, "\(titleOfStandards)"))
    let standards = AuditStandard.all
    guard medium == .text else {
      let rows = standards.indices.map { index -> [StyledText] in
        ["\(standards[index].title)"] + comparison.policies.map { $0.audits[index].cell }
      }
      return document.add(.table(table(rows)))
    }
    for index in standards.indices {
      let items = comparison.policies.map { compared in
        let audit = compared.audits[index]
        return OutputDocument.Item(
          isMet: audit.verdict != .fail, subject: "\(compared.name, .name)", text: "\(audit.words)\(audit.unmet)",
          items: audit.failed(.required).map { .init(subject: "\($0.id)", text: "\($0.title)") })
      }
      document.add(.paragraph("\(standards[index].title)"), .list(OutputDocument.List(items: items)))
    }
  }

  // MARK: Rules

  private func addRules(to document: inout OutputDocument, _ medium: Medium) {
    document.add(.heading(2, "What users read"))
    guard medium == .text else {
      let rows = ids.map { id -> [StyledText] in
        ["\(id)"]
          + comparison.policies.map { compared in
            let texts = compared.rules(id).map(text)
            return texts.isEmpty ? "–" : "\(texts.joined(separator: "\n"), .language(language))"
          }
      }
      return document.add(.table(table(rows)))
    }
    for compared in comparison.policies {
      let items = compared.policy.rules.map { OutputDocument.Item(id: $0.id, text: "\(text(of: $0))") }
      document.add(
        .paragraph("\(compared.name, .name)"),
        .list(OutputDocument.List(items: items, language: language, showsIDs: true)))
    }
  }

  /// The ids of all rules without duplicates, in the order of the policies.
  private var ids: [ExactText] {
    comparison.policies.flatMap { $0.policy.rules.map { $0.id } }
      .reduce(into: []) { ids, id in if !ids.contains(id) { ids.append(id) } }
  }
}

extension StandardAudit {
  /// The verdict in words.
  fileprivate var words: String {
    let failed = failures(.required)
    if verdict == .notApplicable { return "not applicable" }
    return failed == 0 ? "no clause fails" : "fails \(failed.counted("clause"))"
  }

  /// The recommendations that are not met, as an addition to the verdict; empty if there are none.
  fileprivate var unmet: String {
    let unmet = failures(.recommended)
    return unmet == 0 ? "" : "; \(unmet.counted("recommendation")) not met"
  }

  /// The verdict with the clauses that fail.
  fileprivate var cell: StyledText {
    let failed = failed(.required)
    if failed.isEmpty { return "✓ \(words)\(unmet)" }
    let clauses = failed.map { "\($0.title) (\($0.id))" }.joined(separator: "; ")
    return "✗ \(words): \(clauses)\(unmet)"
  }
}

extension ComparisonText {
  /// The text with names whose direction is isolated.
  var styled: StyledText {
    parts.reduce(into: StyledText()) { text, part in
      switch part {
      case .words(let words): text.runs += StyledText(words).runs
      case .name(let name): text.runs += StyledText(name, .name).runs
      }
    }
  }
}
