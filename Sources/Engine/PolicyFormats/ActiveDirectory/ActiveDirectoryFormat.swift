import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// A fine-grained password policy of Active Directory as LDIF: an object of the class `msDS-PasswordSettings`, for
  /// `ldifde -i -f`.
  package static let activeDirectory = PolicyFormat(
    id: "active-directory", title: "Active Directory policy", recognises: ActiveDirectoryLDIF.recognises,
    read: { ActiveDirectory.read(ActiveDirectoryLDIF.groups(in: $0.source.bytes), .ldif, &$1) },
    write: { ActiveDirectory.write($0, .ldif) })

  /// The PowerShell command that creates such a policy, `New-ADFineGrainedPasswordPolicy`. The commands that change
  /// one, or change the policy of the domain, are read too, and so is the output of `Get-ADFineGrainedPasswordPolicy`
  /// and `Get-ADDefaultDomainPasswordPolicy`.
  package static let activeDirectoryPowerShell = PolicyFormat(
    id: "active-directory-powershell", title: "Active Directory command",
    recognises: ActiveDirectoryPowerShell.recognises,
    read: { ActiveDirectory.read(ActiveDirectoryPowerShell.groups(in: $0.source.bytes), .powerShell, &$1) },
    write: { ActiveDirectory.write($0, .powerShell) })
}

extension BackEnd {
  static let activeDirectoryLDIF = activeDirectory(in: .ldif)
  static let activeDirectoryPowerShell = activeDirectory(in: .powerShell)

  /// The settings of Active Directory in one of its notations.
  ///
  /// It counts UTF-16 code units, as Windows does. All fields are mandatory attributes of the class
  /// `msDS-PasswordSettings` (https://learn.microsoft.com/en-us/windows/win32/adschema/c-msds-passwordsettings) and
  /// parameters of https://learn.microsoft.com/en-us/powershell/module/activedirectory/new-adfinegrainedpasswordpolicy;
  /// their bounds are those of
  /// https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-server-2008-r2-and-2008/cc770842(v=ws.10);
  /// complexity is that of
  /// https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-10/security/threat-protection/security-policy-settings/password-must-meet-complexity-requirements.
  /// The list of old passwords includes the current one, as its first entry.
  ///
  /// Additional values are kept under the names of parameters. A policy without them gets those of a new domain, and a
  /// precedence that leaves room on both sides.
  private static func activeDirectory(in notation: ActiveDirectoryNotation) -> BackEnd {
    func field(
      _ attribute: ExactText, _ parameter: ExactText, _ kind: Field.Kind, _ requirements: [Requirement] = [],
      off: Int = 0
    ) -> Field {
      let name = notation == .ldif ? ExactText("msDS-\(attribute)") : parameter
      return Field(name, kind, requirements, key: parameter, off: off)
    }
    let minutes = notation.durations(isNever: false)
    return BackEnd(
      unit: .utf16,
      fields: [
        field("PasswordSettingsPrecedence", "Precedence", .anyNumber, off: 100),
        field("MinimumPasswordLength", "MinPasswordLength", .count(upTo: 255), [.sets(.minimum)]),
        field(
          "PasswordComplexityEnabled", "ComplexityEnabled", .flag,
          [
            .sets(.someClasses, fiveKinds), .sets(.userID, accountName),
            .sets(.personalWords, displayName),
          ]),
        field("PasswordHistoryLength", "PasswordHistoryCount", .count(upTo: 1024), [.sets(.history)]),
        field("MinimumPasswordAge", "MinPasswordAge", .coded(minutes), [.sets(.minimumAge)]),
        field("MaximumPasswordAge", "MaxPasswordAge", .coded(notation.days), [.sets(.expiry)]),
        field("PasswordReversibleEncryptionEnabled", "ReversibleEncryptionEnabled", .flag),
        field("LockoutThreshold", "LockoutThreshold", .anyNumber),
        field("LockoutObservationWindow", "LockoutObservationWindow", .coded(minutes), off: 30),
        field("LockoutDuration", "LockoutDuration", .coded(notation.durations(isNever: true)), off: 30),
        Field(ActiveDirectory.objectName, .text),
      ],
      someClasses: ClassesRule(minimum: 3), historyHasCurrent: true, normalizes: false, obstacles: obstacles,
      standIns: .init(uniqueKeysWithValues: CharacterClass.allCases.map { (.count($0), threeOfFive) }))
  }

  private static let threeOfFive = StandIn(
    setting: .someClasses, substitute: "requires three of the five kinds of characters")

  private static let fiveKinds = Approximation(
    "letters without a case, such as 漢, are a fifth kind, and a space or a sign such as € or § belongs to none",
    instead: "requires three of five kinds")
  private static let accountName = Approximation(
    "it looks for the whole account name, if that has 3 or more characters", instead: "refuses that")
  private static let displayName = Approximation(
    "it looks only for the parts of the display name that have 3 or more characters",
    instead: "refuses those")

