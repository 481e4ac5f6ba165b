import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit

extension CardFormat {
  /// One page that needs no script and no other file, well-formed XML too. The rules have the language and the direction
  /// of their locale.
  static let html = CardFormat(id: "html") { $0.html }
}

extension PolicyCard {
  fileprivate var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <title>\(HTML.text(name)): password policy</title>
    <style>
    \(CardStyle.text)</style>
    </head>
    <body>
    <main>
    <header>
    <h1><bdi>\(HTML.text(name))</bdi></h1>
    <p>\(HTML.text(kind))\(document.base.map { ", extends <bdi>\(HTML.text($0.string))</bdi>" } ?? "")</p>
    \(policy.note.map { "<p dir=\"auto\">\(HTML.text($0.string))</p>\n" } ?? "")</header>
    \(htmlOfRules)\(htmlOfStandards)\(htmlOfStrength)\(htmlOfExamples)\(htmlOfNeeds)</main>
    </body>
    </html>

    """
  }

  /// The attributes of text in the card's locale.
  private var language: String { "lang=\"\(renderer.locale)\" dir=\"\(renderer.direction.rawValue)\"" }

  private func section(_ title: String, _ content: String) -> String {
    "<section>\n<h2>\(title)</h2>\n\(content)</section>\n"
  }

  private var htmlOfRules: String {
    guard !rows.isEmpty else { return "<section>\n<p \(language)>\(HTML.text(summary))</p>\n</section>\n" }
    var output = "<section>\n<ul class=\"rules\" \(language)>\n"
    for row in rows {
      output += "<li data-rule=\"\(row.rule.id)\">\(HTML.text(row.text))"
      let asides = row.details + (row.origin.map { ["from \($0)"] } ?? [])
      if !asides.isEmpty {
        output += " <small lang=\"en\" dir=\"ltr\">\(HTML.text(asides.joined(separator: "; ")))</small>"
      }
      output += "</li>\n"
    }
    output += "</ul>\n"
    if let text = policy.serverText {
      output +=
        "<p>The server's own text is shown instead of the summary: <q dir=\"auto\">\(HTML.text(text.string))</q></p>\n"
    }
    return output + "</section>\n"
  }

  private var htmlOfStandards: String {
    guard !standards.isEmpty else { return "" }
    let rows = standards.map { standard in
      "<tr class=\"\(standard.isMet ? "met" : "unmet")\"><th scope=\"row\">\(HTML.text(standard.title))</th>"
        + "<td>\(HTML.text(standard.words))\(htmlOfClauses(standard.failed + standard.unmet))</td></tr>\n"
    }
    return section(titleOfStandards, "<table>\n\(rows.joined())</table>\n")
  }

  private func htmlOfClauses(_ clauses: [AuditClause]) -> String {
    guard !clauses.isEmpty else { return "" }
    let items = clauses.map { "<li>\(HTML.text($0.id.string)): \(HTML.text($0.title))</li>" }
    return "<ul>\(items.joined())</ul>"
  }

  private var htmlOfStrength: String {
    strength.map { section("Strength", "<p>\(HTML.text($0.sentence))</p>\n") } ?? ""
  }

  private var htmlOfExamples: String {
    var rows = ""
    if let good = examples.good {
      rows += "<tr class=\"met\"><td><code dir=\"ltr\">\(HTML.text(good))</code></td><td>accepted</td></tr>\n"
    }
    for example in examples.bad {
      let note = examples.note(for: example.rule).map { " <small>(\(HTML.text($0)))</small>" } ?? ""
      rows +=
        "<tr class=\"unmet\"><td><code dir=\"ltr\">\(HTML.text(example.password))</code></td>"
        + "<td><span \(language)>\(HTML.text(requirement(of: example.rule)))</span>\(note)</td></tr>\n"
    }
    return rows.isEmpty ? "" : section("Examples, not to be used", "<table>\n\(rows)</table>\n")
  }

  private var htmlOfNeeds: String {
    let lines =
      (needs.isEmpty ? [] : ["Not decided by the password alone: \(needs.joined(separator: ", "))"])
      + [deviceNote].compactMap { $0 }
    let paragraphs = lines.map { "<p>\(HTML.text($0))</p>\n" }.joined()
    return lines.isEmpty ? "" : section("Checked elsewhere", paragraphs)
  }
}
