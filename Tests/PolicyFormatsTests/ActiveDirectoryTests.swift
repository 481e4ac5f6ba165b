import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Fine-grained password policies of Active Directory, as LDIF and as commands of PowerShell.
@Suite struct ActiveDirectoryTests {
  static let complexity: [PasswordRule] = [
    .classes(ClassesRule(minimum: 3)), BackEndReadingTests.userID, BackEndReadingTests.words,
  ]
  private static func length(_ minimum: Int) -> PasswordRule { BackEndReadingTests.length(minimum, nil, .utf16) }

  static let cases: [Case<String, ExpectedReading>] = [
    Case(
      "an entry as ldifde exports it",
      """
      dn: CN=Staff,CN=Password Settings Container,CN=System,DC=corp,DC=example
      changetype: add
      objectClass: top
      objectClass: msDS-PasswordSettings
      cn: Staff
      msDS-PSOAppliesTo: CN=Staff,OU=Groups,DC=corp,DC=example
      msDS-PSOAppliesTo: CN=Guests,OU=Groups,DC=corp,DC=example
      msDS-MaximumPasswordAge: -36288000000000
      msDS-MinimumPasswordAge: -864000000000
      msDS-MinimumPasswordLength: 8
      msDS-PasswordHistoryLength: 24
      msDS-PasswordComplexityEnabled: TRUE
      msDS-PasswordReversibleEncryptionEnabled: FALSE
      msDS-LockoutObservationWindow: -18000000000
      msDS-LockoutDuration: -9223372036854775808
      msDS-LockoutThreshold: 10
      msDS-PasswordSettingsPrecedence: 10

      """,
      ExpectedReading(
        format: .activeDirectory,
        rules: [length(8)] + complexity + [
          .history(HistoryRule(count: 24)), .minimumAge(MinimumAgeRule(age: 1, unit: .days)),
          .expiry(ExpiryRule(days: 42)),
        ],
        extras: [
          PolicyExtra("Precedence", .number(10)), PolicyExtra("LockoutThreshold", .number(10)),
          PolicyExtra("LockoutObservationWindow", .number(30)), PolicyExtra("LockoutDuration", .number(0)),
          PolicyExtra("ReversibleEncryptionEnabled", .flag(false)),
          PolicyExtra(
            "Name", .text("CN=Staff,CN=Password Settings Container,CN=System,DC=corp,DC=example")),
        ], nearnesses: 3)),
    Case(
      "an age that never comes, and the current password as the whole history",
      """
      # A comment
      DN: CN=Robots
      MSDS-MINIMUMPASSWORDLENGTH: 20
      msDS-MaximumPasswordAge: -9223372036854775808
      msDS-MinimumPasswordAge: 0
      msDS-PasswordHistoryLength: 1
      msDS-PasswordComplexityEnabled: FALSE

      """,
      ExpectedReading(
        format: .activeDirectory, rules: [length(20), .differentFromCurrent(DifferentFromCurrentRule())],
        extras: [PolicyExtra("Name", .text("CN=Robots"))])),
    Case(
      "a command",
      """
      # Import-Module ActiveDirectory -MinPasswordLength 1
      New-ADFineGrainedPasswordPolicy -Name "DomainUsersPSO" -Precedence 500 -ComplexityEnabled $true `
        -Description "The 'Domain Users' policy" –MinPasswordLength 9 -MaxPasswordAge "60.00:00:00" -WhatIf
      Add-ADFineGrainedPasswordPolicySubject -Identity DomainUsersPSO -Subjects 'Domain Users'
      """,
      ExpectedReading(
        format: .activeDirectoryPowerShell, rules: [length(9)] + complexity + [.expiry(ExpiryRule(days: 60))],
        extras: [PolicyExtra("Precedence", .number(500)), PolicyExtra("Name", .text("DomainUsersPSO"))], nearnesses: 3)
    ),
    Case(
      "the policy of the domain, with a colon and a half day",
      "Set-ADDefaultDomainPasswordPolicy -Identity fabrikam.com -ComplexityEnabled:$false -MinPasswordAge 12:30:00",
      ExpectedReading(
        format: .activeDirectoryPowerShell, rules: [.minimumAge(MinimumAgeRule(age: 750, unit: .minutes))])),
    Case(
      "what Get-ADDefaultDomainPasswordPolicy prints",
      """

      ComplexityEnabled           : True
      DistinguishedName           : DC=corp,DC=example
      LockoutThreshold            : 0
      MaxPasswordAge              : 42.00:00:00
      MinPasswordAge              : 1.00:00:00
      MinPasswordLength           : 7
      objectClass                 : {domainDNS}
      PasswordHistoryCount        : 24
      ReversibleEncryptionEnabled : False

      """,
      ExpectedReading(
        format: .activeDirectoryPowerShell,
        rules: [length(7)] + complexity + [
          .history(HistoryRule(count: 24)), .minimumAge(MinimumAgeRule(age: 1, unit: .days)),
          .expiry(ExpiryRule(days: 42)),
        ],
        extras: [
          PolicyExtra("LockoutThreshold", .number(0)), PolicyExtra("ReversibleEncryptionEnabled", .flag(false)),
        ], nearnesses: 3)),
    Case(
      "properties of a template",
      """
      $pso = New-Object Microsoft.ActiveDirectory.Management.ADFineGrainedPasswordPolicy
      $pso.MinPasswordLength = 12
      $pso.MaxPasswordAge = [TimeSpan]::Parse("30.00:00:00")
      """,
      ExpectedReading(format: .activeDirectoryPowerShell, rules: [length(12), .expiry(ExpiryRule(days: 30))])),
  ]

