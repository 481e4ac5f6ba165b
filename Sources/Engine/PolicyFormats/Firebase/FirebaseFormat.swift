import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password policy of Firebase Authentication and Google Cloud Identity Platform: `passwordPolicyConfig` of a
  /// project or tenant in version 2 of the REST API, or the policy that clients receive.
  ///
  /// A policy whose enforcement is off has no rules. Every project rejects passwords of fewer than 6 characters, so
  /// this is read as a rule.
  package static let firebase = PolicyFormat(
    id: "firebase", title: "Firebase policy", recognises: { FirebaseFormat.policy(in: $0.members ?? []) != nil },
    read: FirebaseFormat.read, write: FirebaseFormat.write)
}

extension BackEnd {
  /// The options of Firebase.
  ///
  /// The bounds and the characters that are not alphanumeric are those of "Enable, disable, and use password policies" in
  /// the documentation of Identity Platform (2025).
  static let firebase = BackEnd(
    unit: .codePoint,
    fields: [
      Field("minPasswordLength", .number(6...30), .sets(.minimum), standard: 6),
      Field("maxPasswordLength", .number(6...4096), .sets(.maximum)),
      Field("containsLowercaseCharacter", .flag, .ascii(.lowercase)),
      Field("containsUppercaseCharacter", .flag, .ascii(.uppercase)),
      Field("containsNumericCharacter", .flag, .ascii(.digits)),
      Field(
        "containsNonAlphanumericCharacter", .flag, .ascii(.special, characters: "^$*.[]{}()?\"!@#%&/\\,><':;|_~`")),
    ],
    alwaysHasMinimum: true)
}

/// Reads and writes the password policies of Firebase.
enum FirebaseFormat {
  private static let state: ExactText = "passwordPolicyEnforcementState"
  private static let clientState: ExactText = "enforcementState"
  private static let versions: ExactText = "passwordPolicyVersions"
  private static let options: ExactText = "customStrengthOptions"
  private static let upgrade: ExactText = "forceUpgradeOnSignin"

  /// Returns the members of the policy, which may be inside the configuration of a project.
  static func policy(in members: [JSONMember]) -> [JSONMember]? {
    if let inner = members.value("passwordPolicyConfig")?.members { return inner }
    return [state, versions, options].contains { members.value($0) != nil } ? members : nil
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    guard let members = policy(in: text.members ?? []) else {
      findings.report(
        .missingPolicy, json.range, "There is no \"passwordPolicyConfig\"",
        help: "Copy it from the configuration of the project (projects.getConfig)")
      return nil
    }
    var reader = SettingsReader(members, of: "The password policy", as: .firebase, findings: findings)
    let isEnforced = readState(&reader)
    if let flag = reader.flag(upgrade), flag.value { reader.keep(upgrade, .flag(true)) }
    reader.read(strengthOptions(&reader) ?? [], of: "The customStrengthOptions") { $0.readTable() }
    reader.refuseUnknown(
      known: [
        state, clientState, versions, options, upgrade, "lastUpdateTime", "schemaVersion",
        "allowedNonAlphanumericCharacters",
      ])
    findings = reader.findings
    if isEnforced { return reader.draft() }
    // The least length of all passwords.
    var unforced = SettingsReader([], of: "", as: .firebase, findings: findings)
    unforced.readTable()
    return PolicyDraft(rules: unforced.rules, extras: reader.extras)
  }

  /// Reads whether the policy is enforced.
  private static func readState(_ reader: inout SettingsReader) -> Bool {
    let choices: [ExactText] = ["ENFORCE", "OFF", "PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED"]
    guard let found = reader.choice(state, of: choices) ?? reader.choice(clientState, of: choices) else { return true }
    guard found.value != "ENFORCE" else { return true }
    reader.report(
      .inactivePolicy, found.range,
      "The enforcement of the policy is off, so its rules are not read", help: "Set it to ENFORCE to use the rules")
    return false
  }

  /// Returns the options of the policy, which are those of its first version.
  private static func strengthOptions(_ reader: inout SettingsReader) -> [JSONMember]? {
    if let options = reader.object(options) { return options.value }
    guard let node = reader.members.member(versions) else { return nil }
    guard case .array(let nodes) = node.value, let first = nodes.first?.members else {
      reader.report(
        .wrongType, node.range, "\"\(versions)\" is \(node.value.kind); expected a list with an object",
        help: "Write \"\(versions)\": [{\"\(options)\": {\"minPasswordLength\": 8}}]")
      return nil
    }
    for node in nodes.dropFirst() {
      reader.report(
        .severalPolicies, node.range,
        "There is another version of the policy; only the first is read", help: "Keep only the intended version")
    }
    var inner: [JSONMember]?
    reader.read(first, of: "The version") { reader in
      inner = reader.object(options)?.value
      reader.refuseUnknown(known: [options, "schemaVersion"])
    }
    return inner
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = BackEndSettings(of: document, for: .firebase, in: .firebase, keeping: [upgrade])
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.object("passwordPolicyConfig") { writer in
        writer.member(state.string, "ENFORCE")
        if case .flag(let value)? = document.extra(upgrade) { writer.member(upgrade.string, value) }
        writer.array(versions) { writer in
          writer.object { writer in
            writer.object(options) { settings.write(BackEnd.firebase.fields, to: &$0) }
          }
        }
      }
    }
    return WrittenPolicy(text: writer.text, losses: settings.losses)
  }
}
