import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Sources that are lines of settings: `pwquality.conf` and Passay's rules.
@Suite struct SettingsFormatTests {
  /// The rules that libpwquality always has, except for a few settings.
  static let always: [PasswordRule] = [.palindrome(PalindromeRule())]
  static let checks: [PasswordRule] = [
    .userID(UserIDRule(rejectsReversed: true)), .commonPassword(CommonPasswordRule()),
    .variationOfCurrent(VariationOfCurrentRule()),
  ]

  static func ascii(_ characterClass: CharacterClass, _ minimum: Int) -> PasswordRule {
    .characterCount(CharacterCountRule(characterClass, minimum: minimum, repertoire: .ascii))
  }

  static let pwquality: [Case<String, [PasswordRule]>] = [
    Case(
      "nothing but comments", "# Defaults:\n# minlen = 8\n",
      [.length(LengthRule(minimum: 8, unit: .utf8))] + always + checks),
    Case(
      "negative credits are minimums", "minlen = 12\ndcredit = -1\nUCREDIT=-2\nlcredit -1 # small\nocredit\t=\t-1\n",
      [
        .length(LengthRule(minimum: 12, unit: .utf8)), ascii(.digits, 1), ascii(.uppercase, 2), ascii(.lowercase, 1),
        ascii(.special, 1),
      ] + always + checks),
    Case(
      "positive credits cannot be expressed", "minlen = 9\ndcredit = 1",
      [.length(LengthRule(minimum: 9, unit: .utf8))] + always + checks),
    Case(
      "a low minimum", "minlen = 4", [.length(LengthRule(minimum: 6, unit: .utf8))] + always + checks),
    Case(
      "classes and runs", "minclass = 9\nmaxrepeat = 2\nmaxclassrepeat = 4\nmaxsequence = 3",
      [
        .length(LengthRule(minimum: 8, unit: .utf8)), .classes(ClassesRule(minimum: 4, repertoire: .ascii)),
        .repetition(RepetitionRule(maximum: 2)), .classRun(ClassRunRule(maximum: 4)),
        .sequence(SequenceRule(length: 4)),
      ] + always + checks),
    Case(
      "a limit of runs that libpwquality ignores", "maxclassrepeat = 1",
      [.length(LengthRule(minimum: 8, unit: .utf8))] + always + checks),
    Case(
      "words", "usercheck = 0\ndictcheck = 0\ngecoscheck = 1\nbadwords = acme ab watchword",
      [.length(LengthRule(minimum: 8, unit: .utf8))] + always + [
        .personalWords(PersonalWordsRule(minimumLength: 4, rejectsReversed: true)),
        .dictionaryWords(DictionaryWordsRule(words: ["acme", "watchword"], minimumLength: 4, rejectsReversed: true)),
        .variationOfCurrent(VariationOfCurrentRule()),
      ]),
    Case(
      "the current password", "difok = 5\nusercheck = 0\ndictcheck = 0",
      [.length(LengthRule(minimum: 8, unit: .utf8))] + always + [
        .variationOfCurrent(VariationOfCurrentRule()), .changedCharacters(ChangedCharactersRule(minimum: 5)),
      ]),
    Case(
      "no comparison with the current one", "difok = 0\nusercheck = 0\ndictcheck = 0",
      [.length(LengthRule(minimum: 8, unit: .utf8))] + always + [
        .differentFromCurrent(DifferentFromCurrentRule())
      ]),
  ]

  @Test(arguments: pwquality) func `pwquality.conf becomes rules`(_ reading: Case<String, [PasswordRule]>) {
    let result = read(reading.given)
    #expect(result.value?.format == .pwquality)
    #expect(result.isSound, "\(result.findings.map(\.words))")
    #expect(result.value?.policy.rules == reading.expected)
  }

