package import WatchwordPolicy

extension PolicyFormat {
  /// The formats of other systems, in the order in which they are tried.
  package static let foreign: [PolicyFormat] = [
    // Some of its names are also Cognito's.
    .aspNetIdentity,
    .cognito,
    .cloudFormation,
    .okta,
    .firebase,
    .auth0,
    .zitadel,
    // Many of their texts start like an Apple rule or a line of pwquality.conf.
    .applePasscode,
    .activeDirectory,
    .activeDirectoryPowerShell,
    .aspNetIdentityCSharp,
    .laravel,
    .django,
    .mySQL,
    .apple,
    .html,
    // Its keyword minLength is also a name of Zitadel's.
    .jsonSchema,
    .passay,
    .pwquality,
    .keycloak,
  ]

  /// Every format: those of other systems, followed by those of the engine, whose REL-ID format accepts any JSON
  /// object.
  package static let known: [PolicyFormat] = foreign + all
}
