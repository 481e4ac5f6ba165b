import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit

extension CardFormat {
  /// A section of a document.
  static let markdown = CardFormat(id: "markdown") { $0.markdown }
}

extension PolicyCard {
  fileprivate var markdown: String {
    var output = "## \(Markdown.text(name))\n\n\(kind)\n\n"
    if let note = policy.note { output += "\(Markdown.text(note.string))\n\n" }
    if let base = document.base { output += "Extends \(Markdown.text(base.string))\n\n" }
    if rows.isEmpty { output += "- \(Markdown.text(summary))\n" }
    for row in rows {
      let asides = row.details + (row.origin.map { ["from \($0)"] } ?? [])
      let aside = asides.isEmpty ? "" : " (\(Markdown.text(asides.joined(separator: "; "))))"
      output += "- \(Markdown.text(row.text))\(aside)\n"
    }
    if let text = policy.serverText {
      output += "\nThe server's own text is shown instead of the summary: \(Markdown.text(text.string))\n"
    }
    if !needs.isEmpty { output += "\nNot decided by the password alone: \(needs.joined(separator: ", "))\n" }
    if let deviceNote { output += "\n\(deviceNote)\n" }
    if !standards.isEmpty {
      output += "\n### \(titleOfStandards)\n\n"
      for standard in standards {
        output += "- \(standard.isMet ? "✓" : "✗") \(Markdown.text(standard.title)): \(Markdown.text(standard.words))\n"
        for clause in standard.failed + standard.unmet {
          output += "  - \(Markdown.text(clause.id.string)): \(Markdown.text(clause.title))\n"
        }
      }
    }
    if let strength { output += "\n### Strength\n\n\(strength.sentence)\n" }
    return output + markdownOfExamples
  }

  private var markdownOfExamples: String {
    if examples.good == nil, examples.bad.isEmpty { return "" }
    var output = "\n### Examples, not to be used\n\n"
    if let good = examples.good { output += "- ✓ \(Markdown.code(good))\n" }
    for example in examples.bad {
      let note = examples.note(for: example.rule).map { " (\(Markdown.text($0)))" } ?? ""
      output += "- ✗ \(Markdown.code(example.password)) – \(Markdown.text(requirement(of: example.rule)))\(note)\n"
    }
    return output
  }
}

extension Markdown {
  /// The text as code, between as many backticks as it takes (CommonMark, section 6.1).
  static func code(_ text: String) -> String {
    let text = String(String.UnicodeScalarView(FileText.escaped(text).unicodeScalars.map { $0 == "\n" ? " " : $0 }))
    let runs = text.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count)
    let ticks = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    return needsSpace ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
  }
}