  static let passay: [Case<String, [PasswordRule]>] = [
    Case(
      "lengths and classes",
      "# comment\n! comment\nLengthRule.minimumLength=8\nLengthRule.maximumLength : 64\nCharacterRule.UpperCase 1\n"
        + "CharacterRule.Digit=2\nCharacterRule.SpecialAscii=1",
      [
        .length(LengthRule(minimum: 8, maximum: 64)), ascii(.uppercase, 1), ascii(.digits, 2),
        .characterCount(
          CharacterCountRule(.special, minimum: 1, characters: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")),
      ]),
    Case(
      "no upper limit", "org.passay.LengthRule.minimumLength=8\norg.passay.LengthRule.maximumLength=2147483647",
      [.length(LengthRule(minimum: 8))]),
    Case(
      "some of several classes",
      "CharacterCharacteristicsRule.numCharacteristics=2\n"
        + "CharacterCharacteristicsRule.rules=Alphabetical, Digit, SpecialAscii",
      [.classes(ClassesRule(minimum: 2, of: [.letters, .digits, .special], repertoire: .ascii))]),
    Case(
      "sequences and repetitions",
      "IllegalSequenceRule.Alphabetical=5\nIllegalSequenceRule.USQwerty=5\nRepeatCharactersRule.sequenceLength=3\n"
        + "CharacterOccurrencesRule.maxOccurrences=4",
      [
        .repetition(RepetitionRule(maximum: 2)), .occurrences(OccurrencesRule(maximum: 4)),
        .sequence(SequenceRule(length: 5, kind: .letters)), .sequence(SequenceRule(length: 5, kind: .keys)),
      ]),
    Case(
      "characters with escapes", #"IllegalCharacterRule.illegalCharacters=\u00e9\\\=\uD83D\uDE00"#,
      [.forbiddenCharacters(ForbiddenCharactersRule("\u{E9}\\=😀"))]),
    Case(
      "names, white space and history",
      "UsernameRule.matchBackwards=true\nWhitespaceRule=true\nHistoryRule=4\nNumberRangeRule.lowerRange=1900\n"
        + "NumberRangeRule.upperRange=2100\nHaveIBeenPwnedRule=true",
      [
        .whiteSpace(WhiteSpaceRule()), .numberRange(NumberRangeRule(minimum: 1900, maximum: 2099)),
        .userID(UserIDRule(rejectsReversed: true)), .history(HistoryRule(count: 4)),
        .breachedPassword(BreachedPasswordRule()),
      ]),
  ]

  @Test func `settings beyond the limit are reported`() {
    let lines = (0..<1001).map { _ in "LengthRule.minimumLength=8\n" }.joined()
    let findings = FormatChecks.read(lines).findings
    #expect(findings.contains { $0.id == "limit-exceeded" && $0.span.start.line == 1001 })
  }

  @Test(arguments: passay) func `Passay's settings become rules`(_ reading: Case<String, [PasswordRule]>) {
    let result = read(reading.given)
    #expect(result.value?.format == .passay)
    #expect(result.isSound, "\(result.findings.map(\.words))")
    #expect(result.value?.policy.rules == reading.expected)
  }

  static let defects: [Case<String, [String]>] = [
    Case(
      "an unknown setting", "minlen = 9\nmaxrepeats = 3",
      ["2:1 error unknown-key: There is no setting \"maxrepeats\" (Did you mean \"maxrepeat\"?)"]),
    Case(
      "no number", "minlen = long",
      ["1:10 error value-out-of-range: \"minlen\" is \"long\"; expected a whole number from -2147483647 to 2147483646"]),
    Case(
      "no value", "minlen =",
      [
        "1:1 error value-out-of-range: \"minlen\" has no value; expected a whole number from -2147483647 to 2147483646"
      ]),
    Case(
      "a setting twice", "minlen = 9\nMinLen = 10",
      ["2:1 warning duplicate-key: \"MinLen\" is given twice; the last one counts (Remove one of the two)"]),
    Case(
      "a credit", "dcredit = 1",
      [
        "1:11 info inexact-reading: A credit lets passwords with digits be up to 1 shorter; here all need the full length"
      ]),
    Case(
      "no enforcement", "enforcing = 0",
      [
        "1:13 warning inexact-reading: \"enforcing\" is 0: libpwquality only warns, and accepts every password "
          + "(Set enforcing = 1)"
      ]),
    Case(
      "an unknown class of Passay", "LengthRule.minimumLength=8\nCharacterRule.Upper=1",
      ["2:1 error unknown-key: There is no setting \"CharacterRule.Upper\" (Did you mean \"CharacterRule.UpperCase\"?)"]
    ),
    Case(
      "a pattern of Passay", "IllegalRegexRule.pattern=^a",
      [
        "1:26 warning unsupported-setting: \"IllegalRegexRule.pattern\" cannot be read as a rule, so it is left out"
      ]),
    Case(
      "a line that continues", "IllegalCharacterRule.illegalCharacters=ab\\\n  cd\\\\",
      [
        "1:40 error malformed-rule: The line continues on the next one, which is not read here "
          + "(Write the value on one line)"
      ]),
    Case(
      "too many kinds", "CharacterCharacteristicsRule.numCharacteristics=5",
      [
        "1:49 error unusable-value: 5 kinds of characters are required, but only 4 are listed "
          + "(Require fewer, or list more in CharacterCharacteristicsRule.rules)"
      ]),
    Case(
      "a broken flag", "WhitespaceRule=maybe",
      ["1:16 error wrong-type: \"WhitespaceRule\" is \"maybe\"; expected true or false"]),
  ]

  @Test(arguments: defects) func `a defect is reported with its place`(_ defect: Case<String, [String]>) {
    let expected = defect.expected
    #expect(read(defect.given).findings.map(\.words).filter { !$0.contains("cracklib") } == expected)
  }

  @Test func `a source is not written`() {
    #expect(!PolicyFormat.pwquality.isWritable && PolicyFormat.pwquality.isReadable)
    let written = PolicyFormat.pwquality.write(PasswordPolicy(rules: [.length(LengthRule(minimum: 8))]))
    #expect(written.text.isEmpty && written.losses.map(\.part) == [.rule(0, id: "length")])
  }

  private func read(_ text: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.utf8)), among: PolicyFormat.known)
  }
}
