import ArgumentParser

/// `watchword policy`: creates, shows and validates policies.
struct PolicyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Create policies, show them in words, find mistakes in them, and analyse what they accept.",
    discussion: """
      Examples:
        watchword policy show relid-strict
        watchword policy validate own.json
        watchword policy audit strong --standard nist
        watchword policy convert strong --to keycloak
      """,
    subcommands: [
      PolicyNewCommand.self, PolicyShowCommand.self, PolicyValidateCommand.self, PolicyAuditCommand.self,
      PolicyCountCommand.self, PolicyMeasureCommand.self, PolicyCompareCommand.self, PolicyGenerateCommand.self,
      PolicyDiffCommand.self,
      PolicyConvertCommand.self, PolicyListCommand.self, PolicySchemaCommand.self,
    ])
}
