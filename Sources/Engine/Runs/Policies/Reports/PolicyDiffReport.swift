import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

/// The output of `watchword policy diff`.
package struct PolicyDiffReport {
  let old: PolicyFile
  let new: PolicyFile
  let changes: [RuleChange]
  let difference: PolicyDifference
  let renderer: Renderer
  /// The observed numbers of passwords in use that do not meet the new policy, if any.
  var observed: ObservedNumbers?
  /// The note for users instead of the report for developers.
  var note: ReleaseNote?

  private var names: [String] { PolicyFile.names(of: [old, new]) }
  /// The name of the old policy.
  var oldName: String { names[0] }
  /// The name of the new policy.
  var newName: String { names[1] }

  /// A note on the alphabet over which passwords were counted, if it exceeds printable ASCII.
  var alphabetNote: String? {
    let others = difference.alphabet.characters.filter { !$0.isASCII }
    guard !shares.isEmpty, !others.isEmpty else { return nil }
    let list = others.map { $0.properties.isWhitespace ? "U+" + $0.hex : String($0) }
    return "Counted over the printable characters of ASCII and \(list.joinedAsList), one of each other kind that the"
      + " policies distinguish"
  }

  /// The phrases of the report.
  var phrases: [Phrase] {
    note?.phrases ?? changes.flatMap { [$0.old, $0.new] }.compactMap { $0?.phrase(in: .requirement) }
  }

  /// Returns the text of a rule for users, with details for authors.
  func text(of rule: PasswordRule) -> String {
    let details = rule.details
    let text = renderer.text(for: rule.phrase(in: .requirement))
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: "; ")))"
  }

  /// The observations about passwords in use, one line each: all rules together, then rule by rule.
  var observations: [String] {
    guard let observed else { return [] }
    guard let passwords = observed.passwords else {
      return ["Too few passwords in use were observed to report numbers"]
    }
    func shown(_ unmet: Int?) -> String {
      unmet.map(share) ?? "fewer than \(observed.floor)"
    }
    func share(_ count: Int) -> String {
      let part = Int(Double(count) / Double(passwords) * 10 + 0.5)
      return part >= 1 ? "about \(part) of 10" : "fewer than 1 of 10"
    }
    func line(_ rule: ObservedNumbers.OfRule) -> String {
      guard let undetermined = rule.undetermined else { return shown(rule.unmet) }
      let unjudged = "\(share(undetermined)) could not be judged"
      return rule.unmet.map { "\(share($0)); \(unjudged)" } ?? unjudged
    }
    return ["Of \(passwords.grouped) passwords in use, \(shown(observed.unmet)) do not meet \(newName)"]
      + observed.rules.map { "\($0.id): \(line($0))" }
  }

  /// The common lengths, which are always listed, even if the share for the next length is almost the same.
  private static let commonLengths: Set<Int> = [8, 10, 12, 14, 16, 20, 24, 32, 48, 64, 128, 256]

  /// The lengths of the old passwords, each with its share in per cent. Of the lengths with a partial share, only the
  /// first, the last and some common ones are listed.
  var shares: [(lengths: String, percent: String)] {
    var groups: [(first: Int, last: Int, percent: String)] = []
    for each in difference.shares {
      let percent = each.share.percent
      if let group = groups.last, group.percent == percent, group.last == each.length - 1 {
        groups[groups.count - 1].last = each.length
      } else {
        groups.append((each.length, each.length, percent))
      }
    }
    let partial = groups.filter { !Double.wholeShares.contains($0.percent) }
    let ends = Set([partial.first, partial.last].compactMap { $0?.first })
    return groups.compactMap { group in
      let isWhole = Double.wholeShares.contains(group.percent)
      let isShown = !Self.commonLengths.isDisjoint(with: group.first...group.last) || ends.contains(group.first)
      guard isWhole || isShown else { return nil }
      let lengths = group.first == group.last ? "\(group.first)" : "\(group.first) to \(group.last)"
      return ("\(lengths) character\(group.last == 1 ? "" : "s")", group.percent)
    }
  }
}

extension Double {
  /// The words for the shares 0 and 1.
  fileprivate static let wholeShares = ["none", "all"]

  /// The share in per cent with one decimal. Shares close to 0 or 1 are never shown as 0 or 1.
  fileprivate var percent: String {
    switch self {
    case 0: Self.wholeShares[0]
    case 1: Self.wholeShares[1]
    case ..<0.001: "less than 0.1 %"
    case 0.999...: "more than 99.9 %"
    default: "\((self * 100).tenths) %"
    }
  }
}

extension PolicyDiffReport: CommandOutput {
  package static var formats: [OutputFormat<PolicyDiffReport>] { [.text, .json, .markdown, .html] }

  package var json: String { noteReport?.json ?? difference.json(changes, observed: observed) { text(of: $0) } }

  /// The release note for users, if it replaces this report.
  private var noteReport: ReleaseNoteReport? { note.map { ReleaseNoteReport(note: $0, renderer: renderer) } }

  package func document(for medium: Medium) -> OutputDocument {
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
    let dependent = difference.excludedRules.filter { !difference.largeRules.contains($0) }
    if !dependent.isEmpty {
      document.add(.paragraph("Not compared, because they depend on more than characters: \(names(of: dependent))"))
    }
    if let bound { document.add(.paragraph("\(bound)")) }
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
    if !difference.excludedRules.isEmpty { facts.append("Not compared: \(names(of: difference.excludedRules))") }
    if let bound { facts.append("\(bound)") }
    document.add(
      .table(OutputDocument.Table(columns: ["Rule", "Before", "After"], rows: rows)),
      .list(OutputDocument.List(items: facts.map { OutputDocument.Item(text: $0) })))
  }

  private func names(of rules: [PasswordRule]) -> String { PolicyDifference.ids(of: rules).joinedAsList }

  /// Why there are no shares; `nil` if that is not because of the memory.
  private var bound: String? {
    difference.largeRules.isEmpty
      ? nil
      : "The share of passwords that are still accepted is not known, because comparing"
        + " \(names(of: difference.largeRules)) would take too much memory"
  }

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
