import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The JSON of an Amazon Cognito user pool, as printed by `describe-user-pool` and accepted by `create-user-pool` and
  /// `update-user-pool`.
  ///
  /// The requirements that every user pool has without a setting are also read as rules: at most 256 characters, and no
  /// white space at the ends. A CloudFormation template in JSON is read as ``cloudFormation``.
  package static let cognito = PolicyFormat(
    id: "cognito", title: "Cognito user pool", recognises: CognitoFormat.isUserPool, read: CognitoFormat.readUserPool,
    write: CognitoFormat.writeUserPool)

  /// An AWS CloudFormation template in JSON with an Amazon Cognito user pool, a resource of the type
  /// `AWS::Cognito::UserPool`.
  ///
  /// Numbers and flags may be strings in templates. If there are several user pools, the first is read.
  package static let cloudFormation = PolicyFormat(
    id: "cloudformation", title: "CloudFormation template", recognises: CognitoFormat.isTemplate,
    read: CognitoFormat.readTemplate, write: CognitoFormat.writeTemplate)
}

/// Reads and writes the password policy of a Cognito user pool.
enum CognitoFormat {
  private static let validity: ExactText = "TemporaryPasswordValidityDays"
  private static let flags: [(name: ExactText, characterClass: CharacterClass)] = [
    ("RequireNumbers", .digits), ("RequireSymbols", .special), ("RequireUppercase", .uppercase),
    ("RequireLowercase", .lowercase),
  ]
  private static let names: [ExactText] =
    ["MinimumLength"] + flags.map { $0.name } + ["PasswordHistorySize", validity]
  private static let resourceType: ExactText = "AWS::Cognito::UserPool"

  // MARK: - Recognising

  static func isUserPool(_ text: PolicyText) -> Bool {
    guard let members = text.members else { return false }
    return policy(in: members) != nil || members.contains { $0.key.text == "UserPool" && $0.node.members != nil }
  }

  static func isTemplate(_ text: PolicyText) -> Bool { text.members.map { !userPools(in: $0).isEmpty } ?? false }

  /// Returns the members of the password policy inside a user pool, or inside one of the objects around it.
  private static func policy(in members: [JSONMember]) -> [JSONMember]? {
    if members.contains(where: { names.contains($0.key.text) }) { return members }
    for name: ExactText in ["PasswordPolicy", "Policies", "UserPool"] {
      guard let node = members.value(name) else { continue }
      guard let inner = node.members else { return nil }
      return name == "PasswordPolicy" ? inner : policy(in: inner)
    }
    return nil
  }

  /// Returns the resources of a template that are user pools, each with its members.
  private static func userPools(in members: [JSONMember]) -> [(resource: JSONMember, members: [JSONMember])] {
    guard let resources = members.value("Resources")?.members else { return [] }
    return resources.compactMap { resource in
      guard let members = resource.node.members,
        case .string(let type)? = members.value("Type")?.value, type.text == resourceType
      else { return nil }
      return (resource, members)
    }
  }

  // MARK: - Reading

  static func readUserPool(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    guard let members = policy(in: text.members ?? []) else {
      reportAbsence(of: json.range, &findings)
      return nil
    }
    return draft(of: members, readsStrings: false, &findings)
  }

  static func readTemplate(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    let pools = userPools(in: text.members ?? [])
    guard let pool = pools.first else {
      findings.report(
        .missingPolicy, json.range, "The template has no resource of the type \(resourceType)")
      return nil
    }
    for other in pools.dropFirst() {
      findings.report(
        .severalPolicies, other.resource.key.range,
        "The template has another user pool, \"\(other.resource.key.text.clipped)\"; only the first is read",
        help: "Save the intended resource as a separate template")
    }
    let properties = pool.members.value("Properties")?.members
    guard let members = properties.flatMap({ policy(in: $0) }) else {
      reportAbsence(of: pool.resource.node.range, &findings)
      return nil
    }
    return draft(of: members, readsStrings: true, &findings)
  }

