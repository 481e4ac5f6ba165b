import ArgumentParser

/// `watchword policy`: shows and validates policies.
struct PolicyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Show policies in words, find mistakes in them, and work out what they accept.",
    discussion: """
      Examples:
        watchword policy show Policies/relid-strict.json
        watchword policy validate Policies/*.json
      """,
    subcommands: [
      PolicyShowCommand.self, PolicyValidateCommand.self,
      PolicyCountCommand.self, PolicyGenerateCommand.self, PolicyDiffCommand.self,
    ])
}
