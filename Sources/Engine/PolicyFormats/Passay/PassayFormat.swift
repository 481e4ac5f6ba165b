import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// Passay rules in the lines of a Java properties file, for reading only.
  ///
  /// Passay itself has no rule files: apps create the rules in Java. The names here are those of its classes and of the
  /// properties that they print (version 2.0, and 1.6 where its names differ), after any prefix:
  ///
  /// ```
  /// LengthRule.minimumLength=8
  /// CharacterRule.UpperCase=1
  /// IllegalSequenceRule.Numerical=5
  /// UsernameRule.matchBackwards=true
  /// ```
  package static let passay = PolicyFormat(
    id: "passay", title: "Java properties file with settings of Passay's rules", recognises: PassayFormat.recognises,
    read: PassayFormat.read)
}

/// Reads Passay rules.
enum PassayFormat {
  private static let syntax = SettingsFile.Syntax(
    separators: [UInt8(ascii: "="), UInt8(ascii: ":")], comments: [UInt8(ascii: "#"), UInt8(ascii: "!")],
    allowsTrailingComments: false, hasEscapes: true)

  /// Whether a text that is not JSON starts with a setting of a class whose name ends with "Rule".
  static func recognises(_ text: PolicyText) -> Bool {
    guard text.json == nil, let first = SettingsFile(text.source.bytes, syntax).settings.first else { return false }
    return PassayName(first.name) != nil
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let file = SettingsFile(text.source.bytes, syntax)
    // The code below identifies settings by class and property, without the prefix.
    let settings = file.settings.map { setting in
      Setting(
        name: PassayName(setting.name)?.text ?? setting.name, nameRange: setting.nameRange, value: setting.value,
        range: setting.range, isContinued: setting.isContinued)
    }
    for setting in settings where setting.isContinued {
      findings.report(
        .malformedRule, setting.range, "The line continues on the next one, which is not read here",
        help: "Write the value on one line")
    }
    file.reportRest(&findings)
    var reader = SettingsReader(settings, as: .passay, findings: findings)
    reader.reportRepetitions()
    reader.readFields()
    // Settings that affect only reports are ignored.
    let known = BackEnd.passay.fields.map { $0.name }
    for setting in settings where !known.contains(setting.name) {
      if setting.name.string.utf8.suffix(10).elementsEqual("llFailures".utf8) { continue }
      reader.report(
        .unknownKey, setting.nameRange, "There is no setting \"\(setting.name.clipped)\"",
        help: MemberReader.suggestion(for: setting.name, among: known))
    }
    findings = reader.findings
    return reader.draft()
  }
}

extension BackEnd {
  /// The properties of Passay's rules, by class in the order of its manual.
  static let passay = BackEnd(
    unit: .codePoint, fields: passayLengthAndClasses + passaySetsAndRuns + passayNames + passayUnsupported)

  private static let passayLengthAndClasses: [Field] =
    [
      Field("LengthRule.minimumLength", .count(), .sets(.minimum)),
      Field(
        "LengthRule.maximumLength",
        .read(1...Int(Int32.max)) { ($0 <= most ? [.length(LengthRule(maximum: $0))] : [], nil) }),
    ]
    + PassayCharacters.all.map { data in
      Field(
        ExactText("CharacterRule.\(data.name)"),
        .read(0...most) { ($0 > 0 ? [.characterCount(data.rule(requiring: $0))] : [], nil) })
    } + [
      Field(PassayKinds.minimum, .custom(read: PassayKinds.read)), Field(PassayKinds.olderMinimum, .peculiar),
      Field(PassayKinds.rules, .peculiar),
    ]

  private static let passaySetsAndRuns: [Field] = [
    text("AllowedCharacterRule.allowedCharacters") { .allowedCharacters(AllowedCharactersRule($0)) },
    text("IllegalCharacterRule.illegalCharacters") { .forbiddenCharacters(ForbiddenCharactersRule($0)) },
    Field("WhitespaceRule", .read(nil) { _ in ([.whiteSpace(WhiteSpaceRule())], nil) }),
    Field("RepeatCharactersRule.sequenceLength", run), Field("RepeatCharacterRegexRule.sequenceLength", run),
    Field("CharacterOccurrencesRule.maxOccurrences", occurrences),
    Field("CharacterOccurrencesRule.maxAllowedOccurrences", occurrences),
    Field("NumberRangeRule.lowerRange", .custom(read: readNumberRange)), Field("NumberRangeRule.upperRange", .peculiar),
    Field("IllegalSequenceRule.Alphabetical", sequence(.letters)),
    Field("IllegalSequenceRule.Numerical", sequence(.digits)),
    Field(
      "IllegalSequenceRule.USQwerty",
      sequence(.keys, "Passay covers only the US keyboard; here the rows of other keyboards also count")),
  ]

  private static let passayNames: [Field] = [
    Field("UsernameRule", .custom(read: readUserName)), Field("UsernameRule.matchBackwards", .peculiar),
    Field("UsernameRule.ignoreCase", .peculiar),
    Field("HistoryRule", .number(1...most), .sets(.history)),
    Field("DictionaryRule", dictionary), Field("DictionarySubstringRule", dictionary),
    Field("HaveIBeenPwnedRule", .flag, .sets(.breachedPassword)),
  ]