  @Test(arguments: cases) func `settings become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }

  @Test(
    arguments: [
      Case("a length", "msDS-MinimumPasswordLength: 1️⃣256", ["value-out-of-range"]),
      Case("a flag", "msDS-PasswordComplexityEnabled: 1️⃣yes", ["wrong-type"]),
      Case("a positive age", "msDS-MaximumPasswordAge: 1️⃣36288000000000", ["value-out-of-range"]),
      Case("an age in seconds", "msDS-MaximumPasswordAge: 1️⃣-10000000", ["value-out-of-range"]),
      Case("an age of a million years", "msDS-MinimumPasswordAge: 1️⃣-315360000000000000000", ["value-out-of-range"]),
      Case("a misspelled attribute", "msDS-MinimumPasswordLength: 8\n1️⃣msDS-MinimumPaswordAge: 0", ["unknown-key"]),
      Case("an attribute twice", "msDS-LockoutThreshold: 8\n1️⃣msDS-LockoutThreshold: 9", ["duplicate-key"]),
      Case(
        "two entries", "dn: CN=A\nmsDS-MinimumPasswordLength: 8\n\n1️⃣dn: CN=B\nmsDS-MinimumPasswordLength: 9",
        ["several-policies"]),
      Case(
        "an unknown parameter", "New-ADFineGrainedPasswordPolicy -Name x -Precedence 1 1️⃣-MinLength 8", ["unknown-key"]),
      Case(
        "a parameter without a value", "New-ADFineGrainedPasswordPolicy 1️⃣-MinPasswordLength", ["value-out-of-range"]),
      Case(
        "an age that passwords never reach",
        "New-ADFineGrainedPasswordPolicy -MaxPasswordAge 1️⃣'1.00:00:00' -MinPasswordAge '2.00:00:00'", ["contradiction"]),
      Case("a history", "New-ADFineGrainedPasswordPolicy -PasswordHistoryCount 1️⃣1025", ["value-out-of-range"]),
      Case("a number for a time span", "Set-ADDefaultDomainPasswordPolicy -MaxPasswordAge 1️⃣60", ["value-out-of-range"]),
      Case(
        "two commands",
        "New-ADFineGrainedPasswordPolicy -Precedence 1\nNew-ADFineGrainedPasswordPolicy 1️⃣-Precedence 2",
        ["several-policies"]),
    ] as [Case<String, [ExactText]>])
  func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(given)
  }

  @Test func `a policy is found behind many entries of other classes`() {
    let users = (0..<600).map { "dn: CN=user \($0),DC=example\nobjectClass: user\n\n" }.joined()
    let reading = FormatChecks.read("\(users)dn: CN=P,DC=example\nmsDS-MinimumPasswordLength: 12\n")
    #expect(reading.value?.policy.rules == [BackEndReadingTests.length(12, nil, .utf16)])
  }

  private static let normalization =
    "An Active Directory policy cannot express the normalisation of passwords to NFC, so it is left out"

  @Test(
    arguments: [
      Case(
        "each kind of characters",
        Given(
          format: .activeDirectory,
          rules: """
            {"rule": "length", "min": 8, "unit": "utf16"}, {"rule": "digits", "min": 2}, {"rule": "uppercase"},
            {"rule": "lowercase"}
            """),
        ["digits", "uppercase letters", "lowercase letters"].enumerated().map { index, name in
          "An Active Directory policy cannot express rule \(index + 2) "
            + "(\(name.split(separator: " ")[0])) because it counts three of five kinds of characters, and cannot "
            + "require \(name); instead it requires three of the five kinds of characters"
        } + [
          normalization,
          "An Active Directory policy always refuses passwords that contain the account name, which the policy does "
            + "not require",
          "An Active Directory policy always refuses passwords that contain a part of the display name, which the "
            + "policy does not require",
        ]),
      Case(
        "all four classes, and no account name",
        Given(
          format: .activeDirectory,
          rules: #"{"rule": "classes", "min": 4}, {"rule": "user-id"}, {"rule": "personal-words"}"#),
        [
          "An Active Directory policy cannot express rule 1 (classes) because it can only require 3 of these classes "
            + "and letters without a case, such as 漢, are a fifth kind, and a space or a sign such as € or § "
            + "belongs to none; instead it requires three of five kinds",
          "An Active Directory policy cannot express rule 2 (user-id) because it looks for the whole account name, if "
            + "that has 3 or more characters; instead it refuses that",
          "An Active Directory policy cannot express rule 3 (personal-words) because it looks only for the parts of "
            + "the display name that have 3 or more characters; instead it refuses those",
          normalization,
        ]),
      Case(
        "what it has only together",
        Given(
          format: .activeDirectory,
          rules:
            #"{"rule": "user-id"}, {"rule": "digits"}, {"rule": "classes", "min": 2}, {"rule": "history", "count": 2000}"#
        ),
        [
          "An Active Directory policy cannot express rule 1 (user-id) because it refuses names only where it requires "
            + "three of five kinds of characters, so it is left out",
          "An Active Directory policy cannot express rule 2 (digits) because it counts three of five kinds of "
            + "characters, and cannot require digits, so it is left out",
          "An Active Directory policy cannot express rule 3 (classes) because it can only require a different number "
            + "of classes, so it is left out",
          "An Active Directory policy cannot express rule 4 (history) because it remembers at most 1024 passwords; "
            + "instead it refuses the last 1024",
        ]),
    ] as [Case<Given, [String]>])
  func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  @Test func `one notation becomes the other with all settings`() throws {
    let document = try #require(FormatChecks.read(Self.cases[0].given).value)
    let command = PolicyFormat.activeDirectoryPowerShell.write(document)
    let again = try #require(FormatChecks.read(command.text).value)
    #expect(again.policy.rules == document.policy.rules)
    #expect(again.extras.filter { $0.name != "Name" } == document.extras.filter { $0.name != "Name" })
  }

  // MARK: - Against Samba

  private struct Question: Encodable {
    let ldif: String
    let passwords: [String]
  }

  private struct Answer: Decodable {
    let attributes: [String: String]
    let isComplex: [Bool]
  }

  /// Parses LDIF as Samba's directory does, and asks Samba whether passwords are complex.
  private static let script = """
    import json, sys, ldb, samba
    question = json.load(sys.stdin)
    [(kind, entry)] = list(ldb.Ldb().parse_ldif(question["ldif"]))
    json.dump({
        "attributes": {key: str(entry[key]) for key in entry.keys()},
        "isComplex": [samba.check_password_quality(password) for password in question["passwords"]]}, sys.stdout)
    """

  @Test func `Samba finds the passwords complex that the policy accepts, except for reported losses`() throws {
    guard let python = PythonOracle(importing: "samba", "ldb") else { return }
    let written = PolicyFormat.activeDirectory.write(PasswordPolicy(rules: [.classes(ClassesRule(minimum: 3))]))
    let policy = try #require(FormatChecks.read(written.text).value?.policy)
    var random = RandomPolicies(seed: 31)
    let passwords = Set((0..<6000).map { _ in random.password() }).filter { !$0.isEmpty }.sorted()
    let question = Question(ldif: written.text, passwords: passwords)
    let answer = try JSONDecoder().decode(
      Answer.self, from: try python.output(of: Self.script, input: JSONEncoder().encode(question)))
    #expect(answer.attributes["msDS-PasswordComplexityEnabled"] == "TRUE")
    #expect(
      Set(answer.attributes.keys).isSuperset(of: ActiveDirectoryTests.mandatory), "\(answer.attributes.keys.sorted())")
    var (same, other) = (0, 0)
    for (password, isComplex) in zip(passwords, answer.isComplex) {
      let isSame = (policy.assess(password).verdict != .unmet) == isComplex
      // A space, and everything beyond ASCII, is what the loss names.
      let isPlain = password.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
      #expect(isSame || !isPlain, "\(password)")
      if isSame { same += 1 } else { other += 1 }
    }
    print("Samba: \(passwords.count) passwords, \(same) judged alike, \(other) otherwise (a space or beyond ASCII)")
    #expect(answer.isComplex.contains(true) && answer.isComplex.contains(false))
  }

  /// What an object of the class must have.
  private static let mandatory: Set<String> = [
    "msDS-PasswordSettingsPrecedence", "msDS-PasswordReversibleEncryptionEnabled", "msDS-PasswordHistoryLength",
    "msDS-PasswordComplexityEnabled", "msDS-MinimumPasswordLength", "msDS-MinimumPasswordAge",
    "msDS-MaximumPasswordAge", "msDS-LockoutThreshold", "msDS-LockoutObservationWindow", "msDS-LockoutDuration",
  ]
}
