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

extension BackEnd {
  /// The settings of an Amazon Cognito user pool.
  ///
  /// The bounds are those of `PasswordPolicyType` in the API reference of Amazon Cognito user pools (2025); the special
  /// characters and the maximum of 256 characters are those of "Adding user pool password requirements" in its
  /// developer guide. A space at either end is always rejected, as the console states next to the special characters.
  static let cognito = BackEnd(
    unit: .codePoint,
    fields: [
      Field("MinimumLength", .number(6...99), .sets(.minimum), isRequired: true),
      Field("", .number(256...256), .sets(.maximum)),
      Field("RequireNumbers", .flag, .ascii(.digits)),
      Field("RequireSymbols", .flag, .ascii(.special, characters: "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= ")),
      Field("RequireUppercase", .flag, .ascii(.uppercase)),
      Field("RequireLowercase", .flag, .ascii(.lowercase)),
      Field("", .flag, .sets(.edgeWhiteSpace)),
      Field("PasswordHistorySize", .count(upTo: 24), .sets(.history)),
      Field("TemporaryPasswordValidityDays", .number(0...365)),
    ],
    alwaysHasMinimum: true, unordered: [.maximum])
}

/// Finds and writes the password policy of a Cognito user pool.
enum CognitoFormat {
  private static let resourceType: ExactText = "AWS::Cognito::UserPool"

  // MARK: - Recognising

  static func isUserPool(_ text: PolicyText) -> Bool {
    guard let members = text.members else { return false }
    return policy(in: members) != nil || members.contains { $0.key.text == "UserPool" && $0.node.members != nil }
  }

  static func isTemplate(_ text: PolicyText) -> Bool { text.members.map { !userPools(in: $0).isEmpty } ?? false }

  /// Returns the members of the password policy inside a user pool, or inside one of the objects around it.
  private static func policy(in members: [JSONMember]) -> [JSONMember]? {
    let names = BackEnd.cognito.fields.map { $0.name }.filter { !$0.isEmpty }
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
    return .read(members, of: "The password policy", as: .cognito, &findings)
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
    return .read(members, of: "The password policy", as: .cognito, readsStrings: true, &findings)
  }

  private static func reportAbsence(of range: Range<Int>, _ findings: inout SourceFindings) {
    findings.report(
      .missingPolicy, range, "The user pool has no password policy",
      help: "Add Policies.PasswordPolicy; without it, Cognito uses the rules of the shipped policy cognito-default")
  }

  // MARK: - Writing

  // Every flag is written, because an absent setting is not off in every case.

  static func writeUserPool(_ document: PolicyDocument) -> WrittenPolicy {
    BackEndSettings(of: document, for: .cognito, in: .cognito).json(in: ["Policies", "PasswordPolicy"])
  }

  static func writeTemplate(_ document: PolicyDocument) -> WrittenPolicy {
    let path: [ExactText] = ["Resources", "UserPool", "Properties", "Policies", "PasswordPolicy"]
    return BackEndSettings(of: document, for: .cognito, in: .cloudFormation).json(in: path) { name, writer in
      if name == "Resources" { writer.member("AWSTemplateFormatVersion", "2010-09-09") }
      if name == "Properties" { writer.member("Type", resourceType) }
    }
  }
}
