import WatchwordBasics
import WatchwordPolicy

/// Reads the password policies of Okta.
enum OktaReading {
  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    let members = text.members ?? []
    guard let settings = OktaNames.settings(in: members) else {
      findings.report(
        .missingPolicy, json.range, "The policy has no \"settings\" with \"password\"",
        help: "Use a policy of the type PASSWORD")
      return nil
    }
    var outer = SettingsReader(members, of: "The policy", findings: findings)
    let note = outer.text("description")?.value
    if let status = outer.text("status"), status.value == "INACTIVE" {
      outer.report(
        .inactivePolicy, status.range,
        "The policy is inactive, so Okta does not apply it; its rules are read nevertheless",
        help: "Use the policy that is active")
    }
    if let name = outer.text("name")?.value { outer.keep("name", .text(name)) }
    outer.read(settings, of: "The password settings") { reader in
      reader.read("complexity", of: "The complexity", readComplexity)
      reader.read("age", of: "The age", readAge)
      reader.read("lockout", of: "The lockout", readLockout)
      reader.refuseUnknown(known: ["complexity", "age", "lockout", "breachedProtection"])
      if let breached = reader.object("breachedProtection") {
        reader.reportUnsupported("breachedProtection", at: breached.range, "acts on breached passwords", isKept: false)
      }
    }
    findings = outer.findings
    return outer.draft(note: note.flatMap { $0.isEmpty ? nil : $0 })
  }

  private static func readComplexity(_ reader: inout SettingsReader) {
    let backEnd = BackEnd.okta
    let minimum = reader.minimum("minLength", of: backEnd, at: reader.firstKeyRange)
    reader.addLength(minimum: minimum, named: "minLength", unit: backEnd.unit)
    for (name, characterClass) in OktaNames.counts {
      guard let setting = backEnd.setting(for: characterClass), let count = reader.positive(name, upTo: 1) else {
        continue
      }
      reader.add(
        .characterCount(setting.rule), as: .count(characterClass), of: backEnd, at: count.range, named: name)
    }
    reader.add(.userID(UserIDRule()), as: .userID, of: backEnd, ifSwitchedOn: "excludeUsername")
    if let names = reader.texts(OktaNames.attributes, longest: 256), !names.value.isEmpty {
      reader.add(.personalWords(PersonalWordsRule()), at: names.range, named: OktaNames.attributes)
      if names.value != OktaNames.allAttributes {
        for name in names.value { reader.keep(OktaNames.attributes, .text(name)) }
      }
    }
    reader.read("dictionary", of: "The dictionary") { reader in
      reader.read("common", of: "The common dictionary") { reader in
        reader.add(.commonPassword(CommonPasswordRule()), as: .commonPassword, of: backEnd, ifSwitchedOn: "exclude")
        reader.refuseUnknown(known: ["exclude"])
      }
      reader.refuseUnknown(known: ["common"])
    }
    reader.refuseUnknown(
      known: ["minLength", "excludeUsername", OktaNames.attributes, "dictionary"] + OktaNames.counts.map { $0.name })
  }

  private static func readAge(_ reader: inout SettingsReader) {
    if let history = reader.positive("historyCount", upTo: 30) {
      reader.add(.history(HistoryRule(count: history.value)), at: history.range, named: "historyCount")
    }
    let maximum = MemberReader.maximumNumber
    if let days = reader.positive("maxAgeDays", upTo: maximum) {
      reader.add(.expiry(ExpiryRule(days: days.value)), at: days.range, named: "maxAgeDays")
    }
    if let minutes = reader.positive("minAgeMinutes", upTo: maximum) {
      reader.add(.minimumAge(MinimumAgeRule(minutes: minutes.value)), at: minutes.range, named: "minAgeMinutes")
    }
    if let days = reader.positive(OktaNames.warning, upTo: maximum) {
      reader.keep(OktaNames.warning, .number(days.value))
    }
    reader.refuseUnknown(known: ["historyCount", "maxAgeDays", "minAgeMinutes", OktaNames.warning])
  }

  private static func readLockout(_ reader: inout SettingsReader) {
    for name in OktaNames.lockoutNumbers { reader.keepNumber(name, in: 0...MemberReader.maximumNumber) }
    reader.keepFlag(OktaNames.lockoutFlag)
    reader.refuseUnknown(
      known: OktaNames.lockoutNumbers + [OktaNames.lockoutFlag, "userLockoutNotificationChannels"])
  }
}
