import ArgumentParser

/// `watchword policy`: shows and validates policies.
struct PolicyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Show policies in words, and find mistakes in them.",
    discussion: """
      Examples:
        watchword policy show Policies/relid-strict.json
        watchword policy validate Policies/*.json
        watchword policy convert strong --to keycloak
      """,
    subcommands: [PolicyShowCommand.self, PolicyValidateCommand.self, PolicyConvertCommand.self])
}
