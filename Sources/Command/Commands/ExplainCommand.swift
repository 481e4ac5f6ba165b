import ArgumentParser
import WatchwordDiagnostics

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
    guard let id = id.map({ ExactText($0) }) else {
      try StandardOutput.write(DocumentationPage.list)
      return
    }
    guard let page = DocumentationPage.all.first(where: { $0.ids.contains(id) }) else {
      let nearest = Suggestion.nearest(to: id, in: DocumentationPage.all.flatMap(\.ids))
      let hint = nearest.map { "did you mean \($0)?" } ?? "run watchword explain for the list"
      throw CommandFailure(message: "There is no check or rule \"\(id.clipped)\"; \(hint)")
    }
    try StandardOutput.write("\(id) (\(page.kind))\n\n\(page.text)\n")
  }
}
