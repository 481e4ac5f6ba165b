import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

/// A clause's verdict on a policy.
struct ClauseCase: Sendable, CustomStringConvertible {
  let standard: ExactText
  let clause: ExactText
  let rules: [PasswordRule]
  let verdict: AuditVerdict
  let assumptions: AuditAssumptions

  init(
    _ standard: ExactText, _ clause: ExactText, _ rules: [PasswordRule], _ verdict: AuditVerdict,
    assuming assumptions: AuditAssumptions = AuditAssumptions()
  ) {
    self.standard = standard
    self.clause = clause
    self.rules = rules
    self.verdict = verdict
    self.assumptions = assumptions
  }

  var description: String { "\(standard) \(clause): \(rules.map(\.json)) is \(verdict.name)" }
}

private func length(_ minimum: Int?, _ maximum: Int? = nil, _ unit: CharacterUnit = .codePoint) -> PasswordRule {
  .length(LengthRule(minimum: minimum, maximum: maximum, unit: unit))
}

private func count(
  _ each: CharacterClass, _ minimum: Int = 1, _ repertoire: CharacterRepertoire = .unicode, _ listed: ExactText? = nil
) -> PasswordRule {
  .characterCount(CharacterCountRule(each, minimum: minimum, repertoire: repertoire, characters: listed))
}

private func classes(_ minimum: Int, _ of: [CharacterClass] = ClassesRule.defaultClasses) -> PasswordRule {
  .classes(ClassesRule(minimum: minimum, of: of))
}

private func pattern(_ text: ExactText) -> PasswordRule {
  guard let expression = try? PasswordExpression(parsing: text) else { return .strength(StrengthRule(minimum: 1)) }
  return .pattern(PatternRule(required: expression))
}

private let fourClasses = [count(.uppercase), count(.lowercase), count(.digits), count(.special)]
private let alone = AuditAssumptions(isOnlyFactor: true)
private let beside = AuditAssumptions(isOnlyFactor: false)
private let limited = AuditAssumptions(limitsAttempts: true)
private let unlock = AuditAssumptions(isUnlockCode: true)
private let level2 = AuditAssumptions(asvsLevel: 2)
private let digitsOnly = PasswordRule.allowedCharacters(AllowedCharactersRule("", classes: [.digits]))
private let common = PasswordRule.commonPassword(CommonPasswordRule())
private let breached = PasswordRule.breachedPassword(BreachedPasswordRule())

