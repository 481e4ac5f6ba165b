import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The password options of ASP.NET Core Identity, in JSON and in C#.
@Suite struct AspNetIdentityTests {
  private static func length(_ minimum: Int) -> PasswordRule { BackEndReadingTests.length(minimum, nil, .utf16) }
  private static let defaults: [PasswordRule] = [
    BackEndReadingTests.count(.digits), BackEndReadingTests.count(.lowercase), BackEndReadingTests.unicode(.special),
    BackEndReadingTests.count(.uppercase),
  ]

  static let cases: [Case<String, ExpectedReading>] = [
    Case(
      "a configuration with texts, and defaults for what it leaves out",
      """
      {"Logging": {"LogLevel": {"Default": "Information"}}, "Identity": {"Lockout": {"MaxFailedAccessAttempts": 5},
        "Password": {"RequiredLength": "10", "RequiredUniqueChars": 4, "RequireDigit": "False"}}}
      """,
      ExpectedReading(
        format: .aspNetIdentity,
        rules: [length(10)] + defaults.dropFirst() + [.distinctCharacters(DistinctCharactersRule(minimum: 4))],
        nearnesses: 1)),
    Case(
      "options alone, whose other names are Cognito's too",
      #"{"RequiredLength": 8, "RequireUppercase": false, "RequireLowercase": false, "RequireNonAlphanumeric": false}"#,
      ExpectedReading(format: .aspNetIdentity, rules: [length(8), BackEndReadingTests.count(.digits)])),
    Case(
      "the sample of the documentation",
      """
      builder.Services.Configure<IdentityOptions>(options =>
      {
          // Default Password settings. options.Password.RequiredLength = 99;
          options.Password.RequireDigit = true;
          options.Password.RequireLowercase = true;
          options.Password.RequireNonAlphanumeric = true;
          options.Password.RequireUppercase = true;
          options.Password.RequiredLength = 6;
          options.Password.RequiredUniqueChars = 1;
      });
      """,
      ExpectedReading(format: .aspNetIdentityCSharp, rules: [length(6)] + defaults, nearnesses: 1)),
    Case(
      "an initializer",
      "options.Password = new PasswordOptions { RequiredLength = 14, RequireNonAlphanumeric = false, RequireDigit = false };",
      ExpectedReading(
        format: .aspNetIdentityCSharp,
        rules: [length(14), BackEndReadingTests.count(.lowercase), BackEndReadingTests.count(.uppercase)])),
  ]

  @Test(arguments: cases) func `options become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }

  @Test(
    arguments: [
      Case("a length", #"{"RequiredLength": 1️⃣-1}"#, ["value-out-of-range"]),
      Case("a flag", #"{"Password": {"RequireDigit": 1️⃣"yes"}}"#, ["wrong-type"]),
      Case("a list", #"{"Password": {"RequiredLength": 1️⃣[8]}}"#, ["wrong-type"]),
      Case("an unknown option", #"{"Password": {"RequiredLength": 8, 1️⃣"RequireDigits": true}}"#, ["unknown-key"]),
      Case(
        "an unknown option in code", "o.Password.RequiredLength = 8; 1️⃣o.Password.RequireDigits = true;", ["unknown-key"]
      ),
      Case("a length in code", "options.Password.RequiredLength = 1️⃣settings.Length;", ["value-out-of-range"]),
      Case("a sum in code", "options.Password.RequiredLength = 1️⃣6 + 2;", ["value-out-of-range"]),
      Case(
        "a choice in code", "options.Password.RequireDigit = 1️⃣!env.IsDevelopment();", ["wrong-type"]),
      Case(
        "two sections",
        #"{"A": {"Password": {"RequiredLength": 12}}, "B": {"Password": {1️⃣"RequiredLength": 4}}}"#,
        ["several-policies"]),
      Case(
        "an option twice", "options.Password.RequiredLength = 8;\n1️⃣options.Password.RequiredLength = 9;",
        ["duplicate-key"]),
    ] as [Case<String, [ExactText]>])
  func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(given)
  }

  @Test(arguments: [
    Case("a block", "if (dev) { o.Password.RequiredLength = 4; }\no.Password.RequireDigit = false;", "RequiredLength"),
    Case("a statement", "if (dev) o.Password.RequiredLength = 4; o.Password.RequireDigit = false;", "RequiredLength"),
    Case("a block of an option", "Configure(o => { o.Password.RequiredLength = 4; if (x) { y(); } });", ""),
  ])
  func `an option under a condition is read and reported`(_ given: Case<String, String>) {
    let reading = FormatChecks.read(given.given)
    let found = reading.findings.filter { $0.message.contains("under a condition") }
    #expect(reading.value?.policy.rules.first == BackEndReadingTests.length(4, nil, .utf16))
    #expect(found.count == (given.expected.isEmpty ? 0 : 1) && found.allSatisfy { $0.message.contains(given.expected) })
  }

  @Test(
    arguments: [
      Case(
        "two digits of all scripts and a maximum",
        Given(
          format: .aspNetIdentity,
          rules: #"{"rule": "length", "min": 8, "max": 64, "unit": "utf16"}, {"rule": "digits", "min": 2}"#),
        [
          "An ASP.NET Core Identity configuration cannot express rule 1 (length) because its maximum length cannot be "
            + "set; instead it sets no maximum",
          "An ASP.NET Core Identity configuration cannot express rule 2 (digits) because it counts digits 0-9 and it "
            + "can require at most 1; instead it requires at least 1 of them",
          "An ASP.NET Core Identity configuration cannot express the normalisation of passwords to NFC, so it is left out",
        ]),
      Case(
        "what it refuses in any case",
        Given(format: .aspNetIdentityCSharp, rules: #"{"rule": "length", "min": 8, "unit": "utf16"}"#),
        [
          "An ASP.NET Core Identity setup always refuses passwords of white space only, which the policy does not require"
        ]),
    ] as [Case<Given, [String]>])
  func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  @Test func `JSON becomes code with all options`() throws {
    let document = try #require(FormatChecks.read(Self.cases[0].given).value)
    let code = PolicyFormat.aspNetIdentityCSharp.write(document.policy)
    #expect(FormatChecks.read(code.text).value?.policy.rules == document.policy.rules)
  }
}
