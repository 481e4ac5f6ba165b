import WatchwordBasics
import WatchwordPolicy

/// Converts Passay's settings into rules.
struct PassayReading {
  private(set) var reader: SettingsFileReader
  private var located: [LocatedRule] = []
  private var known: [ExactText] = []

  init(_ reader: SettingsFileReader) { self.reader = reader }

  /// Returns the rules, by class in the order of Passay's manual.
  mutating func rules() -> [LocatedRule] {
    located = []
    readLength()
    readCharacters()
    readCharacteristics()
    readSets()
    readRuns()
    readSequences()
    readNames()
    readUnsupported()
    return located
  }

  private mutating func number(_ name: ExactText, in range: ClosedRange<Int> = 0...MemberReader.maximumNumber) -> Int? {
    known.append(name)
    return reader.number(name, in: range)
  }

  private mutating func flag(_ name: ExactText) -> Bool {
    known.append(name)
    return reader.flag(name) ?? false
  }

  private mutating func text(_ name: ExactText) -> ExactText? {
    known.append(name)
    return reader.setting(name).flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  private mutating func add(_ rule: PasswordRule, _ name: ExactText) { located.append(reader.located(rule, name)) }

  // MARK: - Length and classes

  private mutating func readLength() {
    let minimum = number("LengthRule.minimumLength").flatMap { $0 > 0 ? $0 : nil }
    let maximum = number("LengthRule.maximumLength", in: 1...Int(Int32.max))
    let bounded = maximum.flatMap { $0 <= MemberReader.maximumNumber ? $0 : nil }
    guard minimum != nil || bounded != nil else { return }
    add(
      .length(LengthRule(minimum: minimum, maximum: bounded)),
      minimum == nil ? "LengthRule.maximumLength" : "LengthRule.minimumLength")
  }

  private mutating func readCharacters() {
    for data in PassayCharacters.all {
      let name = ExactText("CharacterRule.\(data.name)")
      guard let count = number(name), count > 0 else { continue }
      add(.characterCount(data.rule(requiring: count)), name)
    }
  }

  private mutating func readCharacteristics() {
    let newer = number("CharacterCharacteristicsRule.numCharacteristics")
    let older = number("CharacterCharacteristicsRule.numberOfCharacteristics")
    let rules: ExactText = "CharacterCharacteristicsRule.rules"
    let list = text(rules)
    guard let minimum = newer ?? older, minimum > 0 else { return }
    let name: ExactText =
      newer == nil
      ? "CharacterCharacteristicsRule.numberOfCharacteristics" : "CharacterCharacteristicsRule.numCharacteristics"
    var classes: [CharacterClass] = []
    for part in (list?.string ?? "UpperCase,LowerCase,Digit,Special").utf8.split(separator: UInt8(ascii: ",")) {
      let word = ExactText(String(Substring(part)).utf8.filter { $0 != 0x20 }.asText)
      guard let data = PassayCharacters.all.first(where: { $0.name == word }) else {
        reader.report(
          .unknownValue, reader.setting(rules)?.range ?? 0..<0, "Unknown characters \"\(word.clipped)\"",
          help: MemberReader.suggestion(for: word, among: PassayCharacters.all.map { $0.name }))
        continue
      }
      if !classes.contains(data.characterClass) { classes.append(data.characterClass) }
    }
    guard minimum <= classes.count else {
      reader.report(
        .unusableValue, reader.setting(name)?.range ?? 0..<0,
        "\(minimum) kinds of characters are required, but only \(classes.count) are listed",
        help: "Require fewer, or list more in \(rules)")
      return
    }
    add(.classes(ClassesRule(minimum: minimum, of: classes, repertoire: .ascii)), name)
  }

  // MARK: - Sets and runs

  private mutating func readSets() {
    if let characters = text("AllowedCharacterRule.allowedCharacters") {
      add(.allowedCharacters(AllowedCharactersRule(characters)), "AllowedCharacterRule.allowedCharacters")
    }
    if let characters = text("IllegalCharacterRule.illegalCharacters") {
      add(.forbiddenCharacters(ForbiddenCharactersRule(characters)), "IllegalCharacterRule.illegalCharacters")
    }
    if flag("WhitespaceRule") { add(.whiteSpace(WhiteSpaceRule()), "WhitespaceRule") }
  }

  private mutating func readRuns() {
    for name: ExactText in ["RepeatCharactersRule.sequenceLength", "RepeatCharacterRegexRule.sequenceLength"] {
      guard let length = number(name, in: 2...MemberReader.maximumNumber) else { continue }
      add(.repetition(RepetitionRule(maximum: length - 1)), name)
    }
    for name: ExactText in [
      "CharacterOccurrencesRule.maxOccurrences", "CharacterOccurrencesRule.maxAllowedOccurrences",
    ] {
      guard let maximum = number(name, in: 1...MemberReader.maximumNumber) else { continue }
      add(.occurrences(OccurrencesRule(maximum: maximum)), name)
    }
    let lower = number("NumberRangeRule.lowerRange", in: 0...NumberRangeRule.greatestNumber)
    // The upper end is exclusive.
    let upper = number("NumberRangeRule.upperRange", in: 1...NumberRangeRule.greatestNumber + 1)
    if let lower, let upper, lower < upper {
      add(.numberRange(NumberRangeRule(minimum: lower, maximum: upper - 1)), "NumberRangeRule.lowerRange")
    } else if lower != nil || upper != nil {
      reader.report(
        .unusableValue,
        (reader.setting("NumberRangeRule.lowerRange") ?? reader.setting("NumberRangeRule.upperRange"))?.range ?? 0..<0,
        "A range of numbers needs lowerRange and a greater upperRange")
    }
  }

  private static let sequences: [(name: ExactText, kind: SequenceKind)] = [
    ("IllegalSequenceRule.Alphabetical", .letters), ("IllegalSequenceRule.Numerical", .digits),
    ("IllegalSequenceRule.USQwerty", .keys),
  ]

  private mutating func readSequences() {
    for (name, kind) in Self.sequences {
      guard let length = number(name, in: 3...MemberReader.maximumNumber) else { continue }
      add(.sequence(SequenceRule(length: length, includesKeyboardRows: kind == .keys, kind: kind)), name)
      if kind == .keys {
        reader.reportInexact(name, "Passay covers only the US keyboard; here the rows of other keyboards also count")
      }
    }
  }

  // MARK: - Names and words

  private mutating func readNames() {
    let isUsed = flag("UsernameRule")
    let isReversed = flag("UsernameRule.matchBackwards")
    known.append("UsernameRule.ignoreCase")
    let isCaseSensitive = reader.flag("UsernameRule.ignoreCase") == false
    if isUsed || isReversed || reader.setting("UsernameRule.ignoreCase") != nil {
      let name: ExactText =
        isUsed ? "UsernameRule" : isReversed ? "UsernameRule.matchBackwards" : "UsernameRule.ignoreCase"
      add(.userID(UserIDRule(rejectsReversed: isReversed)), name)
      if isCaseSensitive { reader.reportInexact("UsernameRule.ignoreCase", "Here the user's id is found in any case") }
    }
    if let count = number("HistoryRule", in: 1...MemberReader.maximumNumber) {
      add(.history(HistoryRule(count: count)), "HistoryRule")
    }
    for name: ExactText in ["DictionaryRule", "DictionarySubstringRule"] where flag(name) {
      add(.commonPassword(CommonPasswordRule()), name)
      reader.reportInexact(name, "Passay's dictionary is not in this file; it is read as the list of common passwords")
    }
    if flag("HaveIBeenPwnedRule") { add(.breachedPassword(BreachedPasswordRule()), "HaveIBeenPwnedRule") }
  }

  // MARK: - Unsupported settings

  private static let unsupported: [ExactText] = [
    "AllowedRegexRule.pattern", "IllegalRegexRule.pattern", "LengthComplexityRule", "SourceRule",
    "DigestHistoryRule", "DigestSourceRule", "DigestDictionaryRule", "IllegalSequenceRule.wrapSequence",
    "RepeatCharactersRule.sequenceCount", "IllegalCharacterRule.matchBehavior", "AllowedCharacterRule.matchBehavior",
    "WhitespaceRule.matchBehavior", "UsernameRule.matchBehavior", "NumberRangeRule.matchBehavior",
    "WhitespaceRule.whitespaceCharacters", "DictionaryRule.matchBackwards", "DictionarySubstringRule.matchBackwards",
  ]
  /// Values that have no effect.
  private static let standard: [ExactText] = ["false", "1", "Contains"]

  private mutating func readUnsupported() {
    known += Self.unsupported
    for name in Self.unsupported {
      guard let setting = reader.setting(name), !Self.standard.contains(setting.value) else { continue }
      reader.report(
        .unsupportedSetting, setting.range,
        "\"\(name)\" cannot be read as a rule, so it is left out")
    }
  }

  /// Reports settings that Passay does not have. Settings that affect only reports are ignored.
  mutating func refuseUnknown() {
    let names = Set(known)
    for setting in reader.settings where !names.contains(setting.name) {
      if setting.name.string.utf8.suffix(10).elementsEqual("llFailures".utf8) { continue }
      reader.report(
        .unknownKey, setting.nameRange, "There is no setting \"\(setting.name.clipped)\"",
        help: MemberReader.suggestion(for: setting.name, among: known))
    }
  }
}

extension Sequence<UInt8> {
  /// The bytes as text.
  fileprivate var asText: String { String(decoding: Array(self), as: UTF8.self) }
}