  private static func reportAbsence(of range: Range<Int>, _ findings: inout SourceFindings) {
    findings.report(
      .missingPolicy, range, "The user pool has no password policy",
      help: "Add Policies.PasswordPolicy; without it, Cognito uses the rules of the shipped policy cognito-default")
  }

  private static func draft(
    of members: [JSONMember], readsStrings: Bool, _ findings: inout SourceFindings
  ) -> PolicyDraft {
    var reader = SettingsReader(members, of: "The password policy", findings: findings, readsStrings: readsStrings)
    let backEnd = BackEnd.cognito
    let minimum = reader.minimum("MinimumLength", of: backEnd, at: members.firstKeyRange)
    reader.addLength(
      minimum: minimum, named: "MinimumLength", fixedMaximum: backEnd.fixedMaximum, unit: backEnd.unit)
    for (name, characterClass) in flags {
      guard let setting = backEnd.setting(for: characterClass) else { continue }
      reader.add(.characterCount(setting.rule), ifSwitchedOn: name)
    }
    reader.add(.edgeWhiteSpace(EdgeWhiteSpaceRule()), at: 0..<0, named: "edge-white-space")
    if let history = reader.positive("PasswordHistorySize", upTo: 24) {
      reader.add(.history(HistoryRule(count: history.value)), at: history.range, named: "PasswordHistorySize")
    }
    reader.keepNumber(validity, in: 0...365)
    reader.refuseUnknown(known: names)
    findings = reader.findings
    return reader.draft()
  }

  // MARK: - Writing

  static func writeUserPool(_ document: PolicyDocument) -> WrittenPolicy {
    var writer = JSONWriter(isIndented: true)
    var losses: [PolicyLoss] = []
    writer.object { losses = writePolicies(document, in: .cognito, to: &$0) }
    return WrittenPolicy(text: writer.text, losses: losses)
  }

  static func writeTemplate(_ document: PolicyDocument) -> WrittenPolicy {
    var writer = JSONWriter(isIndented: true)
    var losses: [PolicyLoss] = []
    writer.object { writer in
      writer.member("AWSTemplateFormatVersion", "2010-09-09")
      writer.key("Resources")
      writer.object { writer in
        writer.key("UserPool")
        writer.object { writer in
          writer.member("Type", resourceType)
          writer.key("Properties")
          writer.object { losses = writePolicies(document, in: .cloudFormation, to: &$0) }
        }
      }
    }
    return WrittenPolicy(text: writer.text, losses: losses)
  }

  /// Writes the member `Policies`. Every setting is written, because an absent setting is not off in every case.
  private static func writePolicies(
    _ document: PolicyDocument, in format: PolicyFormat, to writer: inout JSONWriter
  ) -> [PolicyLoss] {
    var settings = BackEndSettings(of: document, for: .cognito, in: format, keeping: [validity])
    settings.reportOrder(
      [.minimum] + flags.map { .count($0.characterClass) } + [.edgeWhiteSpace, .history])
    writer.key("Policies")
    writer.object { writer in
      writer.key("PasswordPolicy")
      writer.object { writer in
        if let minimum = settings[.minimum] { writer.member("MinimumLength", minimum) }
        for (name, characterClass) in flags { writer.member(name.string, settings.has(.count(characterClass))) }
        if let history = settings[.history] { writer.member("PasswordHistorySize", history) }
        if case .number(let days)? = document.extra(validity) { writer.member(validity.string, days) }
      }
    }
    return settings.losses
  }
}

extension BackEnd {
  /// The requirements that an Amazon Cognito user pool supports.
  ///
  /// The bounds are those of `PasswordPolicyType` in the API reference of Amazon Cognito user pools (2025); the special
  /// characters and the maximum of 256 characters are those of "Adding user pool password requirements" in its
  /// developer guide. A space at either end is always rejected, as the console states next to the special characters.
  static let cognito = BackEnd(
    unit: .codePoint, minimum: 6...99, alwaysHasMinimum: true, fixedMaximum: 256,
    classes: [
      .one(.digits), .one(.special, characters: "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "), .one(.uppercase),
      .one(.lowercase),
    ],
    history: 1...24, always: [.edgeWhiteSpace])
}
