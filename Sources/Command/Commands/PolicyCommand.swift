import ArgumentParser

/// `watchword policy`: makes, shows and validates policies.
struct PolicyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Make policies, show them in words, and find mistakes in them.",
    discussion: """
      Examples:
        watchword policy show Policies/relid-strict.json
        watchword policy validate Policies/*.json
        watchword policy audit strong --standard nist
      """,
    subcommands: [
      PolicyShowCommand.self, PolicyValidateCommand.self, PolicyAuditCommand.self,
      PolicyNewCommand.self, PolicyListCommand.self, PolicySchemaCommand.self,
    ])
}
