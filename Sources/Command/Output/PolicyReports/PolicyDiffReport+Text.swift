import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordReporting

extension PolicyDiffReport {
  /// The report for a terminal.
  var text: String {
    let title = "\(TerminalScalar.shown(oldName)) → \(TerminalScalar.shown(newName))"
    guard !changes.isEmpty else { return "\(title): the rules are the same\n" }
    var output = "\(title)\n\n"
    for change in changes {
      output += "\(change.kind) \(change.rule)\n"
      if let rule = change.old { output += "  - \(TerminalText.escaped(text(of: rule)))\n" }
      if let rule = change.new { output += "  + \(TerminalText.escaped(text(of: rule)))\n" }
    }
    output += "\nOnly \(TerminalScalar.shown(oldName)) accepts: \(example(difference.onlyOld, "old", "new"))\n"
    output += "Only \(TerminalScalar.shown(newName)) accepts: \(example(difference.onlyNew, "new", "old"))\n"
    output += stillAccepted
    if !difference.aside.isEmpty {
      output += "Not compared, because they depend on more than characters:"
      output += " \(PolicyDifference.ids(of: difference.aside).joinedAsList)\n"
    }
    return output
  }

  private func example(_ witness: PolicyDifference.Witness, _ accepts: String, _ rejects: String) -> String {
    guard case .password(let password) = witness else {
      return sentence(for: witness, accepts: accepts, rejects: rejects)
    }
    let shown = TerminalText.escaped(password)
    // Spaces at an end would not be seen.
    return password.hasPrefix(" ") || password.hasSuffix(" ") ? "\"\(shown)\"" : shown
  }

  private var stillAccepted: String {
    guard !shares.isEmpty else { return "" }
    let width = shares.map(\.lengths.count).max() ?? 0
    let rows = shares.map {
      "  \($0.lengths)\(String(repeating: " ", count: width - $0.lengths.count + 2))\($0.percent)\n"
    }
    return "Possible passwords of \(TerminalScalar.shown(oldName)) that are still accepted:\n" + rows.joined()
      + (alphabetNote.map { "  \(TerminalText.escaped($0))\n" } ?? "")
  }
}
