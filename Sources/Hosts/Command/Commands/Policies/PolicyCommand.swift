import ArgumentParser
import WatchwordPolicy

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

/// `watchword policy schema`: prints the JSON Schema of policies.
struct PolicySchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of policies, which editors use to complete and check them.",
    discussion: """
      A policy names the schema as "$schema": "watchword-policy-1.schema.json". The schema makes the same checks as \
      policy validate, except whether rules exclude each other.

      Examples:
        watchword policy schema > watchword-policy-1.schema.json
        watchword policy schema | jq '.properties.rules.items.oneOf | length'
      """)

  func run() throws { try StandardOutput.write(NativeFormat.schema) }
}