@Suite struct StandardTests {
  static let nist: [ClauseCase] = [
    ClauseCase("nist", "3.1.1.2-1", [length(15)], .pass),
    ClauseCase("nist", "3.1.1.2-1", [length(14)], .fail),
    ClauseCase("nist", "3.1.1.2-1", [], .fail),
    ClauseCase("nist", "3.1.1.2-1", [length(8)], .pass, assuming: beside),
    ClauseCase("nist", "3.1.1.2-1", [length(7)], .fail, assuming: beside),
    ClauseCase("nist", "3.1.1.2-1", [length(8)], .fail, assuming: alone),
    ClauseCase("nist", "3.1.1.2-1", [length(15, nil, .utf16)], .pass),
    ClauseCase("nist", "3.1.1.2-1", [length(14, nil, .utf16)], .fail),
    ClauseCase("nist", "3.1.1.2-1", [length(15, nil, .utf8)], .fail),
    ClauseCase("nist", "3.1.1.2-1", [length(60, nil, .utf8)], .pass),
    ClauseCase(
      "nist", "3.1.1.2-1",
      [length(15, nil, .utf8), .allowedCharacters(AllowedCharactersRule("", classes: [.letters]))],
      .pass),
    ClauseCase("nist", "3.1.1.2-1", [pattern("^[a-z]{15,}$")], .pass),
    ClauseCase("nist", "3.1.1.2-1", [pattern("^[a-z]{14,}$")], .fail),
    ClauseCase("nist", "3.1.1.2-1", [pattern("^([a-z]{5}|\\d{15,})$"), length(6)], .pass),
    ClauseCase("nist", "3.1.1.2-2", [pattern("^.{8,20}$")], .fail),
    ClauseCase("nist", "3.1.1.2-2", [pattern("^.{8,64}$")], .pass),
    ClauseCase("nist", "3.1.1.2-2", [length(8, 72, .utf8)], .fail),
    ClauseCase("nist", "3.1.1.2-2", [length(8, 256, .utf8)], .pass),
    ClauseCase(
      "nist", "3.1.1.2-2",
      [.allowedCharacters(AllowedCharactersRule("", classes: [.digits])), .occurrences(OccurrencesRule(maximum: 2))],
      .fail),
    ClauseCase("nist", "3.1.1.2-2", [.occurrences(OccurrencesRule(maximum: 2))], .pass),
    ClauseCase("nist", "3.1.1.2-3", [pattern("^[a-zA-Z0-9]*$")], .fail),
    ClauseCase("nist", "3.1.1.2-3", [pattern("^[ -~]*$")], .pass),
    ClauseCase("nist", "3.1.1.2-3", [length(4, 4), count(.digits, 4)], .fail),
    ClauseCase("nist", "3.1.1.2-4", [pattern("^[ -~]*$")], .fail),
    ClauseCase("nist", "3.1.1.2-4", [pattern("\\p{L}")], .pass),
    ClauseCase(
      "nist", "3.1.1.2-1", [count(.letters, 8), count(.uppercase), count(.digits, 4), count(.special, 3)], .pass),
    ClauseCase("nist", "3.1.1.2-1", [count(.letters, 8), count(.uppercase), count(.digits, 6)], .fail),
    ClauseCase("nist", "3.1.1.2-1", [.distinctCharacters(DistinctCharactersRule(minimum: 15))], .pass),
    ClauseCase("nist", "3.1.1.2-2", [length(8, 64)], .pass),
    ClauseCase("nist", "3.1.1.2-2", [length(8, 63)], .fail),
    ClauseCase("nist", "3.1.1.2-2", [length(8), length(nil, 20)], .fail),
    ClauseCase("nist", "3.1.1.2-3", [.forbiddenCharacters(ForbiddenCharactersRule(" "))], .fail),
    ClauseCase("nist", "3.1.1.2-3", [.forbiddenCharacters(ForbiddenCharactersRule("é\u{7F}"))], .pass),
    ClauseCase(
      "nist", "3.1.1.2-3", [.allowedCharacters(AllowedCharactersRule("", classes: [.letters, .digits, .special]))],
      .pass),
    ClauseCase(
      "nist", "3.1.1.2-3", [.allowedCharacters(AllowedCharactersRule("", classes: [.letters, .digits]))], .fail),
    ClauseCase(
      "nist", "3.1.1.2-4", [.allowedCharacters(AllowedCharactersRule("", classes: [.letters, .digits, .special]))],
      .fail),
    ClauseCase("nist", "3.1.1.2-4", [.forbiddenCharacters(ForbiddenCharactersRule("é"))], .fail),
    ClauseCase("nist", "3.1.1.2-4", [.forbiddenCharacters(ForbiddenCharactersRule("\u{200B}\t<"))], .pass),
    ClauseCase("nist", "3.1.1.2-4-length", [length(8, 72, .utf8)], .fail),
    ClauseCase("nist", "3.1.1.2-4-length", [length(8, 72)], .pass),
    ClauseCase("nist", "3.1.1.2-5", [count(.digits)], .fail),
    ClauseCase("nist", "3.1.1.2-5", [classes(3)], .fail),
    ClauseCase("nist", "3.1.1.2-5", [.repetition(RepetitionRule(maximum: 2))], .fail),
    ClauseCase("nist", "3.1.1.2-5", [.sequence(SequenceRule())], .fail),
    ClauseCase("nist", "3.1.1.2-5", [length(15), .userID(UserIDRule()), .edgeWhiteSpace(EdgeWhiteSpaceRule())], .pass),
    ClauseCase("nist", "3.1.1.2-6", [length(15)], .pass),
    ClauseCase("nist", "3.1.1.2-6", [.expiry(ExpiryRule(days: 365))], .fail),
    ClauseCase("nist", "3.1.1.2-3", [.whiteSpace(WhiteSpaceRule())], .fail),
    ClauseCase("nist", "3.1.1.2-5", [.strength(StrengthRule(minimum: 3))], .pass),
    ClauseCase("nist", "3.1.1.2-5", [.passphraseWords(PassphraseWordsRule(minimum: 4))], .fail),
    ClauseCase("nist", "3.1.1.2-blocklist", [.breachedPassword(BreachedPasswordRule())], .pass),
    ClauseCase("nist", "3.1.1.2-7", [length(15)], .undecidable),
    ClauseCase("nist", "3.1.1.2-9", [length(15)], .undecidable),
    ClauseCase("nist", "3.1.1.2-blocklist", [length(15)], .fail),
    ClauseCase("nist", "3.1.1.2-blocklist", [common], .pass),
    // "The entire password SHALL be subject to comparison, not substrings or words that might be contained within."
    ClauseCase("nist", "3.1.1.2-blocklist", [common, .userID(UserIDRule())], .fail),
    ClauseCase("nist", "3.1.1.2-blocklist", [common, .personalWords(PersonalWordsRule())], .fail),
    ClauseCase("nist", "3.1.1.2-blocklist", [common, .similarity(SimilarityRule())], .fail),
    ClauseCase(
      "nist", "3.1.1.2-blocklist",
      [common, .dictionaryWords(DictionaryWordsRule(words: ["a", "the"], minimumLength: 1))],
      .fail),
    ClauseCase("nist", "3.1.1.2-blocklist", [.userID(UserIDRule())], .fail),
    ClauseCase(
      "nist", "3.1.1.2-blocklist",
      [.userID(UserIDRule()), .own(OwnRule(id: "acme.list", description: "Listed") { _, _ in .met })], .fail),
    ClauseCase(
      "nist", "3.1.1.2-blocklist",
      [
        breached, .userID(UserIDRule(match: .whole)), .personalWords(PersonalWordsRule(match: .whole)),
        .similarity(SimilarityRule(match: .whole)),
        .dictionaryWords(DictionaryWordsRule(words: ["acme"], match: .whole)),
      ], .pass),
    ClauseCase("nist", "3.1.1.2-4-normalization", [length(15)], .undecidable),
    ClauseCase("nist", "3.1.1.2-4-normalization", [pattern("^[ -~]*$")], .notApplicable),
    ClauseCase("nist", "3.1.1.2-4-advice", [length(15)], .undecidable),
    ClauseCase("nist", "3.1.1.2-4-advice", [digitsOnly], .notApplicable),
    ClauseCase("nist", "3.1.1.2-display", [length(15)], .undecidable),
  ]

