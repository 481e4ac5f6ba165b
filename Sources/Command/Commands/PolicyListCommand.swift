import ArgumentParser
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// `watchword policy list`: lists the shipped policies.
struct PolicyListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the shipped policies, which every command knows by their names.",
    discussion: """
      Examples:
        watchword policy list
        watchword policy list --format json
      """)

  @Option(help: "The format of the output.")
  var format = ResultFormat.text

  func run() throws {
    let policies = ShippedPolicy.all.map { (name: $0.name, document: PolicyFormat.read($0.source).value) }
    switch format {
    case .text:
      let width = policies.map(\.name.count).max() ?? 0
      for (name, document) in policies {
        let gap = String(repeating: " ", count: width - name.count + 2)
        try StandardOutput.write("\(name)\(gap)\(document.map(Self.line) ?? "")\n")
      }
    case .json:
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.key("policies")
        writer.array { writer in for policy in policies { Self.write(policy.name, policy.document, to: &writer) } }
      }
      try StandardOutput.write(writer.text + "\n")
    }
  }

  /// The description, or else the format and the rules in a few words.
  private static func line(about document: PolicyDocument) -> String {
    if let note = document.policy.note { return note.string }
    let english = CatalogLibrary.shipped.renderer(for: .english)
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
      writer.key("rules")
      writer.array { writer in for rule in document.policy.rules { writer.string(rule.id) } }
      if let note = document.policy.note { writer.member("description", note) }
    }
  }
}
