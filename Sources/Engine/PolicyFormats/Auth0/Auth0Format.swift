import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of an Auth0 database connection: `password_options` of its flexible password policy, in a
  /// connection, in its `options` or alone.
  ///
  /// The older `passwordPolicy` (none, low, fair, good, excellent) with `password_complexity_options` and so on is also
  /// read, and written as `password_options`. Auth0 counts UTF-16 code units, and applies a maximum of 72 bytes if a
  /// longer password is an error.
  package static let auth0 = PolicyFormat(
    id: "auth0", title: "Auth0 connection", recognises: { Auth0Format.location(in: $0.members ?? []) != nil },
    read: Auth0Format.read, write: Auth0Format.write)
}

extension BackEnd {
  /// The password options of Auth0.
  ///
  /// The bounds are those of `ConnectionPasswordOptions` in its Management API (2025), and the counting is that of its
  /// packages `auth0-password-policies` and `password-sheriff`. If three of the four types are required, individual
  /// types cannot be required.
  static let auth0 = BackEnd(
    unit: .utf16, maximumUnit: .utf8,
    fields: [
      Field("complexity", .object(owner: "The complexity", complexity)),
      Field(
        "profile_data", .custom(read: Auth0Format.readProfileData, write: Auth0Format.writeProfileData),
        .sets(.userID), .sets(.personalWords), key: Auth0Format.keptFields),
      Field(
        "dictionary", .custom(read: Auth0Format.readDictionary, write: Auth0Format.writeDictionary),
        .sets(.commonPassword, .ownList), .sets(.words), key: Auth0Format.keptDictionary),
      Field(
        "history", .custom(read: Auth0Format.readHistory, write: Auth0Format.writeHistory), .sets(.history, 1...24)),
    ],
    someClasses: ClassesRule(minimum: 3, repertoire: .ascii), words: (200, Auth0Format.maximumWordLength),
    normalizes: false,
    obstacles: .init(
      uniqueKeysWithValues: Auth0Format.types.map {
        (.count($0.characterClass), "it requires either three of the four types or single ones")
      }))

  private static let complexity = [
    Field("min_length", .number(1...72), .sets(.minimum)),
    Field(
      "character_types", .custom(read: Auth0Format.readTypes, write: Auth0Format.writeTypes), .ascii(.uppercase),
      .ascii(.lowercase), .ascii(.digits), .ascii(.special)),
    // It is read together with the types.
    Field(
      "character_type_rule",
      .custom(
        write: { settings, name, writer in
          writer.member(name, .text(settings.has(.someClasses) ? "three_of_four" : "all"))
        }),
      .sets(.someClasses)),
    Field(
      "identical_characters", .choice(on: "block", off: "allow"),
      .sets(
        .repetition, 2...2,
        Approximation(
          "it does not detect a repeated emoji", instead: "refuses other characters 3 times in a row", .surrogates))),
    Field(
      "sequential_characters", .choice(on: "block", off: "allow"),
      .sets(
        .sequence,
        Approximation(
          "its sequences consist of ASCII letters of one case or of ASCII digits, and it also takes /01, :98, @AB, "
            + "[ZY, `ab and {zy for sequences", instead: "refuses its own sequences of 3 or more"))),
    Field(
      "max_length_exceeded", .custom(read: Auth0Format.readExcess, write: Auth0Format.writeExcess),
      .sets(.maximum, 72...72), key: "max_length_exceeded"),
  ]
}

/// Reads and writes the password options of Auth0.
enum Auth0Format {
  /// The location of the password options.
  enum OptionsLocation {
    /// In `password_options`, which replaces everything else.
    case flexible([JSONMember])
    /// In the older options of a connection.
    case older([JSONMember])
  }

  static let types: [(name: ExactText, characterClass: CharacterClass)] = [
    ("uppercase", .uppercase), ("lowercase", .lowercase), ("number", .digits), ("special", .special),
  ]
  /// The greatest number of code points in one of the connection's own words.
  static let maximumWordLength = 50
  private static let olderNames: [ExactText] = [
    "password_complexity_options", "password_history", "password_no_personal_info", "password_dictionary",
  ]
  /// The profile fields that correspond to the user id, and those that correspond to the user's words.
  private static let userIDFields: [ExactText] = ["username"]
  private static let wordFields: [ExactText] = ["name", "given_name", "family_name", "nickname", "email"]

  static let keptFields: ExactText = "profile_data.blocked_fields"
  static let keptDictionary: ExactText = "dictionary.default"