  static let asvs: [ClauseCase] = [
    ClauseCase("asvs", "6.2.1", [length(8)], .pass), ClauseCase("asvs", "6.2.1", [length(7)], .fail),
    ClauseCase("asvs", "6.2.2", [], .undecidable), ClauseCase("asvs", "6.2.3", [], .undecidable),
    ClauseCase("asvs", "6.2.4", [length(8)], .fail),
    ClauseCase("asvs", "6.2.4", [length(8), .commonPassword(CommonPasswordRule())], .pass),
    ClauseCase("asvs", "6.2.4", [length(30), .commonPassword(CommonPasswordRule())], .undecidable),
    ClauseCase("asvs", "6.2.4", [length(30), .breachedPassword(BreachedPasswordRule())], .pass),
    ClauseCase("asvs", "6.2.5", [count(.special)], .fail),
    ClauseCase("asvs", "6.2.5", [.whiteSpace(WhiteSpaceRule())], .fail),
    ClauseCase("asvs", "6.2.10", [.expiry(ExpiryRule(days: 90))], .fail, assuming: level2),
    ClauseCase("asvs", "6.2.11", [.dictionaryWords(DictionaryWordsRule(words: ["acme"]))], .pass, assuming: level2),
    ClauseCase("asvs", "6.2.12", [length(8), common], .fail, assuming: level2),
    ClauseCase("asvs", "6.2.12", [breached], .pass, assuming: level2),
    ClauseCase("asvs", "6.2.12", [length(8)], .fail, assuming: AuditAssumptions(asvsLevel: 3)),
    // An application of level 1 does not have to meet the clauses of level 2.
    ClauseCase("asvs", "6.2.9", [length(8, 20)], .notApplicable),
    ClauseCase("asvs", "6.2.10", [.expiry(ExpiryRule(days: 90))], .notApplicable),
    ClauseCase("asvs", "6.2.11", [length(8)], .notApplicable),
    ClauseCase("asvs", "6.2.12", [length(8)], .notApplicable),
    ClauseCase("asvs", "6.2.5", [.forbiddenCharacters(ForbiddenCharactersRule("<"))], .fail),
    ClauseCase("asvs", "6.2.5", [.forbiddenCharacters(ForbiddenCharactersRule("\u{0}"))], .pass),
    ClauseCase("asvs", "6.2.5", [length(8), .edgeWhiteSpace(EdgeWhiteSpaceRule())], .pass),
    ClauseCase("asvs", "6.2.8", [.edgeWhiteSpace(EdgeWhiteSpaceRule())], .undecidable),
    ClauseCase("asvs", "6.2.9", [length(8, 20)], .fail, assuming: level2),
    ClauseCase("asvs", "6.2.9", [length(8, 128)], .pass, assuming: level2),
    ClauseCase("asvs", "6.2.10", [], .pass, assuming: level2),
    ClauseCase("asvs", "6.2.11", [.userID(UserIDRule())], .fail, assuming: level2),
    ClauseCase("asvs", "6.2.11", [.personalWords(PersonalWordsRule(words: ["acme"]))], .pass, assuming: level2),
    ClauseCase("asvs", "6.2.11", [.personalWords(PersonalWordsRule())], .undecidable, assuming: level2),
  ]

