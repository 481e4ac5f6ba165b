import ArgumentParser
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// `watchword policy show`: what a policy means, in words.
struct PolicyShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Say in words what a policy means.",
    discussion: """
      Examples:
        watchword policy show Policies/relid-strict.json
        watchword policy show Policies/pci-dss-4.json --locale de --format json
      """)

  @Argument(help: "The policy: a JSON file, or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR.")
  var tag: String?

  @Option(help: "The form of the output.")
  var format = CheckFormat.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    let file = try PolicyFile.load(policy, stdinName: input.stdinFilename)
    let locale = try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment
    let renderer = try catalogs.library().renderer(for: locale)
    TextGaps.warn(
      of: file.policy.rules.map { $0.phrase(in: .requirement) } + file.policy.summaryPhrases, by: renderer)
    try StandardOutput.write(format == .text ? text(for: file, renderer) : json(for: file, renderer))
  }

  private func text(for file: PolicyFile, _ renderer: Renderer) -> String {
    let policy = file.policy
    var output = "\(TerminalScalar.shown(file.name)): \(file.format.title), "
    output += policy.rules.count == 1 ? "1 rule\n" : "\(policy.rules.count) rules\n"
    if let note = policy.note { output += "  \(TerminalText.escaped(note))\n" }
    let width = policy.rules.map(\.id.count).max() ?? 0
    for rule in policy.rules {
      let requirement = TerminalText.escaped(renderer.text(for: rule.phrase(in: .requirement)))
      output += "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count + 2))\(requirement)\n"
      for detail in rule.details {
        output += "  \(String(repeating: " ", count: width))  (\(TerminalText.escaped(detail)))\n"
      }
    }
    if policy.rules.isEmpty { output += "  \(policy.summary(by: renderer))\n" }
    if let text = policy.serverText {
      output +=
        "The server's own text is shown instead of the summary: "
        + TerminalText.escaped(text) + "\n"
    }
    let needs = policy.rules.compactMap { rule in rule.need.map { "\(rule.id) (\($0))" } }
    if !needs.isEmpty { output += "Not judged by the password alone: \(needs.joined(separator: ", "))\n" }
    if let isCheckedOnDevice = policy.isCheckedOnDevice {
      output += "The SDK \(isCheckedOnDevice ? "checks" : "does not check") passwords on the device too\n"
    }
    return output
  }

  private func json(for file: PolicyFile, _ renderer: Renderer) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", file.name)
      writer.member("format", file.format.name)
      writer.member("locale", renderer.locale.description)
      writer.key("rules")
      writer.array { writer in
        for rule in file.policy.rules {
          writer.object { writer in
            writer.member("rule", rule.id)
            writer.member("text", renderer.text(for: rule.phrase(in: .requirement)))
            writer.key("definition")
            rule.write(to: &writer)
          }
        }
      }
      writer.member("summary", file.policy.summary(by: renderer))
      if let note = file.policy.note { writer.member("description", note) }
      if let text = file.policy.serverText { writer.member("serverText", text) }
      if let isCheckedOnDevice = file.policy.isCheckedOnDevice {
        writer.member("checkedOnDevice", isCheckedOnDevice)
      }
    }
    return writer.text + "\n"
  }
}

extension PolicyFormat {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .relID: "relid"
    case .native: "native"
    }
  }

  /// The name for people.
  fileprivate var title: String {
    switch self {
    case .relID: "REL-ID policy"
    case .native: "Watchword policy"
    }
  }
}

extension PasswordRule {
  /// What a check needs beside the password.
  fileprivate var need: String? {
    switch self {
    case .userID: "needs the user's id"
    case .personalWords(let rule) where rule.words.isEmpty: "needs the user's words"
    case .differentFromCurrent: "needs the current password"
    case .history: "only the server knows"
    default: nil
    }
  }
}
