import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis

extension PolicyDiffReport: CommandOutput {
  static let formats: [OutputFormat<PolicyDiffReport>] = [.text, .json, .markdown, .html]

  var json: String { noteReport?.json ?? difference.json(changes, observed: observed) { text(of: $0) } }

  /// The release note for users, if it replaces this report.
  private var noteReport: ReleaseNoteReport? { note.map { ReleaseNoteReport(note: $0, renderer: renderer) } }

  func document(for medium: Medium) -> OutputDocument {
    if let noteReport { return noteReport.document() }
    var document = OutputDocument(title: medium == .html ? "Password policy: \(oldName) → \(newName)" : nil)
    if medium == .text { addLines(to: &document) } else { addReleaseNote(to: &document) }
    addObservations(to: &document)
    return document
  }

  /// Adds a line for each old and each new rule, and examples.
  private func addLines(to document: inout OutputDocument) {
    let title: StyledText = "\(oldName, .name) → \(newName, .name)"
    guard !changes.isEmpty else { return document.add(.paragraph("\(title): the rules are the same")) }
    document.add(.paragraph(title), .gap)
    for change in changes {
      document.add(.paragraph("\(change.kind) \(change.rule)"))
      if let rule = change.old { document.add(.paragraph("- \(text(of: rule))", indent: 2)) }
      if let rule = change.new { document.add(.paragraph("+ \(text(of: rule))", indent: 2)) }
    }
    document.add(
      .gap, .paragraph("Only \(oldName, .name) accepts: \(example(difference.onlyOld, "old", "new"))"),
      .paragraph("Only \(newName, .name) accepts: \(example(difference.onlyNew, "new", "old"))"))
    if !shares.isEmpty {
      document.add(
        .paragraph("Possible passwords of \(oldName, .name) that are still accepted, by the rules that are compared:"),
        .table(
          OutputDocument.Table(
            columns: ["", ""], rows: shares.map { ["\($0.lengths)", "\($0.percent)"] }, indent: 2)))
    }
    if let alphabetNote { document.add(.paragraph("\(alphabetNote)", indent: 2)) }
    if !difference.aside.isEmpty {
      document.add(.paragraph("Not compared, because they depend on more than characters: \(aside)"))
    }
  }

  /// Adds the lines about passwords in use, if they were observed.
  private func addObservations(to document: inout OutputDocument) {
    guard let first = observations.first else { return }
    document.add(
      .gap, .paragraph("\(first)"),
      .list(OutputDocument.List(items: observations.dropFirst().map { OutputDocument.Item(text: "\($0)") })))
  }

  /// Adds a table of the rules and examples, for a release note.
  private func addReleaseNote(to document: inout OutputDocument) {
    document.add(.heading(2, "Password policy: \(oldName, .name) → \(newName, .name)"))
    guard !changes.isEmpty else { return document.add(.paragraph("The rules are the same.")) }
    let rows = changes.map { change -> [StyledText] in
      ["\(change.rule)"] + [change.old, change.new].map { rule in "\(rule.map { text(of: $0) } ?? "–")" }
    }
    var facts: [StyledText] = [
      "No longer accepted: \(example(difference.onlyOld, "old", "new", as: "for example "))",
      "Newly accepted: \(example(difference.onlyNew, "new", "old", as: "for example "))",
    ]
    if !shares.isEmpty {
      let list = shares.map { "\($0.percent) of those with \($0.lengths)" }.joined(separator: ", ")
      facts.append("Possible old passwords that are still accepted, by the rules that are compared: \(list)")
    }
    if !difference.aside.isEmpty { facts.append("Not compared: \(aside)") }
    document.add(
      .table(OutputDocument.Table(columns: ["Rule", "Before", "After"], rows: rows)),
      .list(OutputDocument.List(items: facts.map { OutputDocument.Item(text: $0) })))
  }

  private var aside: String { PolicyDifference.ids(of: difference.aside).joinedAsList }

  /// Returns a password that only one policy accepts, or the reason why there is none.
  private func example(
    _ witness: PolicyDifference.Witness, _ accepts: String, _ rejects: String, as introduction: String = ""
  ) -> StyledText {
    switch witness {
    case .password(let password): "\(introduction)\(password, .password)"
    case .none: "none, because the \(rejects) policy accepts everything that the \(accepts) one does"
    case .unknown(let reason): "unknown, because \(reason.clause)"
    }
  }
}