  static let pci: [ClauseCase] = [
    ClauseCase("pci", "8.3.6-length", [length(12)], .pass), ClauseCase("pci", "8.3.6-length", [length(11)], .fail),
    ClauseCase("pci", "8.3.6-length", [length(8, 10)], .undecidable),
    ClauseCase("pci", "8.3.6-length", [length(7, 10)], .fail),
    ClauseCase("pci", "8.3.6-characters", [count(.letters), count(.digits)], .pass),
    ClauseCase("pci", "8.3.6-characters", [count(.uppercase), count(.digits, 1, .ascii)], .pass),
    ClauseCase("pci", "8.3.6-characters", [count(.lowercase), count(.special, 1, .unicode, "123")], .pass),
    ClauseCase("pci", "8.3.6-characters", [count(.lowercase), count(.special, 1, .unicode, "1!")], .fail),
    ClauseCase("pci", "8.3.6-characters", [classes(4)], .pass),
    ClauseCase("pci", "8.3.6-characters", [classes(3)], .fail),
    ClauseCase("pci", "8.3.6-characters", [classes(3), count(.digits)], .pass),
    ClauseCase("pci", "8.3.6-characters", [count(.digits)], .fail),
    ClauseCase("pci", "8.3.6-characters", [pattern("^(?=.*[A-Za-z])(?=.*\\d).{12,}$")], .pass),
    ClauseCase("pci", "8.3.6-characters", [pattern("^(?=.*\\p{L})(?=.*\\p{Nd})")], .pass),
    ClauseCase("pci", "8.3.6-characters", [pattern("^(?=.*[A-Za-z0-9]).{12,}$")], .fail),
    ClauseCase("pci", "8.3.6-characters", [pattern("^[a-z]+[0-9]$")], .pass),
    ClauseCase("pci", "8.3.6-length", [pattern("^(?=.*[A-Za-z])(?=.*\\d).{12,}$")], .pass),
    ClauseCase("pci", "8.3.6-length", [pattern("^.{8,10}$")], .undecidable),
    ClauseCase("pci", "8.3.7", [.history(HistoryRule(count: 4))], .pass),
    ClauseCase("pci", "8.3.7", [.history(HistoryRule(count: 3))], .fail),
    ClauseCase("pci", "8.3.7", [.differentFromCurrent(DifferentFromCurrentRule())], .fail),
    ClauseCase("pci", "8.3.9", [length(12)], .undecidable),
    ClauseCase("pci", "8.3.9", [.expiry(ExpiryRule(days: 90))], .pass),
    ClauseCase("pci", "8.3.9", [.expiry(ExpiryRule(days: 91))], .undecidable),
    ClauseCase("pci", "8.3.6-characters", [.passphraseWords(PassphraseWordsRule(minimum: 1)), count(.digits)], .pass),
    ClauseCase("pci", "8.3.9", [], .notApplicable, assuming: beside),
  ]

