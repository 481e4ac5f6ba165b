import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// What the settings of back ends mean, from texts as the systems give them.
@Suite struct BackEndReadingTests {
  static func count(_ characterClass: CharacterClass, _ characters: ExactText? = nil) -> PasswordRule {
    .characterCount(
      CharacterCountRule(
        characterClass, minimum: 1, repertoire: characters == nil ? .ascii : .unicode, characters: characters))
  }

  static func unicode(_ characterClass: CharacterClass, _ minimum: Int = 1) -> PasswordRule {
    .characterCount(CharacterCountRule(characterClass, minimum: minimum))
  }

  static func length(_ minimum: Int? = nil, _ maximum: Int? = nil, _ unit: CharacterUnit = .codePoint) -> PasswordRule {
    .length(LengthRule(minimum: minimum, maximum: maximum, unit: unit))
  }

  static let edge = PasswordRule.edgeWhiteSpace(EdgeWhiteSpaceRule())
  static let common = PasswordRule.commonPassword(CommonPasswordRule())
  static let userID = PasswordRule.userID(UserIDRule())
  static let words = PasswordRule.personalWords(PersonalWordsRule())
  static let threeOfFour = PasswordRule.classes(ClassesRule(minimum: 3, repertoire: .ascii))

  /// A rule that requires a match.
  static func pattern(_ pattern: ExactText) -> PasswordRule {
    guard let expression = try? PasswordExpression(parsing: pattern) else { return edge }
    return .pattern(PatternRule(required: expression))
  }

  private static let cognitoSymbols: ExactText = "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "
  private static let firebaseSymbols: ExactText = "^$*.[]{}()?\"!@#%&/\\,><':;|_~`"

  static let cases: [Case<String, ExpectedReading>] = cognito + keycloak + others

  private static let cognito: [Case<String, ExpectedReading>] = [
    Case(
      "describe-user-pool",
      """
      {"UserPool": {"Id": "eu-west-1_aBcD", "Name": "shop", "LambdaConfig": {}, "MfaConfiguration": "OFF",
        "Policies": {"PasswordPolicy": {"MinimumLength": 12, "RequireUppercase": true, "RequireLowercase": true,
          "RequireNumbers": true, "RequireSymbols": true, "PasswordHistorySize": 5,
          "TemporaryPasswordValidityDays": 7}, "SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD"]}}}}
      """,
      ExpectedReading(
        format: .cognito,
        rules: [
          length(12, 256), count(.digits), count(.special, cognitoSymbols), count(.uppercase), count(.lowercase), edge,
          .history(HistoryRule(count: 5)),
        ],
        extras: [PolicyExtra("TemporaryPasswordValidityDays", .number(7))])),
    Case(
      "what create-user-pool takes as --policies",
      #"{"PasswordPolicy": {"MinimumLength": 6, "RequireNumbers": false, "PasswordHistorySize": 0}}"#,
      ExpectedReading(format: .cognito, rules: [length(6, 256), edge])),
    Case(
      "a template with strings",
      """
      {"Resources": {"Role": {"Type": "AWS::IAM::Role"}, "Users": {"Type": "AWS::Cognito::UserPool",
        "Properties": {"Policies": {"PasswordPolicy": {"MinimumLength": "8", "RequireNumbers": "true",
          "RequireSymbols": "false"}}}}}}
      """,
      ExpectedReading(format: .cloudFormation, rules: [length(8, 256), count(.digits), edge])),
    Case(
      "a template with two user pools",
      """
      {"Resources": {"A": {"Type": "AWS::Cognito::UserPool", "Properties": {"Policies": {"PasswordPolicy":
        {"MinimumLength": 9}}}}, "B": {"Type": "AWS::Cognito::UserPool"}}}
      """,
      ExpectedReading(format: .cloudFormation, rules: [length(9, 256), edge], findings: ["several-policies"])),
  ]

