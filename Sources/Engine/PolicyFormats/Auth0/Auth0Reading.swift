import WatchwordBasics
import WatchwordPolicy

/// Reads the password options of Auth0.
enum Auth0Reading {
  private static let backEnd = BackEnd.auth0(hasSomeClasses: false)

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    var reader: SettingsReader
    switch Auth0Names.location(in: text.members ?? []) {
    case .flexible(let members):
      reader = SettingsReader(members, of: "The password options", findings: findings)
      reader.read("complexity", of: "The complexity", readComplexity)
      reader.read("profile_data", of: "The profile_data", readProfileData)
      reader.read("dictionary", of: "The dictionary", readDictionary)
      reader.read("history", of: "The history") { readHistory(&$0, switchedBy: "active") }
      reader.refuseUnknown(known: ["complexity", "profile_data", "dictionary", "history"])
    case .older(let members):
      reader = SettingsReader(members, of: "The options", findings: findings)
      readOlder(&reader)
    case nil:
      findings.report(
        .missingPolicy, json.range, "The connection has no \"password_options\"",
        help: "Use the options of a database connection")
      return nil
    }
    findings = reader.findings
    return reader.draft()
  }

  // MARK: - The flexible policy

  private static func readComplexity(_ reader: inout SettingsReader) {
    let minimum = reader.number("min_length", in: 1...72)
    reader.addLength(minimum: minimum, named: "min_length", unit: .utf16)
    readTypes(&reader)
    if let identical = reader.choice("identical_characters", of: ["allow", "block"]), identical.value == "block" {
      reader.add(
        .repetition(RepetitionRule(maximum: 2)), as: .repetition, of: backEnd, at: identical.range,
        named: "identical_characters")
    }
    if let sequential = reader.choice("sequential_characters", of: ["allow", "block"]), sequential.value == "block" {
      reader.add(
        .sequence(SequenceRule()), as: .sequence, of: backEnd, at: sequential.range, named: "sequential_characters")
    }
    if let exceeded = reader.choice("max_length_exceeded", of: ["truncate", "error"]) {
      if exceeded.value == "error" {
        reader.add(
          .length(LengthRule(maximum: 72, unit: .utf8)), at: exceeded.range, named: "max_length_exceeded")
      } else {
        reader.keep("max_length_exceeded", .text(exceeded.value))
      }
    }
    reader.refuseUnknown(
      known: [
        "min_length", "character_types", "character_type_rule", "identical_characters", "sequential_characters",
        "max_length_exceeded",
      ])
  }

  private static func readTypes(_ reader: inout SettingsReader) {
    let types = reader.texts("character_types", longest: 64)
    let rule = reader.choice("character_type_rule", of: ["all", "three_of_four"])
    let names = Auth0Names.types.map { $0.name }
    for type in types?.value ?? [] where !names.contains(type) {
      reader.report(
        .unknownValue, types?.range ?? 0..<0, "\"character_types\" cannot contain \"\(type.clipped)\"",
        help: MemberReader.suggestion(for: type, among: names))
    }
    let named = Auth0Names.types.filter { types?.value.contains($0.name) == true }
    guard let types, !named.isEmpty || rule?.value == "three_of_four" else { return }
    guard rule?.value == "three_of_four" else {
      for (_, characterClass) in named {
        reader.add(
          .characterCount(CharacterCountRule(characterClass, minimum: 1, repertoire: .ascii)), at: types.range,
          named: "character_types")
      }
      return
    }
    guard named.count == names.count else {
      reader.report(
        .unusableValue, types.range, "\"three_of_four\" needs all four character types; found \(named.count)",
        help: "List uppercase, lowercase, number and special")
      return
    }
    reader.add(
      .classes(ClassesRule(minimum: 3, repertoire: .ascii)), at: types.range, named: "character_type_rule")
  }

  private static func readProfileData(_ reader: inout SettingsReader) {
    let active = reader.flag("active")
    let fields = reader.texts("blocked_fields", longest: 100)
    reader.refuseUnknown(known: ["active", "blocked_fields"])
    guard let active, active.value else { return }
    let defaultFields = Auth0Names.userIDFields + Auth0Names.wordFields
    let names = fields?.value ?? defaultFields
    let hasUserID = names.contains { Auth0Names.userIDFields.contains($0) }
    let hasWords = names.contains { !Auth0Names.userIDFields.contains($0) }
    let range = fields?.range ?? active.range
    if hasUserID { reader.add(.userID(UserIDRule()), at: range, named: "profile_data") }
    if hasWords { reader.add(.personalWords(PersonalWordsRule()), at: range, named: "profile_data") }
    if names != Auth0Writing.fields(hasUserID: hasUserID, hasWords: hasWords) {
      for name in names { reader.keep("blocked_fields", .text(name)) }
    }
  }

  private static func readDictionary(_ reader: inout SettingsReader) {
    let active = reader.flag("active")
    let list = reader.choice("default", of: ["en_10k", "en_100k"])
    let words = reader.words("custom", longest: Auth0Names.maximumWordLength)
    reader.refuseUnknown(known: ["active", "default", "custom"])
    guard let active, active.value else { return }
    reader.add(
      .commonPassword(CommonPasswordRule()), as: .commonPassword, of: backEnd, at: active.range, named: "dictionary")
    if let list { reader.keep("default", .text(list.value)) }
    addWords(words, named: "custom", &reader)
  }

  /// Adds the rule on the connection's own words, which are compared with the whole password.
  private static func addWords(
    _ words: SettingsReader.Found<[ExactText]>?, named name: ExactText, _ reader: inout SettingsReader
  ) {
    guard let words, !words.value.isEmpty else { return }
    let rule = DictionaryWordsRule(words: words.value, match: .whole, minimumLength: 1)
    reader.add(.dictionaryWords(rule), at: words.range, named: name)
  }

  private static func readHistory(_ reader: inout SettingsReader, switchedBy name: ExactText) {
    let active = reader.flag(name)
    let size = reader.positive("size", upTo: 24)
    reader.refuseUnknown(known: [name, "size"])
    guard let active, active.value else { return }
    guard let size else {
      reader.report(
        .missingValue, active.range, "The history has no \"size\"; expected the number of passwords to remember",
        help: "Add \"size\", from 1 to 24")
      return
    }
    reader.add(.history(HistoryRule(count: size.value)), at: size.range, named: "history")
  }

  // MARK: - The older policies

  private static func readOlder(_ reader: inout SettingsReader) {
    let level = reader.choice("passwordPolicy", of: Auth0Level.all.map { $0.name })
    var length: SettingsReader.Found<Int>?
    reader.read("password_complexity_options", of: "The password_complexity_options") { reader in
      length = reader.number("min_length", in: 1...128)
      reader.refuseUnknown(known: ["min_length"])
    }
    let found = level.flatMap { level in Auth0Level.named(level.value).map { (level: $0, range: level.range) } }
    let levelMinimum = found.map { SettingsReader.Found(value: $0.level.minimum, range: $0.range) }
    reader.addLength(minimum: length ?? levelMinimum, named: "min_length", unit: .utf16)
    for rule in found?.level.rules ?? [] {
      let range = found?.range ?? 0..<0
      if case .repetition = rule {
        reader.add(rule, as: .repetition, of: backEnd, at: range, named: "passwordPolicy")
      } else {
        reader.add(rule, at: range, named: "passwordPolicy")
      }
    }
    reader.read("password_no_personal_info", of: "The password_no_personal_info") { reader in
      if let flag = reader.flag("enable"), flag.value {
        reader.add(.userID(UserIDRule()), at: flag.range, named: "password_no_personal_info")
        reader.add(.personalWords(PersonalWordsRule()), at: flag.range, named: "password_no_personal_info")
      }
      reader.refuseUnknown(known: ["enable"])
    }
    reader.read("password_dictionary", of: "The password_dictionary") { reader in
      let flag = reader.flag("enable")
      let words = reader.words("dictionary", longest: Auth0Names.maximumWordLength)
      if let flag, flag.value {
        reader.add(
          .commonPassword(CommonPasswordRule()), as: .commonPassword, of: backEnd, at: flag.range,
          named: "password_dictionary")
        addWords(words, named: "dictionary", &reader)
      }
      reader.refuseUnknown(known: ["enable", "dictionary"])
    }
    reader.read("password_history", of: "The password_history") { readHistory(&$0, switchedBy: "enable") }
  }
}