  static let cnil: [ClauseCase] = [
    // The six examples of the deliberation, each with a policy that requires a little less.
    ClauseCase("cnil", "case-1", [length(12)] + fourClasses, .pass),
    ClauseCase("cnil", "case-1", [length(11)] + fourClasses, .fail),
    ClauseCase("cnil", "case-1", [length(14), count(.uppercase), count(.lowercase), count(.digits)], .pass),
    ClauseCase("cnil", "case-1", [length(13), count(.uppercase), count(.lowercase), count(.digits)], .fail),
    ClauseCase("cnil", "case-1", [.passphraseWords(PassphraseWordsRule(minimum: 7))], .pass),
    ClauseCase("cnil", "case-1", [.passphraseWords(PassphraseWordsRule(minimum: 6))], .fail),
    ClauseCase("cnil", "case-2", [length(8), classes(3)], .pass, assuming: limited),
    ClauseCase("cnil", "case-2", [length(7), classes(3)], .fail, assuming: limited),
    ClauseCase("cnil", "case-2", [length(15), digitsOnly], .pass, assuming: limited),
    ClauseCase("cnil", "case-2", [length(14), digitsOnly], .fail, assuming: limited),
    ClauseCase("cnil", "case-2", [.passphraseWords(PassphraseWordsRule(minimum: 5))], .pass, assuming: limited),
    ClauseCase("cnil", "case-2", [.passphraseWords(PassphraseWordsRule(minimum: 4))], .fail, assuming: limited),
    ClauseCase("cnil", "case-2", [length(8), classes(2)], .fail, assuming: limited),
    ClauseCase("cnil", "case-2", [length(8), classes(3), digitsOnly], .fail, assuming: limited),
    ClauseCase("cnil", "case-1", [length(12), classes(1)], .fail),
    ClauseCase("cnil", "case-1", [length(12), classes(2)], .fail),
    ClauseCase("cnil", "case-1", [length(12), classes(3)], .fail),
    ClauseCase("cnil", "case-1", [length(12), classes(4)], .pass),
    ClauseCase("cnil", "case-1", [pattern("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{14,}$")], .pass),
    ClauseCase("cnil", "case-2", [length(16), count(.digits)], .pass, assuming: limited),
    ClauseCase("cnil", "case-3", [length(4), count(.digits, 4)], .pass, assuming: unlock),
    ClauseCase("cnil", "case-3", [length(3), count(.digits, 3)], .fail, assuming: unlock),
    // The cases exclude each other.
    ClauseCase("cnil", "case-1", [length(8)], .notApplicable, assuming: limited),
    ClauseCase("cnil", "case-1", [length(8)], .notApplicable, assuming: unlock),
    ClauseCase("cnil", "case-2", [length(8)], .notApplicable),
    ClauseCase("cnil", "case-3", [length(8)], .notApplicable),
    ClauseCase("cnil", "case-2", [length(8)], .notApplicable, assuming: unlock),
    ClauseCase("cnil", "list", [length(8)], .fail), ClauseCase("cnil", "list", [], .notApplicable, assuming: unlock),
    ClauseCase("cnil", "renewal", [], .undecidable),
  ]

  @Test(arguments: nist + asvs + pci + cnil)
  func `clauses judge real policies`(given: ClauseCase) throws {
    let standard = try #require(AuditStandard.named(given.standard))
    let clause = try #require(standard.clauses.first { $0.id == given.clause })
    let judgement = clause.judgement(of: PasswordPolicy(rules: given.rules), assuming: given.assumptions)
    #expect(judgement.verdict == given.verdict, "\(judgement.text)")
  }