  private static let passayUnsupported: [Field] = [
    "AllowedRegexRule.pattern", "IllegalRegexRule.pattern", "LengthComplexityRule", "SourceRule",
    "DigestHistoryRule", "DigestSourceRule", "DigestDictionaryRule", "IllegalSequenceRule.wrapSequence",
    "RepeatCharactersRule.sequenceCount", "IllegalCharacterRule.matchBehavior", "AllowedCharacterRule.matchBehavior",
    "WhitespaceRule.matchBehavior", "UsernameRule.matchBehavior", "NumberRangeRule.matchBehavior",
    "WhitespaceRule.whitespaceCharacters", "DictionaryRule.matchBackwards", "DictionarySubstringRule.matchBackwards",
  ].map { (name: ExactText) in
    Field(
      name,
      .custom(read: { reader, _ in
        // These values have no effect.
        guard let line = reader.line(name), !["false", "1", "Contains"].contains(line.value) else { return }
        reader.report(
          .unsupportedSetting, line.range, "\"\(name)\" cannot be read as a rule, so it is left out")
      }))
  }

  // MARK: - Kinds of fields

  private static let most = MemberReader.maximumNumber

  private static let run = Field.Kind.read(2...most) { ([.repetition(RepetitionRule(maximum: $0 - 1))], nil) }
  private static let occurrences = Field.Kind.read(1...most) { ([.occurrences(OccurrencesRule(maximum: $0))], nil) }
  private static let dictionary = Field.Kind.read(nil) { _ in
    (
      [.commonPassword(CommonPasswordRule())],
      "Passay's dictionary is not in this file; it is read as the list of common passwords"
    )
  }

  private static func sequence(_ kind: SequenceKind, _ remark: String? = nil) -> Field.Kind {
    .read(3...most) {
      ([.sequence(SequenceRule(length: $0, includesKeyboardRows: kind == .keys, kind: kind))], remark)
    }
  }

  private static func text(_ name: ExactText, _ rule: @escaping @Sendable (ExactText) -> PasswordRule) -> Field {
    Field(
      name,
      .custom(read: { reader, _ in
        if let line = reader.line(name), !line.value.isEmpty { reader.add(rule(line.value), named: name) }
      }))
  }

  // MARK: - Rules of several fields

  private static func readNumberRange(_ reader: inout SettingsReader, _ name: ExactText) {
    let names: [ExactText] = ["NumberRangeRule.lowerRange", "NumberRangeRule.upperRange"]
    let lower = reader.number(names[0], in: 0...NumberRangeRule.greatestNumber)?.value
    // The upper end is exclusive.
    let upper = reader.number(names[1], in: 1...NumberRangeRule.greatestNumber + 1)?.value
    if let lower, let upper, lower < upper {
      reader.add(.numberRange(NumberRangeRule(minimum: lower, maximum: upper - 1)), named: names[0])
    } else if lower != nil || upper != nil {
      reader.report(
        .unusableValue, named: reader.has(names[0]) ? names[0] : names[1],
        "A range of numbers needs lowerRange and a greater upperRange")
    }
  }

  private static func readUserName(_ reader: inout SettingsReader, _ name: ExactText) {
    let isUsed = reader.flag("UsernameRule")?.value ?? false
    let isReversed = reader.flag("UsernameRule.matchBackwards")?.value ?? false
    let isCaseSensitive = reader.flag("UsernameRule.ignoreCase")?.value == false
    guard isUsed || isReversed || reader.has("UsernameRule.ignoreCase") else { return }
    reader.add(
      .userID(UserIDRule(rejectsReversed: isReversed)),
      named: isUsed ? "UsernameRule" : isReversed ? "UsernameRule.matchBackwards" : "UsernameRule.ignoreCase")
    if isCaseSensitive {
      reader.report(
        .inexactReading.mild, named: "UsernameRule.ignoreCase", "Here the user's id is found in any case")
    }
  }
}

/// The number of kinds of characters that Passay requires.
private enum PassayKinds {
  static let minimum: ExactText = "CharacterCharacteristicsRule.numCharacteristics"
  /// The name in version 1.6.
  static let olderMinimum: ExactText = "CharacterCharacteristicsRule.numberOfCharacteristics"
  static let rules: ExactText = "CharacterCharacteristicsRule.rules"

  static func read(_ reader: inout SettingsReader, _ name: ExactText) {
    let newer = reader.number(minimum)?.value
    let older = reader.number(olderMinimum)?.value
    let list = reader.line(rules)
    guard let count = newer ?? older, count > 0 else { return }
    let name = newer == nil ? olderMinimum : minimum
    var classes: [CharacterClass] = []
    let words = list.flatMap { $0.value.isEmpty ? nil : $0.value } ?? "UpperCase,LowerCase,Digit,Special"
    for part in words.string.utf8.split(separator: UInt8(ascii: ",")) {
      let word = ExactText(utf8: part.filter { $0 != 0x20 })
      guard let data = PassayCharacters.all.first(where: { $0.name == word }) else {
        reader.report(
          .unknownValue, list?.range ?? 0..<0, "Unknown characters \"\(word.clipped)\"",
          help: MemberReader.suggestion(for: word, among: PassayCharacters.all.map { $0.name }))
        continue
      }
      if !classes.contains(data.characterClass) { classes.append(data.characterClass) }
    }
    if count <= classes.count {
      reader.add(.classes(ClassesRule(minimum: count, of: classes, repertoire: .ascii)), named: name)
    } else {
      reader.report(
        .unusableValue, named: name,
        "\(count) kinds of characters are required, but only \(classes.count) are listed",
        help: "Require fewer, or list more in \(rules)")
    }
  }
}
