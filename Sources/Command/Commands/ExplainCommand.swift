import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordPolicy

/// `watchword explain`: the documentation of a check or a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a check or a rule; without an id, list them all.",
    discussion: """
      Examples:
        watchword explain
        watchword explain missing-placeholder
      """)

  @Argument(help: "The id of a check, such as missing-placeholder, or of a rule, such as length.")
  var id: String?

  func run() throws {
    guard let id else {
      try StandardOutput.write(list())
      return
    }
    guard let page = Self.pages.first(where: { $0.ids.contains { $0.isSame(as: id) } }) else {
      let all = Self.pages.flatMap(\.ids)
      let hint = Suggestion.nearest(to: id, in: all).map { "did you mean \($0)?" } ?? "watchword explain lists them all"
      throw CommandFailure(message: "there is no check or rule \"\(id.clipped)\"; \(hint)")
    }
    let title = page.severity.map { "\(id) (check, \($0.name))" } ?? "\(id) (rule)"
    try StandardOutput.write("\(title)\n\n\(page.text)\n")
  }

  private struct Page {
    let ids: [String]
    let text: String
    let severity: Severity?

    var summary: String { text.split(separator: "\n").first.map { String($0) } ?? "" }
  }

  private static var pages: [Page] {
    let rules = PasswordRule.descriptions.map {
      Page(ids: $0.ids, text: String(describing: $0.documentation), severity: nil)
    }
    let checks = Checks.all.map {
      Page(ids: [$0.id], text: String(describing: $0.documentation), severity: $0.severity)
    }
    return rules + checks
  }

  private func list() -> String {
    let width = Self.pages.flatMap(\.ids).map(\.count).max() ?? 0
    var output = ""
    for (title, isCheck) in [("Rules of policies", false), ("\nChecks of catalogues", true)] {
      output += title + "\n"
      for page in Self.pages where (page.severity != nil) == isCheck {
        for id in page.ids {
          output += "  \(id)\(String(repeating: " ", count: width - id.count + 2))\(page.summary)\n"
        }
      }
    }
    return output
  }
}
