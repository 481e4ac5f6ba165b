import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// A fine-grained password policy of Active Directory as LDIF: an object of the class `msDS-PasswordSettings`, for
  /// `ldifde -i -f`.
  package static let activeDirectory = PolicyFormat(
    id: "active-directory", title: "Active Directory policy", recognises: ActiveDirectoryLDIF.recognises,
    read: { ActiveDirectoryReading.read(ActiveDirectoryLDIF.groups(in: $0.source.bytes), .ldif, &$1) },
    write: { ActiveDirectoryWriting.write($0, .ldif) })

  /// The PowerShell command that creates such a policy, `New-ADFineGrainedPasswordPolicy`. The commands that change
  /// one, or change the policy of the domain, are read too, and so is the output of `Get-ADFineGrainedPasswordPolicy`
  /// and `Get-ADDefaultDomainPasswordPolicy`.
  package static let activeDirectoryPowerShell = PolicyFormat(
    id: "active-directory-powershell", title: "Active Directory command",
    recognises: ActiveDirectoryPowerShell.recognises,
    read: { ActiveDirectoryReading.read(ActiveDirectoryPowerShell.groups(in: $0.source.bytes), .powerShell, &$1) },
    write: { ActiveDirectoryWriting.write($0, .powerShell) })
}

extension BackEnd {
  /// The requirements that Active Directory supports.
  ///
  /// It counts UTF-16 code units, as Windows does. The bounds are those of the settings of a policy in
  /// https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-server-2008-r2-and-2008/cc770842(v=ws.10);
  /// complexity is that of
  /// https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-10/security/threat-protection/security-policy-settings/password-must-meet-complexity-requirements.
  /// The list of old passwords includes the current one, as its first entry.
  static func activeDirectory(isComplex: Bool) -> BackEnd {
    BackEnd(
      unit: .utf16, minimum: 1...255, someClasses: ClassesRule(minimum: 3), history: 1...1024, historyHasCurrent: true,
      expiry: 1...MemberReader.maximumNumber, hasMinimumAge: true,
      switches: isComplex ? [.userID, .personalWords] : [],
      approximations: [.someClasses: fiveKinds, .userID: accountName, .personalWords: displayName], normalizes: false,
      obstacles: obstacles(isComplex: isComplex),
      standIns: isComplex
        ? .init(uniqueKeysWithValues: CharacterClass.allCases.map { (.count($0), threeOfFive) }) : [:])
  }

  /// Whether a policy requires so much that complexity adds no requirement, except on names.
  static func isComplex(_ policy: PasswordPolicy) -> Bool {
    policy.implies(ClassesRule(minimum: 3))
      || policy.rules.contains { rule in
        guard case .classes(let rule) = rule else { return false }
        return rule.minimum >= 3 && Set(rule.classes).isSubset(of: Set(ClassesRule.defaultClasses))
      }
  }

  private static let threeOfFive = StandIn(
    setting: .someClasses, substitute: "requires three of the five kinds of characters")

  private static let fiveKinds = Approximation(
    reason: "letters without a case, such as 漢, are a fifth kind, and a space or a sign such as € or § belongs to none",
    substitute: "requires three of five kinds")
  private static let accountName = Approximation(
    reason: "it looks for the whole account name, if that has 3 or more characters", substitute: "refuses that")
  private static let displayName = Approximation(
    reason: "it looks only for the parts of the display name that have 3 or more characters",
    substitute: "refuses those")

  private static func obstacles(isComplex: Bool) -> [BackEndSetting: String] {
    var obstacles: [BackEndSetting: String] = [:]
    for characterClass in CharacterClass.allCases {
      obstacles[.count(characterClass)] =
        "it counts three of five kinds of characters, and cannot require \(BackEndPhrases.plural(of: characterClass))"
    }
    if !isComplex {
      let together = "refuses names only where it requires three of five kinds of characters"
      obstacles[.userID] = "it \(together)"
      obstacles[.personalWords] = "it \(together)"
    }
    return obstacles
  }
}
