import ArgumentParser
import WatchwordBasics
import WatchwordReporting

/// `watchword explain`: the documentation of a check or a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a check, a rule or another finding; without an id, list them by subject.",
    discussion: """
      The headings of the list show the subjects in brackets, for example plurals. The constraints of XLIFF 2 are \
      listed only under the subject xliff2.

      Examples:
        watchword explain
        watchword explain missing-placeholder
        watchword explain plurals
      """)

  @Argument(
    help: "The id of a finding, such as missing-placeholder, or of a rule, such as length; or a subject from the list.")
  var id: String?

  func run() throws {
    guard let id = id.map({ ExactText($0) }) else {
      try StandardOutput.write(TextWriter.text(of: DocumentationPage.list, isColored: false))
      return
    }
    let isPage = DocumentationPage.all.contains { $0.ids.contains(id) }
    if !isPage, let list = DocumentationPage.list(of: id) {
      return try StandardOutput.write(TextWriter.text(of: list, isColored: false))
    }
    guard let page = DocumentationPage.all.first(where: { $0.ids.contains(id) }) else {
      let hint =
        Suggestion.question(about: id, among: DocumentationPage.all.flatMap(\.ids) + DocumentationPage.groups.map(\.id))
        ?? "run watchword explain for the list"
      throw RunFailure(message: "There is no check, rule or finding \"\(id.clipped)\"; \(hint)")
    }
    try StandardOutput.write("\(id) (\(page.kind))\n\n\(page.text)\n")
  }
}
