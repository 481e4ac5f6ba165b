import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password complexity policy of Zitadel, as its API accepts and returns it: `minLength`, `hasUppercase` and so
  /// on, or `requiresUppercase` in version 2 of the settings; also inside `policy` or `settings`.
  ///
  /// Zitadel counts bytes of UTF-8, and every character that is not a letter A–Z or a–z or a digit 0–9 is a symbol
  /// (`internal/domain/policy_password_complexity.go`). The minimum length is from 1 to 72 and may be a string.
  package static let zitadel = PolicyFormat(
    id: "zitadel", title: "Zitadel policy", recognises: { ZitadelFormat.policy(in: $0.members ?? []) != nil },
    read: ZitadelFormat.read, write: ZitadelFormat.write)
}

extension BackEnd {
  /// The requirements that Zitadel supports.
  static let zitadel = BackEnd(
    unit: .utf8, minimum: 1...72, alwaysHasMinimum: true,
    classes: [.one(.uppercase), .one(.lowercase), .one(.digits), .one(unicode: .special)],
    approximations: [
      .count(.special): Approximation(
        reason: "it counts every character but A-Z, a-z and 0-9, such as é or a tab", extent: .beyondASCII)
    ],
    normalizes: false)
}

/// Reads and writes the password complexity policies of Zitadel.
enum ZitadelFormat {
  /// The switches, by their names in version 1 and version 2 of the API.
  private static let flags: [(name: ExactText, newName: ExactText, characterClass: CharacterClass)] = [
    ("hasUppercase", "requiresUppercase", .uppercase), ("hasLowercase", "requiresLowercase", .lowercase),
    ("hasNumber", "requiresNumber", .digits), ("hasSymbol", "requiresSymbol", .special),
  ]
  /// The other members of API responses.
  private static let otherNames: [ExactText] = ["details", "isDefault", "resourceOwnerType"]

  /// Returns the members of the policy: the object itself, or the one in `policy` or `settings`.
  static func policy(in members: [JSONMember]) -> [JSONMember]? {
    if isPolicy(members) { return members }
    for name: ExactText in ["policy", "settings"] {
      if let inner = members.value(name)?.members, isPolicy(inner) { return inner }
    }
    return nil
  }

  private static func isPolicy(_ members: [JSONMember]) -> Bool {
    members.contains { member in flags.contains { $0.name == member.key.text || $0.newName == member.key.text } }
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    guard let members = policy(in: text.members ?? []) else {
      findings.report(
        .missingPolicy, json.range, "There is no Zitadel password complexity policy",
        help: "Write it as {\"minLength\": 8, \"hasNumber\": true}")
      return nil
    }
    var reader = SettingsReader(members, of: "The password policy", findings: findings, readsStrings: true)
    let backEnd = BackEnd.zitadel
    let minimum = reader.minimum("minLength", of: backEnd, at: members.firstKeyRange)
    reader.addLength(minimum: minimum, named: "minLength", unit: backEnd.unit)
    for (name, newName, characterClass) in flags {
      guard let setting = backEnd.setting(for: characterClass) else { continue }
      reader.add(
        .characterCount(setting.rule), as: .count(characterClass), of: backEnd,
        ifSwitchedOn: members.value(newName) == nil ? name : newName)
    }
    reader.refuseUnknown(known: ["minLength"] + flags.flatMap { [$0.name, $0.newName] } + otherNames)
    findings = reader.findings
    return reader.draft()
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    var settings = BackEndSettings(of: document, for: .zitadel, in: .zitadel)
    settings.reportOrder([.minimum] + flags.map { .count($0.characterClass) })
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      if let minimum = settings[.minimum] { writer.member("minLength", minimum) }
      for (name, _, characterClass) in flags { writer.member(name.string, settings.has(.count(characterClass))) }
    }
    return WrittenPolicy(text: writer.text, losses: settings.losses)
  }
}