  private static let figures: [Case<[PasswordRule], String>] = [
    Case("nothing but a length", [length(15)], "15 10"),
    Case("letters of either case", [length(8), count(.letters)], "8 26"),
    Case("letters beside small ones", [length(8), count(.letters), count(.lowercase)], "8 26"),
    Case("letters and digits", [length(12), count(.letters), count(.digits)], "12 36"),
    Case("the special characters of Unicode", [length(12), count(.special)], "12 37"),
    Case("those of ASCII", [length(12), count(.special, 1, .ascii)], "12 33"),
    Case("a list", [length(12), count(.special, 1, .unicode, "!?#")], "12 3"),
    Case(
      "forbidden ones", [length(12), count(.digits), .forbiddenCharacters(ForbiddenCharactersRule("01"))], "12 8"),
    Case("an allowed set", [length(6), .allowedCharacters(AllowedCharactersRule("abc"))], "6 3"),
    Case("a PIN", [length(4), .allowedCharacters(AllowedCharactersRule("", classes: [.digits]))], "4 10"),
    Case("one character", [length(4), .allowedCharacters(AllowedCharactersRule("é"))], "4 1"),
    Case("no rules", [], "0 10"),
    Case("one of four kinds", [length(12), classes(1)], "12 10"),
    Case("two of four kinds", [length(12), classes(2)], "12 36"),
    Case("three of four kinds", [length(12), classes(3)], "12 73"),
    Case("three of four kinds and a symbol", [length(12), classes(3), count(.special)], "12 99"),
    Case(
      "three of four kinds, with few symbols",
      [length(12), classes(3), .forbiddenCharacters(ForbiddenCharactersRule("!\"#$%&'()*+,-./:;<=>?@[]^_`{|} "))],
      "12 64"),
    Case(
      "three of four kinds that other rules require",
      [length(12), classes(3), count(.uppercase), count(.lowercase), count(.digits)], "12 62"),
    Case("three of three kinds", [length(12), classes(3, [.letters, .digits, .special])], "12 73"),
    Case("a pattern that limits characters", [pattern("^[abc]{12}$")], "12 3"),
    Case("a pattern of small Cyrillic letters", [pattern("^[а-я]{12}$")], "12 32"),
    Case("a pattern that requires kinds", [pattern("^(?=.*[a-z])(?=.*\\d).{12}$")], "12 36"),
    Case("a length in UTF-16", [length(12, nil, .utf16), count(.digits)], "12 10"),
  ]

  @Test(arguments: figures)
  func `CNIL's figure counts what is demanded`(given: Case<[PasswordRule], String>) {
    let figure = CNILFigure(of: PasswordPolicy(rules: given.given))
    #expect("\(figure.length) \(figure.alphabet)" == given.expected)
  }

  private static let lists: [PasswordRule] = [
    .breachedPassword(BreachedPasswordRule()), .commonPassword(CommonPasswordRule()),
  ]