  private static let obstacles = [BackEndSetting: String](
    uniqueKeysWithValues: CharacterClass.allCases.map { characterClass in
      (
        .count(characterClass),
        "it counts three of five kinds of characters, and cannot require \(BackEndPhrases.plural(of: characterClass))"
      )
    }
      + [BackEndSetting.userID, .personalWords].map {
        ($0, "it refuses names only where it requires three of five kinds of characters")
      })
}

/// Reads and writes the password policies of Active Directory.
enum ActiveDirectory {
  /// The name under which the name of the object is kept.
  static let objectName: ExactText = "Name"

  static func read(
    _ groups: [[Setting]], _ notation: ActiveDirectoryNotation, _ findings: inout SourceFindings
  ) -> PolicyDraft? {
    guard let settings = groups.first else {
      findings.report(
        .missingPolicy, 0..<0, "There is no Active Directory password policy",
        help: notation == .ldif
          ? "Use an entry of the class msDS-PasswordSettings"
          : "Use New-ADFineGrainedPasswordPolicy, or the output of Get-ADFineGrainedPasswordPolicy")
      return nil
    }
    for other in groups.dropFirst() {
      guard let first = other.first else { continue }
      findings.report(
        .severalPolicies, first.nameRange, "There is another password policy; only the first is read",
        help: "Save the intended policy as a separate file")
    }
    let draft = PolicyDraft.read(settings, as: notation.backEnd, &findings) { reader in
      let name = notation.maximumAge
      guard let line = reader.line(name), let minutes = notation.minutes(of: line.value),
        let days = notation.days.number(line.value), minutes != days * ActiveDirectoryNotation.minutesOfDay
      else { return }
      reader.report(
        .inexactReading.mild, line.range, "\"\(name)\" is not a whole number of days; it is read as \(days) days")
    }
    // Flags follow numbers, and the name comes last.
    func rank(_ extra: PolicyExtra) -> Int {
      switch extra.value {
      case .number: 0
      case .flag: 1
      case .text: 2
      }
    }
    return PolicyDraft(rules: draft.rules, extras: draft.extras.stablySorted(byNumber: rank))
  }

  /// Whether a policy requires so much that complexity adds no requirement, except on names.
  private static func isComplex(_ policy: PasswordPolicy) -> Bool {
    policy.implies(ClassesRule(minimum: 3))
      || policy.rules.contains { rule in
        guard case .classes(let rule) = rule else { return false }
        return rule.minimum >= 3 && Set(rule.classes).isSubset(of: Set(ClassesRule.defaultClasses))
      }
  }

  static func write(_ document: PolicyDocument, _ notation: ActiveDirectoryNotation) -> WrittenPolicy {
    var backEnd = notation.backEnd
    if !isComplex(document.policy) {
      backEnd.disabled = [.userID, .personalWords]
      backEnd.standIns = [:]
    }
    let format: PolicyFormat = notation == .ldif ? .activeDirectory : .activeDirectoryPowerShell
    var settings = BackEndSettings(of: document, for: backEnd, in: format)
    if settings.has(.someClasses) {
      if !settings.has(.userID) { settings.addRequirement("refuses passwords that contain the account name") }
      if !settings.has(.personalWords) {
        settings.addRequirement("refuses passwords that contain a part of the display name")
      }
    }
    // What the policy does not contain, but Active Directory requires, follows the rules.
    let fields = backEnd.fields.filter { !$0.requirements.isEmpty } + backEnd.fields.filter { $0.requirements.isEmpty }
    let lines = fields.filter { $0.name != objectName }
      .map { (name: $0.name.string, text: settings.text(of: $0, notation.flags) ?? "") }
    // A name in one notation is not valid in the other.
    var name: String?
    if document.format == format, case .text(let text)? = document.extra(objectName), !text.isEmpty {
      name = text.string
    }
    return WrittenPolicy(
      text: notation == .ldif ? ldif(lines, name) : powerShell(lines, name), losses: settings.losses)
  }

  private static let placeholders =
    "The settings from the precedence onwards are not in the policy, but override your domain's for these groups. Set "
    + "your own: a lockout threshold of 0 never locks an account"

  private static func ldif(_ lines: [(name: String, text: String)], _ name: String?) -> String {
    """
    # Replace DC=example,DC=com with your domain; msDS-PSOAppliesTo names the groups of the policy.
    # \(placeholders).
    dn: \(name ?? "CN=Password policy,CN=Password Settings Container,CN=System,DC=example,DC=com")
    changetype: add
    objectClass: msDS-PasswordSettings

    """ + lines.map { "\($0.name): \($0.text)\n" }.joined()
  }

  private static func powerShell(_ lines: [(name: String, text: String)], _ name: String?) -> String {
    let name = (name ?? "Password policy").utf8.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    let command = "New-ADFineGrainedPasswordPolicy -Name '\(String(decoding: name, as: UTF8.self))'"
    return """
      # Use Add-ADFineGrainedPasswordPolicySubject afterwards to name the groups of the policy.
      # \(placeholders).
      \(([command] + lines.map { "-\($0.name) \($0.text)" }).joined(separator: " `\n  "))

      """
  }
}