  /// Returns the password options in `members`, which are those of a connection, of its `options`, or of the password
  /// options themselves.
  static func location(in members: [JSONMember]) -> OptionsLocation? {
    if let options = members.value("options")?.members { return location(inOptions: options) }
    if let complexity = members.value("complexity")?.members,
      ["min_length", "character_types"].contains(where: { complexity.value($0) != nil })
    {
      return .flexible(members)
    }
    return location(inOptions: members)
  }

  private static func location(inOptions members: [JSONMember]) -> OptionsLocation? {
    if let options = members.value("password_options")?.members { return .flexible(options) }
    if case .string(let level)? = members.value("passwordPolicy")?.value {
      return Auth0Level.named(level.text) == nil ? nil : .older(members)
    }
    return olderNames.contains { members.value($0)?.members != nil } ? .older(members) : nil
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    var reader: SettingsReader
    switch location(in: text.members ?? []) {
    case .flexible(let members):
      return .read(members, of: "The password options", as: .auth0, &findings)
    case .older(let members):
      reader = SettingsReader(members, of: "The options", as: .auth0, findings: findings)
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

  static func readTypes(_ reader: inout SettingsReader, _ field: ExactText) {
    let found = reader.texts(field, longest: 64)
    let rule = reader.choice("character_type_rule", of: ["all", "three_of_four"])
    guard let found else { return }
    let names = types.map { $0.name }
    for type in found.value where !names.contains(type) {
      reader.report(
        .unknownValue, found.range, "\"\(field)\" cannot contain \"\(type.clipped)\"",
        help: MemberReader.suggestion(for: type, among: names))
    }
    let named = types.filter { found.value.contains($0.name) }
    if rule?.value != "three_of_four" {
      for type in named { reader.add(.count(type.characterClass), at: found.range, named: field) }
    } else if named.count == names.count {
      reader.add(.someClasses, at: found.range, named: "character_type_rule")
    } else {
      reader.report(
        .unusableValue, found.range, "\"three_of_four\" needs all four character types; found \(named.count)",
        help: "List uppercase, lowercase, number and special")
    }
  }

  static func readExcess(_ reader: inout SettingsReader, _ field: ExactText) {
    guard let exceeded = reader.choice(field, of: ["truncate", "error"]) else { return }
    if exceeded.value == "error" {
      reader.add(.maximum, 72, at: exceeded.range, named: field)
    } else {
      reader.keep(field, .text(exceeded.value))
    }
  }

  static func readProfileData(_ reader: inout SettingsReader, _ field: ExactText) {
    reader.read(field, of: "The \(field)") { reader in
      let active = reader.flag("active")
      let fields = reader.texts("blocked_fields", longest: 100)
      reader.refuseUnknown(known: ["active", "blocked_fields"])
      guard let active, active.value else { return }
      let names = fields?.value ?? userIDFields + wordFields
      let hasUserID = names.contains { userIDFields.contains($0) }
      let hasWords = names.contains { !userIDFields.contains($0) }
      let range = fields?.range ?? active.range
      if hasUserID { reader.add(.userID, at: range, named: field) }
      if hasWords { reader.add(.personalWords, at: range, named: field) }
      if names != self.fields(hasUserID: hasUserID, hasWords: hasWords) {
        for name in names { reader.keep("blocked_fields", .text(name)) }
      }
    }
  }

  static func readDictionary(_ reader: inout SettingsReader, _ field: ExactText) {
    reader.read(field, of: "The \(field)") { reader in
      let active = reader.flag("active")
      let list = reader.choice("default", of: ["en_10k", "en_100k"])
      let words = words("custom", &reader)
      reader.refuseUnknown(known: ["active", "default", "custom"])
      guard let active, active.value else { return }
      reader.add(.commonPassword, at: active.range, named: field)
      if let list { reader.keep("default", .text(list.value)) }
      addWords(words, named: "custom", &reader)
    }
  }

  /// Reads the connection's own words; those that are too long are reported.
  private static func words(_ name: ExactText, _ reader: inout SettingsReader) -> SettingsReader.Found<[ExactText]>? {
    guard let texts = reader.texts(name, longest: .max) else { return nil }
    if case .array(let nodes)? = reader.members.member(name)?.value {
      for case .string(let string) in nodes.map({ $0.value }) {
        let length = string.text.string.unicodeScalars.count
        if length <= maximumWordLength { continue }
        reader.report(
          .limitExceeded, string.range,
          "\"\(name)\" has a word of \(length) characters; at most \(maximumWordLength) are read",
          help: "Shorten or remove the word")
      }
    }
    return (texts.value.filter { $0.string.unicodeScalars.count <= maximumWordLength }, texts.range)
  }

  /// Adds the rule on the connection's own words, which are compared with the whole password.
  private static func addWords(
    _ words: SettingsReader.Found<[ExactText]>?, named name: ExactText, _ reader: inout SettingsReader
  ) {
    guard let words, !words.value.isEmpty else { return }
    let rule = DictionaryWordsRule(words: words.value, match: .whole, minimumLength: 1)
    reader.add(.dictionaryWords(rule), as: .words, at: words.range, named: name)
  }

  static func readHistory(_ reader: inout SettingsReader, _ field: ExactText) {
    reader.read(field, of: "The \(field)") { readHistory(&$0, switchedBy: "active") }
  }

  private static func readHistory(_ reader: inout SettingsReader, switchedBy name: ExactText) {
    let active = reader.flag(name)
    let size = reader.number("size", in: 0...24)
    reader.refuseUnknown(known: [name, "size"])
    guard let active, active.value else { return }
    if let size, size.value > 0 { return reader.add(.history, size.value, at: size.range, named: "history") }
    reader.report(
      .missingValue, active.range, "The history has no \"size\"; expected the number of passwords to remember",
      help: "Add \"size\", from 1 to 24")
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
    if let minimum = length ?? found.map({ ($0.level.minimum, $0.range) }) {
      reader.add(.minimum, minimum.value, at: minimum.range, named: "min_length")
    }
    if let found {
      for setting in found.level.settings {
        reader.add(setting, setting == .repetition ? 2 : 1, at: found.range, named: "passwordPolicy")
      }
    }
    reader.read("password_no_personal_info", of: "The password_no_personal_info") { reader in
      if let flag = reader.flag("enable"), flag.value {
        reader.add(.userID, at: flag.range, named: "password_no_personal_info")
        reader.add(.personalWords, at: flag.range, named: "password_no_personal_info")
      }
      reader.refuseUnknown(known: ["enable"])
    }
    reader.read("password_dictionary", of: "The password_dictionary") { reader in
      let flag = reader.flag("enable")
      let words = words("dictionary", &reader)
      if let flag, flag.value {
        reader.add(.commonPassword, at: flag.range, named: "password_dictionary")
        addWords(words, named: "dictionary", &reader)
      }
      reader.refuseUnknown(known: ["enable", "dictionary"])
    }
    reader.read("password_history", of: "The password_history") { readHistory(&$0, switchedBy: "enable") }
  }

  // MARK: - Writing

  /// Returns the profile fields that are blocked for the two rules.
  private static func fields(hasUserID: Bool, hasWords: Bool) -> [ExactText] {
    (hasUserID ? userIDFields : []) + (hasWords ? wordFields : [])
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let isThreeOfFour = document.policy.rules.contains { rule in
      if case .classes(let rule) = rule {
        rule.minimum == 3 && Set(rule.classes) == Set(ClassesRule.defaultClasses) && !document.policy.implies(rule)
      } else {
        false
      }
    }
    let backEnd = isThreeOfFour ? BackEnd.auth0.without(Set(types.map { .count($0.characterClass) })) : .auth0
    var settings = BackEndSettings(
      of: document, for: backEnd, in: .auth0)
    if settings.has(.words), !settings.has(.commonPassword) { settings.addRequirement("refuses common passwords") }
    return settings.json(in: ["options", "password_options"])
  }

  static func writeTypes(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    let types = types.filter { settings.has(.someClasses) || settings.has(.count($0.characterClass)) }
    writer.member(field, types.map { $0.name })
  }

  static func writeExcess(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    if settings.has(.maximum) {
      writer.member(field, .text("error"))
    } else if case .text(let value)? = settings.document.extra(ExactText("complexity.\(field)")) {
      writer.member(field, .text(value))
    }
  }

  static func writeProfileData(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    writer.object(field) { writer in
      let fields = fields(of: settings)
      writer.member("active", !fields.isEmpty)
      if !fields.isEmpty { writer.member("blocked_fields", fields) }
    }
  }

  static func writeDictionary(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    writer.object(field) { writer in
      writer.member("active", settings.has(.commonPassword) || settings.has(.words))
      if case .text(let list)? = settings.document.extra(keptDictionary) { writer.member("default", list) }
      if !settings.words.isEmpty { writer.member("custom", settings.words) }
    }
  }

  static func writeHistory(_ settings: BackEndSettings, _ field: ExactText, to writer: inout JSONWriter) {
    writer.object(field) { writer in
      writer.member("active", settings.has(.history))
      if let count = settings[.history] { writer.member("size", count) }
    }
  }

  private static func fields(of settings: BackEndSettings) -> [ExactText] {
    let defaultFields = fields(hasUserID: settings.has(.userID), hasWords: settings.has(.personalWords))
    let names = settings.document.texts(keptFields)
    return names.isEmpty || defaultFields.isEmpty ? defaultFields : names
  }
}