  private static let sentences: [Case<ClauseCase, String>] = [
    Case(
      "a length in UTF-16", ClauseCase("nist", "3.1.1.2-1", [length(15, nil, .utf16)], .pass),
      "The minimum length is 15 characters (in UTF-16 code units, of which most emoji take 2); a password that is the "
        + "only factor needs 15"),
    Case(
      "a length in bytes", ClauseCase("pci", "8.3.6-length", [length(12, nil, .utf8)], .fail),
      "The minimum length is 3 characters (12 bytes of UTF-8, of which a character takes up to 4); 12 are required"),
    Case(
      "a unit that does not matter", ClauseCase("pci", "8.3.6-length", [length(12, nil, .utf16), length(12)], .pass),
      "The minimum length is 12 characters; 12 are required"),
    Case(
      "CNIL's own rounding", ClauseCase("cnil", "case-1", [length(12)] + fourClasses, .pass),
      "By CNIL's figure, 12 characters out of 99 (52 letters, 10 digits and 37 special characters) make 79.6 bits "
        + "(99^12); CNIL rounds that to the 80 required"),
    Case(
      "a list", ClauseCase("nist", "3.1.1.2-blocklist", [.commonPassword(CommonPasswordRule())], .pass),
      "The policy has the rule common-password, which compares whole passwords; the option variants of "
        + "common-password would also reject expected ones, such as passwordpassword"),
    Case(
      "variants of a list",
      ClauseCase("nist", "3.1.1.2-blocklist", [.commonPassword(CommonPasswordRule(rejectsVariants: true))], .pass),
      "The policy has the rule common-password, which compares whole passwords; the option variants also rejects other "
        + "expected passwords: common passwords that are repeated or changed, the user's words, sequences and "
        + "repetitions"),
    Case(
      "two lists", ClauseCase("nist", "3.1.1.2-blocklist", lists, .pass),
      "The policy has the rules common-password and breached-password, which compare whole passwords; the option "
        + "variants of common-password would also reject expected ones, such as passwordpassword"),
    Case(
      "two lists for CNIL", ClauseCase("cnil", "list", lists, .pass),
      "The policy has the rules common-password and breached-password"),
    Case(
      "a maximum in bytes", ClauseCase("nist", "3.1.1.2-2", [length(8, 72, .utf8)], .fail),
      "The maximum length is 72 bytes of UTF-8, which may hold as few as 18 characters; 64 characters should be permitted"
    ),
    Case(
      "few characters beyond ASCII",
      ClauseCase(
        "nist", "3.1.1.2-4",
        [.allowedCharacters(AllowedCharactersRule("äöü", classes: [.letters, .digits, .special]))], .fail),
      "Only 3 letters, digits or symbols beyond ASCII can be used, which excludes most languages"),
    Case(
      "one character beyond ASCII",
      ClauseCase("nist", "3.1.1.2-4", [.allowedCharacters(AllowedCharactersRule("é", classes: [.letters]))], .fail),
      "Only 1 letter, digit or symbol beyond ASCII can be used, which excludes most languages"),
    Case(
      "three of four kinds",
      ClauseCase("cnil", "case-2", [length(8), classes(3)], .pass, assuming: limited),
      "By CNIL's figure, 8 characters out of 73 (52 letters, 10 digits and 11 special characters, the kinds on offer) make "
        + "49.5 bits (73^8); CNIL rounds that to the 50 required"),
    Case(
      "one rule on parts", ClauseCase("nist", "3.1.1.2-blocklist", [common, .userID(UserIDRule())], .fail),
      "The rule user-id compares parts of passwords, not whole ones"),
    Case(
      "rules on parts without a list",
      ClauseCase(
        "nist", "3.1.1.2-blocklist", [.personalWords(PersonalWordsRule()), .userID(UserIDRule())], .fail),
      "No rule compares passwords with a list of common or compromised ones, and the rules user-id and personal-words "
        + "compare parts of passwords, not whole ones"),
    Case(
      "a level", ClauseCase("asvs", "6.2.9", [length(8, 20)], .notApplicable),
      "The clause is for applications of level 2; this one is of level 1"),
    Case(
      "no kind is required", ClauseCase("cnil", "case-1", [length(25)], .pass),
      "By CNIL's figure, 25 characters out of 10 (10 digits, the weakest choice) make 83.0 bits (10^25); 80 bits are required"
    ),
  ]

  @Test(arguments: sentences)
  func `judgements name what was counted`(given: Case<ClauseCase, String>) throws {
    let standard = try #require(AuditStandard.named(given.given.standard))
    let clause = try #require(standard.clauses.first { $0.id == given.given.clause })
    let policy = PasswordPolicy(rules: given.given.rules)
    #expect(clause.judgement(of: policy, assuming: given.given.assumptions).text == given.expected)
  }

  private static let summaries: [Case<ClauseCase, String?>] = [
    Case(
      "a maximum in characters", ClauseCase("nist", "3.1.1.2-2", [length(8, 20)], .fail),
      "Raise the maximum length to 64, or remove it"),
    Case(
      "a maximum in bytes", ClauseCase("nist", "3.1.1.2-2", [length(8, 72, .utf8)], .fail),
      "Permit 64 characters (256 bytes of UTF-8), or remove the maximum length"),
    Case(
      "a maximum in bytes beside an alphabet",
      ClauseCase(
        "nist", "3.1.1.2-2",
        [length(8, 20, .utf8), .allowedCharacters(AllowedCharactersRule("", classes: [.letters]))], .fail),
      "Permit 64 characters (64 bytes of UTF-8), or remove the maximum length"),
    Case(
      "a rule on parts", ClauseCase("nist", "3.1.1.2-blocklist", [common, .similarity(SimilarityRule())], .fail),
      "Compare whole passwords: set \"match\" to \"whole\" in the rule similarity"),
    Case(
      "rules on parts without a list", ClauseCase("nist", "3.1.1.2-blocklist", [.userID(UserIDRule())], .fail),
      "Add the rule common-password with variants, and compare whole passwords: set \"match\" to \"whole\" in the rule "
        + "user-id"),
    Case(
      "a pattern alone", ClauseCase("nist", "3.1.1.2-2", [pattern("^.{8,20}$")], .fail), "Remove required-pattern"),
    Case(
      "a maximum and a pattern", ClauseCase("nist", "3.1.1.2-2", [length(8, 20), pattern("^.{8,20}$")], .fail),
      "Raise the maximum length to 64, or remove it, and remove required-pattern"),
  ]

