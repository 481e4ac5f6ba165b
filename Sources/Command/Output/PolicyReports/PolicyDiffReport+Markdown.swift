import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordReporting

extension PolicyDiffReport {
  /// The report as Markdown for a release note: a table of the rules, and examples.
  var markdown: String {
    var output = "## Password policy: \(MarkdownCell.escaped(oldName)) → \(MarkdownCell.escaped(newName))\n\n"
    guard !changes.isEmpty else { return output + "The rules are the same.\n" }
    output += "| Rule | Before | After |\n|---|---|---|\n"
    for change in changes {
      let cells = [change.old, change.new].map { rule in rule.map { MarkdownCell.escaped(text(of: $0)) } ?? "–" }
      output += "| \(change.rule) | \(cells.joined(separator: " | ")) |\n"
    }
    output += "\n- No longer accepted: \(example(difference.onlyOld, "old", "new"))\n"
    output += "- Newly accepted: \(example(difference.onlyNew, "new", "old"))\n"
    if !shares.isEmpty {
      let list = shares.map { "\($0.percent) of those with \($0.lengths)" }.joined(separator: ", ")
      output += "- Old passwords that are still accepted, out of all possible ones: \(list)\n"
    }
    if !difference.aside.isEmpty {
      output += "- Not compared: \(PolicyDifference.ids(of: difference.aside).joinedAsList)\n"
    }
    return output
  }

  private func example(_ witness: PolicyDifference.Witness, _ accepts: String, _ rejects: String) -> String {
    guard case .password(let password) = witness else {
      return sentence(for: witness, accepts: accepts, rejects: rejects)
    }
    return "for example \(MarkdownCell.code(password))"
  }
}

/// Text for Markdown tables and lists.
enum MarkdownCell {
  /// The text on one line, with the characters escaped that CommonMark (section 2.4) or GitHub's tables would read as
  /// markup.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in FileText.escaped(text).unicodeScalars {
      if #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
      output.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return output
  }

  /// The text as code (CommonMark 0.31, section 6.1): between more backticks than it has in a row, and with a space at
  /// both ends where it starts or ends with a backtick or a space.
  static func code(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let edges = [text.utf8.first, text.utf8.last]
    let needsSpace = edges.contains(0x60) || edges.contains(0x20)
    let shown = FileText.escaped(text)
    return needsSpace ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }
}
