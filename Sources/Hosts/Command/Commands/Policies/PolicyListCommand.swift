import ArgumentParser
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting
import WatchwordRuns

/// `watchword policy list`: lists the shipped policies.
struct PolicyListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the shipped policies, which every command accepts by name.",
    discussion: """
      Examples:
        watchword policy list
        watchword policy list --format json
      """)

  @Option(help: "The format of the output.")
  var format = OutputFormat<PolicyList>.text

  func run() throws {
    try StandardOutput.write(PolicyList().text(in: format))
  }
}

/// The shipped policies, with the requirements of each.
struct PolicyList: CommandOutput {
  static let formats: [OutputFormat<PolicyList>] = [.text, .json]

  private let policies = ShippedPolicy.all.map { (name: $0.name, document: PolicyFormat.read($0.source).value) }

  func document(for medium: Medium) -> OutputDocument {
    let rows = policies.map { name, document -> [StyledText] in
      ["\(name)", "\(document.map(Self.line) ?? "")"]
    }
    var document = OutputDocument()
    document.add(.table(OutputDocument.Table(columns: ["Policy", "Requires"], rows: rows)))
    return document
  }

  var json: String {
    JSONWriter.object { writer in
      writer.array("policies") { writer in
        for policy in policies { Self.write(policy.name, policy.document, to: &writer) }
      }
    }
  }

  /// The description of a policy, or else its format and a short list of its rules.
  private static func line(about document: PolicyDocument) -> String {
    if let note = document.policy.note { return note.string }
    let english = CatalogLibrary.shipped(.system()).renderer(for: .english)
    let rules = document.policy.rules.map { rule in
      let text = english.text(for: rule.phrase(in: .checklist))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    return "\(document.format.title): \(rules.joined(separator: "; "))"
  }

  private static func write(_ name: ExactText, _ document: PolicyDocument?, to writer: inout JSONWriter) {
    guard let document else { return }
    writer.object { writer in
      writer.member("name", name)
      writer.member("format", document.format.id)
      writer.member("rules", document.policy.rules.map(\.id.string))
      if let note = document.policy.note { writer.member("description", note) }
    }
  }
}