  @Test(arguments: summaries)
  func `changes describe what they do`(given: Case<ClauseCase, String?>) throws {
    let standard = try #require(AuditStandard.named(given.given.standard))
    let clause = try #require(standard.clauses.first { $0.id == given.given.clause })
    #expect(clause.judgement(of: PasswordPolicy(rules: given.given.rules)).change?.summary == given.expected)
  }

  @Test func `a recommendation does not fail a standard`() throws {
    let nist = try #require(AuditStandard.named("nist"))
    let rules: [PasswordRule] = [length(15, 32), .commonPassword(CommonPasswordRule())]
    let audit = nist.audit(PasswordPolicy(rules: rules))
    #expect(audit.verdict == .pass && audit.failures(.recommended) == 1 && audit.failures(.required) == 0)
    #expect(nist.audit(PasswordPolicy(rules: [length(14, 32)])).verdict == .fail)
  }

  @Test func `CNIL's figure is the logarithm`() {
    let figure = CNILFigure(of: PasswordPolicy(rules: [length(12)] + fourClasses))
    #expect(abs(figure.bits - 79.5522) < 0.0001 && figure.roundedBits == 80)
    #expect(CNILFigure(of: PasswordPolicy(rules: [length(15)])).length(for: 80) == 24)
  }

  @Test func `clauses of OWASP ASVS have their levels`() throws {
    let asvs = try #require(AuditStandard.named("asvs"))
    let ofLevel2: [ExactText] = ["6.2.9", "6.2.10", "6.2.11", "6.2.12"]
    #expect(asvs.clauses.allSatisfy { $0.asvsLevel == (ofLevel2.contains($0.id) ? 2 : 1) })
    #expect(AuditStandard.all.allSatisfy { $0.id == "asvs" || $0.clauses.allSatisfy { $0.asvsLevel == nil } })
    let policy = PasswordPolicy(rules: [length(8, 20), common])
    #expect(asvs.audit(policy).verdict == .pass && asvs.audit(policy, assuming: level2).verdict == .fail)
    // What a level does not require is not changed.
    #expect(policy.fixed(for: [asvs]).changes.isEmpty && !policy.fixed(for: [asvs], assuming: level2).changes.isEmpty)
  }

  @Test func `a fix keeps words and lengths, and compares whole passwords`() {
    let rules: [PasswordRule] = [
      length(15), common, .userID(UserIDRule(minimumLength: 3, rejectsReversed: true)),
      .dictionaryWords(DictionaryWordsRule(words: ["acme"], minimumLength: 4)),
    ]
    #expect(
      PasswordPolicy(rules: rules).fixed(for: [.nist]).policy.rules == [
        length(15), common, .userID(UserIDRule(match: .whole, minimumLength: 3, rejectsReversed: true)),
        .dictionaryWords(DictionaryWordsRule(words: ["acme"], match: .whole, minimumLength: 4)),
      ])
  }

  @Test func `ids are unique, and every clause explains itself`() {
    for standard in AuditStandard.all {
      #expect(Set(standard.clauses.map(\.id)).count == standard.clauses.count)
      for clause in standard.audit(PasswordPolicy(rules: [])).clauses {
        let (text, title) = (clause.judgement.text, clause.clause.title)
        for sentence in [text, title, clause.judgement.change?.summary ?? "A"] {
          #expect(sentence.first?.isLowercase == false && !sentence.hasSuffix("."), "\(sentence)")
        }
        #expect((clause.judgement.verdict == .fail) == (clause.judgement.change != nil))
      }
    }
  }
}
