import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// An Okta password policy in the JSON of its Policy API: `settings.password` with `complexity`, `age` and `lockout`.
  ///
  /// Okta does not publish which letters and symbols count; they are read as those of all scripts. It looks for the
  /// parts of the user name that have 4 or more characters, and for the first and last names.
  package static let okta = PolicyFormat(
    id: "okta", title: "Okta password policy", recognises: { OktaFormat.settings(in: $0.members ?? []) != nil },
    read: OktaFormat.read, write: OktaFormat.write)
}

extension BackEnd {
  /// The settings of Okta; the bounds are those of "Configure a password policy" in its help (2025).
  static let okta = BackEnd(
    unit: .codePoint,
    fields: [
      Field("complexity", .object(owner: "The complexity", complexity)),
      Field(
        "age",
        .object(
          owner: "The age",
          [
            Field("historyCount", .count(upTo: 30), .sets(.history), off: 0),
            Field("maxAgeDays", .count(), .sets(.expiry), off: 0),
            Field("minAgeMinutes", .count(), .sets(.minimumAge), off: 0),
            Field("expireWarnDays", .count()),
          ])),
      Field(
        "lockout",
        .object(
          owner: "The lockout",
          [
            Field("maxAttempts", .anyNumber),
            Field("autoUnlockMinutes", .anyNumber),
            Field("showLockoutFailures", .flag),
            Field("userLockoutNotificationChannels", .peculiar),
          ])),
      Field(
        "breachedProtection",
        .custom(read: { reader, name in
          guard let breached = reader.object(name) else { return }
          reader.reportUnsupported(name, at: breached.range, "acts on breached passwords", isKept: false)
        })),
    ],
    alwaysHasMinimum: true)

  private static let complexity = [
    Field("minLength", .number(4...30), .sets(.minimum), isRequired: true),
    Field("minLowerCase", .count(upTo: 1), .unicode(.lowercase, but: unpublished), off: 0, listed: 1),
    Field("minUpperCase", .count(upTo: 1), .unicode(.uppercase, but: unpublished), off: 0, listed: 1),
    Field("minNumber", .count(upTo: 1), .ascii(.digits), off: 0, listed: 1),
    Field("minSymbol", .count(upTo: 1), .unicode(.special, but: unpublished), off: 0, listed: 1),
    Field(
      "excludeUsername", .flag,
      .sets(
        .userID,
        Approximation(
          "it looks for the parts of the user name that have 4 or more characters",
          instead: "refuses those"))),
    Field(
      "excludeAttributes", .custom(read: OktaFormat.readAttributes, write: OktaFormat.writeAttributes),
      .sets(.personalWords), key: "excludeAttributes"),
    Field(
      "dictionary",
      .object(
        owner: "The dictionary",
        [
          Field(
            "common",
            .object(
              owner: "The common dictionary", [Field("exclude", .flag, .sets(.commonPassword, .ownList))]))
        ])),
  ]

  private static let unpublished =
    "Okta does not publish which letters and symbols beyond ASCII it counts"
}

/// Reads and writes the password policies of Okta.
enum OktaFormat {
  /// All attributes of users that a password may not contain.
  private static let allAttributes: [ExactText] = ["firstName", "lastName"]

  /// Returns the members of the password settings in a policy.
  static func settings(in members: [JSONMember]) -> [JSONMember]? {
    members.value("settings")?.members?.value("password")?.members
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    let members = text.members ?? []
    guard let settings = settings(in: members) else {
      findings.report(
        .missingPolicy, json.range, "The policy has no \"settings\" with \"password\"",
        help: "Use a policy of the type PASSWORD")
      return nil
    }
    var outer = SettingsReader(members, of: "The policy", as: .okta, findings: findings)
    let note = outer.text("description")?.value
    if let status = outer.text("status"), status.value == "INACTIVE" {
      outer.report(
        .inactivePolicy, status.range,
        "The policy is inactive, so Okta does not apply it; its rules are read nevertheless",
        help: "Use the policy that is active")
    }
    if let name = outer.text("name")?.value { outer.keep("name", .text(name)) }
    outer.read(settings, of: "The password settings") { $0.readTable() }
    findings = outer.findings
    return outer.draft(note: note.flatMap { $0.isEmpty ? nil : $0 })
  }

  static func readAttributes(_ reader: inout SettingsReader, _ field: ExactText) {
    guard let names = reader.texts(field, longest: 256), !names.value.isEmpty else { return }
    reader.add(.personalWords, at: names.range, named: field)
    if names.value != allAttributes { for name in names.value { reader.keep(field, .text(name)) } }
  }

  static func writeAttributes(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    let names = settings.document.texts(ExactText("complexity.\(field)"))
    writer.member(field, settings.has(.personalWords) ? names.isEmpty ? allAttributes : names : [])
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = BackEndSettings(
      of: document, for: .okta, in: .okta, keeping: ["name"], writesNote: true)
    return settings.json(in: ["settings", "password"]) { name, writer in
      guard name == "settings" else { return }
      writer.member("type", "PASSWORD")
      writer.member("name", document.extra("name") ?? .text("Password policy"))
      if let note = document.policy.note { writer.member("description", note) }
    }
  }
}
