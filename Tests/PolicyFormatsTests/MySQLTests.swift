import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The variables of MySQL's component `validate_password`.
@Suite struct MySQLTests {
  private static func counts(_ mixedCase: Int, _ digits: Int, _ special: Int) -> [PasswordRule] {
    [
      (CharacterClass.uppercase, mixedCase), (.lowercase, mixedCase), (.digits, digits), (.special, special),
    ].filter { $0.1 > 0 }.map { BackEndReadingTests.unicode($0.0, $0.1) }
  }

  static let cases: [Case<String, ExpectedReading>] = [
    Case(
      "what SHOW VARIABLES LIKE 'validate_password.%' prints",
      """
      +-------------------------------------------------+--------+
      | Variable_name                                   | Value  |
      +-------------------------------------------------+--------+
      | validate_password.changed_characters_percentage | 0      |
      | validate_password.check_user_name               | OFF    |
      | validate_password.dictionary_file               |        |
      | validate_password.length                        | 8      |
      | validate_password.mixed_case_count              | 1      |
      | validate_password.number_count                  | 2      |
      | validate_password.policy                        | MEDIUM |
      | validate_password.special_char_count            | 0      |
      +-------------------------------------------------+--------+
      """,
      ExpectedReading(
        format: .mySQL, rules: [BackEndReadingTests.length(8)] + counts(1, 2, 0),
        extras: [
          PolicyExtra("check_user_name", .flag(false)), PolicyExtra("changed_characters_percentage", .number(0)),
        ], nearnesses: 3)),
    Case(
      "an option file, whose other variables have their defaults",
      """
      [mysqld]
      ; validate_password.length = 99
      # validate_password.length = 99
      loose-validate-password.length=14
      validate_password.policy=STRONG
      validate_password.dictionary_file=/etc/mysql/words.txt
      """,
      ExpectedReading(
        format: .mySQL, rules: [BackEndReadingTests.length(14)] + counts(1, 1, 1) + [BackEndReadingTests.common],
        extras: [PolicyExtra("dictionary_file", .text("/etc/mysql/words.txt"))], nearnesses: 1)),
    Case(
      "statements for the older plugin",
      "SET GLOBAL validate_password_policy = LOW, @@global.`validate_password_length` := 10; -- validate_password_length=1",
      ExpectedReading(format: .mySQL, rules: [BackEndReadingTests.length(10)])),
    Case(
      "comments that are executed",
      "/*!80000 SET PERSIST validate_password.length = 10 */; /* validate_password.length=1 */",
      ExpectedReading(format: .mySQL, rules: [BackEndReadingTests.length(10)] + counts(1, 1, 1))),
    Case(
      "a length that MySQL raises",
      "SET PERSIST validate_password.length = 4; SET PERSIST validate_password.number_count = 3;",
      ExpectedReading(format: .mySQL, rules: [BackEndReadingTests.length(6)] + counts(1, 3, 1), nearnesses: 2)),
    Case(
      "the account's name", "validate_password.policy=0\nvalidate_password.check_user_name=ON",
      ExpectedReading(
        format: .mySQL, rules: [BackEndReadingTests.length(8)], extras: [PolicyExtra("check_user_name", .flag(true))],
        findings: ["unsupported-rule"])),
  ]

  @Test(arguments: cases) func `variables become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }

  @Test(
    arguments: [
      Case("an unknown policy", "validate_password.policy = 1️⃣HIGH", ["unknown-value"]),
      Case("a number", "SET PERSIST validate_password.length = 1️⃣'long';", ["value-out-of-range"]),
      Case("a sum", "SET PERSIST validate_password.length = 1️⃣8 + 4;", ["value-out-of-range"]),
      Case("no number", "1️⃣validate_password.length =\n[client]", ["value-out-of-range"]),
      Case("an unknown variable", "1️⃣validate_password.digits = 1", ["unknown-key"]),
      Case("a flag", "validate_password.check_user_name = 1️⃣maybe", ["wrong-type"]),
      Case(
        "numbers that are not used", "validate_password.policy=LOW\nvalidate_password.number_count=1️⃣2",
        ["unusable-value"]),
      Case("no dictionary", "validate_password.policy = 1️⃣2", ["missing-value"]),
    ] as [Case<String, [ExactText]>])
  func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(given)
  }

  @Test(
    arguments: [
      Case(
        "one case, a name and a list",
        Given(
          format: .mySQL,
          rules:
            #"{"rule": "uppercase", "min": 2}, {"rule": "user-id"}, {"rule": "common-password"}, {"rule": "repetition"}"#
            .replacing(#""repetition"}"#, with: #""repetition", "max": 2}"#)),
        [
          "A MySQL configuration cannot express rule 1 (uppercase) because the tables of its character set decide "
            + "about characters beyond ASCII; instead it requires at least 2 of them",
          "A MySQL configuration cannot express rule 2 (user-id) because it compares the account's name with the whole "
            + "password; instead it refuses only the name itself, also backwards",
          "A MySQL configuration cannot express rule 3 (common-password) because its dictionary is a file on the "
            + "server, which validate_password.dictionary_file names, so it is left out",
          "A MySQL configuration cannot express rule 4 (repetition), so it is left out",
          "A MySQL configuration cannot express the normalisation of passwords to NFC, so it is left out",
          "A MySQL configuration always requires as many lowercase letters as uppercase ones, 2, which the policy does "
            + "not require",
        ])
    ] as [Case<Given, [String]>])
  func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  @Test func `a policy of length alone is of the level LOW`() throws {
    let written = PolicyFormat.mySQL.write(PasswordPolicy(rules: [BackEndReadingTests.length(15)]))
    #expect(
      written.text == "SET PERSIST validate_password.policy = LOW;\nSET PERSIST validate_password.length = 15;\n")
    #expect(written.losses.map(\.part) == [.normalization])
  }
}