  private static let keycloak: [Case<String, ExpectedReading>] = [
    Case(
      "a policy", "length(8) and digits(1) and notUsername(undefined)",
      ExpectedReading(
        format: .keycloak, rules: [length(8, nil, .utf16), unicode(.digits)],
        extras: [PolicyExtra("notUsername", .flag(true))], findings: ["unsupported-rule"], nearnesses: 1)),
    Case(
      "defaults, in the order of the policy",
      "specialChars and upperCase(2) and lowerCase and maxLength and passwordHistory and length(undefined)\n",
      ExpectedReading(
        format: .keycloak,
        rules: [
          unicode(.special), unicode(.uppercase, 2), unicode(.lowercase), length(8, 64, .utf16),
          .history(HistoryRule(count: 3)),
        ], nearnesses: 3)),
    Case(
      "what is beside rules",
      "hashIterations(210000) and hashAlgorithm(pbkdf2-sha512) and notContainsUsername(undefined) "
        + "and passwordBlacklist(10k.txt)",
      ExpectedReading(
        format: .keycloak, rules: [userID, common],
        extras: [
          PolicyExtra("hashIterations", .text("210000")), PolicyExtra("hashAlgorithm", .text("pbkdf2-sha512")),
          PolicyExtra("passwordBlacklist", .text("10k.txt")),
        ], nearnesses: 2)),
    Case(
      "the export of a realm", #"{"realm": "shop", "enabled": true, "passwordPolicy": "length(10)"}"#,
      ExpectedReading(format: .keycloak, rules: [length(10, nil, .utf16)])),
    Case(
      "a realm with an extension",
      #"{"realm": "shop", "passwordPolicy": "length(12) and acmeNoReuse(5) and upperCase and acme-words"}"#,
      ExpectedReading(
        format: .keycloak, rules: [length(12, nil, .utf16), unicode(.uppercase)],
        extras: [PolicyExtra("acmeNoReuse", .text("5")), PolicyExtra("acme-words", .flag(true))],
        findings: ["unsupported-rule", "unsupported-rule"], nearnesses: 1)),
    Case(
      "zero requires nothing", "length(8) and digits(0)",
      ExpectedReading(format: .keycloak, rules: [length(8, nil, .utf16)])),
    Case(
      "a regular expression, an expiry, and an expression that only Java has",
      #"regexPattern(^\p{L}.*$) and forceExpiredPasswordChange and passwordAge(30)"#,
      ExpectedReading(
        format: .keycloak, rules: [pattern(#"^\p{L}.*$"#), .expiry(ExpiryRule(days: 365))],
        extras: [
          PolicyExtra("regexPattern as written", .text(#"^\p{L}.*$"#)), PolicyExtra("passwordAge", .text("30")),
        ], findings: ["unsupported-rule"], nearnesses: 1)),
    Case(
      "an expression for the whole password", #"regexPattern(a|\d+)"#,
      ExpectedReading(format: .keycloak, rules: [pattern(#"^(?:a|\d+)$"#)])),
    Case(
      "lookaheads, and an expression that no policy can have", #"length(8) and regexPattern((?=.*\d)(?=.*[a-z]).+)"#,
      ExpectedReading(
        format: .keycloak, rules: [length(8, nil, .utf16), pattern(#"^(?=.*\d)(?=.*[a-z]).+$"#)],
        extras: [PolicyExtra("regexPattern as written", .text(#"(?=.*\d)(?=.*[a-z]).+"#))],
        nearnesses: 1)),
    Case(
      "a back reference", #"regexPattern(^(.)(?!\1).*$)"#,
      ExpectedReading(
        format: .keycloak, rules: [], extras: [PolicyExtra("regexPattern", .text(#"^(.)(?!\1).*$"#))],
        findings: ["unsupported-rule"])),
    Case(
      "the current password alone", "passwordHistory(1)",
      ExpectedReading(format: .keycloak, rules: [.differentFromCurrent(DifferentFromCurrentRule())])),
    Case("in a JSON string", #""length(8)""#, ExpectedReading(format: .keycloak, rules: [length(8, nil, .utf16)])),
  ]

  /// 50 characters, which are 100 bytes.
  private static let longWord = ExactText(String(repeating: "ж", count: 50))

  private static let others: [Case<String, ExpectedReading>] = [
    Case(
      "Auth0's flexible policy",
      """
      {"options": {"brute_force_protection": true, "password_options": {
        "complexity": {"min_length": 15, "character_types": ["lowercase", "number"], "character_type_rule": "all",
          "identical_characters": "block", "sequential_characters": "block", "max_length_exceeded": "error"},
        "history": {"active": true, "size": 5}, "dictionary": {"active": true, "default": "en_100k"},
        "profile_data": {"active": true}}}}
      """,
      ExpectedReading(
        format: .auth0,
        rules: [
          length(15, nil, .utf16), count(.lowercase), count(.digits), .repetition(RepetitionRule(maximum: 2)),
          .sequence(SequenceRule()), length(nil, 72, .utf8), userID, words, common, .history(HistoryRule(count: 5)),
        ],
        extras: [PolicyExtra("dictionary.default", .text("en_100k"))],
        nearnesses: 3)),
    Case(
      "Auth0's three of four",
      """
      {"password_options": {"complexity": {"min_length": 8, "character_types": ["special", "number", "uppercase",
        "lowercase"], "character_type_rule": "three_of_four", "max_length_exceeded": "truncate"}}}
      """,
      ExpectedReading(
        format: .auth0, rules: [length(8, nil, .utf16), threeOfFour],
        extras: [PolicyExtra("complexity.max_length_exceeded", .text("truncate"))])),
    Case(
      "Auth0's words, which are as long as their characters",
      """
      {"password_options": {"complexity": {"min_length": 8}, "dictionary": {"active": true, "custom": [
        "\(longWord)"]}}}
      """,
      ExpectedReading(
        format: .auth0,
        rules: [
          length(8, nil, .utf16), common,
          .dictionaryWords(DictionaryWordsRule(words: [longWord], match: .whole, minimumLength: 1)),
        ], nearnesses: 1)),
    Case(
      "Auth0's excellent, older", #"{"strategy": "auth0", "options": {"passwordPolicy": "excellent"}}"#,
      ExpectedReading(
        format: .auth0, rules: [length(10, nil, .utf16), threeOfFour, .repetition(RepetitionRule(maximum: 2))],
        nearnesses: 1)),
    Case(
      "Auth0's fair with options, older",
      """
      {"passwordPolicy": "fair", "password_complexity_options": {"min_length": 12},
       "password_history": {"enable": true, "size": 3}, "password_no_personal_info": {"enable": true},
       "password_dictionary": {"enable": true, "dictionary": ["acme"]}}
      """,
      ExpectedReading(
        format: .auth0,
        rules: [
          length(12, nil, .utf16), count(.uppercase), count(.lowercase), count(.digits), userID, words, common,
          .dictionaryWords(DictionaryWordsRule(words: ["acme"], match: .whole, minimumLength: 1)),
          .history(HistoryRule(count: 3)),
        ], nearnesses: 1)),
    Case(
      "Okta's policy",
      """
      {"type": "PASSWORD", "status": "ACTIVE", "name": "Staff", "description": "For staff", "priority": 1,
       "conditions": {"authProvider": {"provider": "OKTA"}}, "settings": {"password": {
         "complexity": {"minLength": 8, "minLowerCase": 1, "minUpperCase": 1, "minNumber": 1, "minSymbol": 0,
           "excludeUsername": true, "excludeAttributes": ["firstName", "lastName"],
           "dictionary": {"common": {"exclude": true}}},
         "age": {"maxAgeDays": 0, "expireWarnDays": 0, "minAgeMinutes": 0, "historyCount": 4},
         "lockout": {"maxAttempts": 10, "autoUnlockMinutes": 0, "showLockoutFailures": false}},
         "recovery": {"factors": {}}}}
      """,
      ExpectedReading(
        format: .okta,
        rules: [
          length(8), unicode(.lowercase), unicode(.uppercase), count(.digits), userID, words, common,
          .history(HistoryRule(count: 4)),
        ],
        extras: [
          PolicyExtra("name", .text("Staff")), PolicyExtra("lockout.maxAttempts", .number(10)),
          PolicyExtra("lockout.autoUnlockMinutes", .number(0)),
          PolicyExtra("lockout.showLockoutFailures", .flag(false)),
        ], nearnesses: 4)),
    Case(
      "Okta's ages",
      """
      {"settings": {"password": {"complexity": {"minLength": 8}, "age": {"maxAgeDays": 90, "expireWarnDays": 5,
        "minAgeMinutes": 120}}}}
      """,
      ExpectedReading(
        format: .okta,
        rules: [length(8), .expiry(ExpiryRule(days: 90)), .minimumAge(MinimumAgeRule(age: 2, unit: .hours))],
        extras: [PolicyExtra("age.expireWarnDays", .number(5))])),
    Case(
      "the configuration of a project of Firebase",
      """
      {"name": "projects/shop/config", "passwordPolicyConfig": {"passwordPolicyEnforcementState": "ENFORCE",
        "forceUpgradeOnSignin": true, "lastUpdateTime": "2025-01-01T00:00:00Z", "passwordPolicyVersions": [
        {"customStrengthOptions": {"minPasswordLength": 8, "maxPasswordLength": 64, "containsLowercaseCharacter": true,
          "containsNonAlphanumericCharacter": true}, "schemaVersion": 1}]}}
      """,
      ExpectedReading(
        format: .firebase, rules: [length(8, 64), count(.lowercase), count(.special, firebaseSymbols)],
        extras: [PolicyExtra("forceUpgradeOnSignin", .flag(true))])),
    Case(
      "Firebase's least length is 6, and a policy that is off has no other rule",
      """
      {"passwordPolicyConfig": {"passwordPolicyEnforcementState": "OFF",
        "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": 12,
          "containsNumericCharacter": true}}]}}
      """,
      ExpectedReading(format: .firebase, rules: [length(6)], findings: ["inactive-policy"])),
    Case(
      "what clients of Firebase get",
      #"{"customStrengthOptions": {"containsNumericCharacter": true}, "schemaVersion": 1, "enforcementState": "ENFORCE"}"#,
      ExpectedReading(format: .firebase, rules: [length(6), count(.digits)])),
    Case(
      "Zitadel's answer",
      """
      {"policy": {"details": {"sequence": "2"}, "minLength": "8", "hasUppercase": true, "hasLowercase": true,
        "hasNumber": true, "hasSymbol": true, "isDefault": true}}
      """,
      ExpectedReading(
        format: .zitadel,
        rules: [length(8, nil, .utf8), count(.uppercase), count(.lowercase), count(.digits), unicode(.special)],
        nearnesses: 1)),
    Case(
      "Zitadel's settings, version 2", #"{"settings": {"minLength": 10, "requiresNumber": true}}"#,
      ExpectedReading(format: .zitadel, rules: [length(10, nil, .utf8), count(.digits)])),
  ]

  @Test(arguments: cases) func `settings become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }
}
