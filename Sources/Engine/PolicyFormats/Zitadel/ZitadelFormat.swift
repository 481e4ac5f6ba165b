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
  /// The settings of Zitadel, with the names of both versions of its API and the other members of its responses.
  static let zitadel = BackEnd(
    unit: .utf8,
    fields: [
      Field("minLength", .number(1...72), .sets(.minimum), isRequired: true),
      Field("hasUppercase", .flag, .ascii(.uppercase), newName: "requiresUppercase"),
      Field("hasLowercase", .flag, .ascii(.lowercase), newName: "requiresLowercase"),
      Field("hasNumber", .flag, .ascii(.digits), newName: "requiresNumber"),
      Field(
        "hasSymbol", .flag,
        .unicode(.special, but: "it counts every character but A-Z, a-z and 0-9, such as é or a tab"),
        newName: "requiresSymbol"),
      Field("details", .peculiar), Field("isDefault", .peculiar), Field("resourceOwnerType", .peculiar),
    ],
    alwaysHasMinimum: true, normalizes: false)
}

/// Reads and writes the password complexity policies of Zitadel.
enum ZitadelFormat {
  /// Returns the members of the policy: the object itself, or the one in `policy` or `settings`.
  static func policy(in members: [JSONMember]) -> [JSONMember]? {
    ([members] + ["policy", "settings"].compactMap { members.value($0)?.members }).first { members in
      members.contains { member in
        BackEnd.zitadel.fields.contains { $0.newName != nil && [$0.name, $0.newName].contains(member.key.text) }
      }
    }
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    guard let members = policy(in: text.members ?? []) else {
      findings.report(
        .missingPolicy, json.range, "There is no Zitadel password complexity policy",
        help: "Write it as {\"minLength\": 8, \"hasNumber\": true}")
      return nil
    }
    return .read(members, of: "The password policy", as: .zitadel, readsStrings: true, &findings)
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    BackEndSettings(of: document, for: .zitadel, in: .zitadel).json()
  }
}
