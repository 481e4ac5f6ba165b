import WatchwordDiagnostics
import WatchwordPolicyAudit

extension AuditReport {
  /// The report as Markdown: the verdicts, and a table for each standard.
  var markdown: String {
    let verdicts = audits.map { "| \(Self.cell($0.standard.title)) | **\($0.verdict.words)** | \($0.counts) |\n" }
    let tables = audits.map { audit in
      let rows = audit.clauses.map { each in
        let judgement = each.judgement
        let cells = [
          each.clause.id.string, Self.cell(each.clause.title),
          each.isOnlyRecommended
            ? "recommendation not met" : judgement.verdict == .fail ? "**fail**" : judgement.verdict.words,
          Self.cell(judgement.text),
          Self.cell(judgement.change?.summary ?? ""),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
      }
      return
        "\n## \(Self.cell(audit.standard.title))\n\n| Clause | Asks for | Verdict | Why | Change |\n|---|---|---|---|---|\n"
        + rows.joined()
    }
    return "# \(Self.cell(file.name))\n\n| Standard | Verdict | Clauses |\n|---|---|---|\n" + verdicts.joined()
      + tables.joined()
  }

  /// The text for a table, with the characters escaped that CommonMark (section 2.4) or GitHub's tables would read as
  /// markup.
  private static func cell(_ text: String) -> String {
    var output = ""
    for scalar in FileText.escaped(text).unicodeScalars {
      if #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
      output.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return output
  }
}
