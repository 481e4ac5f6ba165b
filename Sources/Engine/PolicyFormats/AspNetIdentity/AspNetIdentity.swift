import WatchwordBasics
import WatchwordPolicy

/// Reads and writes the password options of ASP.NET Core Identity.
enum AspNetIdentity {
  private static let length: ExactText = "RequiredLength"
  private static let different: ExactText = "RequiredUniqueChars"
  /// The flags, in the order of the documentation of `PasswordOptions`.
  private static let flags: [(name: ExactText, characterClass: CharacterClass)] = [
    ("RequireDigit", .digits), ("RequireLowercase", .lowercase), ("RequireNonAlphanumeric", .special),
    ("RequireUppercase", .uppercase),
  ]
  private static let names = flags.map { $0.name } + [length, different]
  /// The names that no other system has.
  private static let ownNames: [ExactText] = ["RequireDigit", "RequireNonAlphanumeric", length, different]
  /// The minimum length if the option is absent.
  private static let defaultLength = 6
  /// The greatest depth of nested sections that are searched for the options.
  private static let maximumLevels = 5

  // MARK: - Configurations

  static func isConfiguration(_ text: PolicyText) -> Bool {
    text.members.map { !sections(in: $0, level: 0).isEmpty } ?? false
  }

  static func readConfiguration(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else { return nil }
    let sections = sections(in: text.members ?? [], level: 0)
    guard let members = sections.first else {
      findings.report(
        .missingPolicy, json.range, "There is no section \"Password\" with ASP.NET Core Identity options",
        help: "Write it as {\"Password\": {\"RequiredLength\": 12}}")
      return nil
    }
    for other in sections.dropFirst() {
      findings.report(
        .severalPolicies, other.firstKeyRange, "There is another section with password options; only the first is read",
        help: "Save the intended section as a separate file")
    }
    return draft(of: members.compactMap { setting(of: $0, &findings) }, &findings)
  }

  /// Returns the members of each object that has one of the options.
  private static func sections(in members: [JSONMember], level: Int) -> [[JSONMember]] {
    if members.contains(where: { ownNames.contains($0.key.text) }) { return [members] }
    guard level < maximumLevels else { return [] }
    return members.flatMap { $0.node.members.map { sections(in: $0, level: level + 1) } ?? [] }
  }

  /// Converts a member into a setting. Configurations hold strings, so a number may be written as a string.
  private static func setting(of member: JSONMember, _ findings: inout SourceFindings) -> Setting? {
    let value: ExactText
    switch member.node.value {
    case .string(let string): value = string.text
    case .number(let number): value = number.integer.map { ExactText("\($0)") } ?? ExactText(number.text)
    case .bool(let flag): value = flag ? "true" : "false"
    default:
      findings.report(
        .wrongType, member.node.range,
        "\"\(member.key.text.clipped)\" is \(member.node.value.kind); expected a number, true or false")
      return nil
    }
    return Setting(
      name: member.key.text, nameRange: member.key.range, value: value, range: member.node.range, isContinued: false)
  }

  // MARK: - Code

  static func isCode(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    guard text.json == nil, bytes.contains(part: "Require".utf8) else { return false }
    return AspNetIdentityCode(bytes, options: names).settings.contains { ownNames.contains($0.name) }
  }

  static func readCode(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let code = AspNetIdentityCode(text.source.bytes, options: names)
    guard !code.settings.isEmpty else {
      findings.report(
        .missingPolicy, 0..<0, "The code sets no password option of ASP.NET Core Identity",
        help: "Write options.Password.RequiredLength = 12;")
      return nil
    }
    for name in code.conditional {
      findings.report(
        .inexactReading.mild, name.range,
        "\"\(name.lastComponent)\" is set under a condition; it is read as if the condition always held",
        help: "Save the code that applies as a separate file")
    }
    return draft(of: code.settings, &findings)
  }

  // MARK: - Reading

  private static func draft(of settings: [Setting], _ findings: inout SourceFindings) -> PolicyDraft {
    var meaning = SettingsMeaning(settings, of: .aspNetIdentity, findings)
    meaning.refuseUnknown(known: names)
    meaning.addLength(minimum: meaning.number(length) ?? defaultLength, named: length)
    for (name, characterClass) in flags where meaning.flag(name) ?? true {
      meaning.add(1, of: characterClass, named: name)
    }
    if let count = meaning.number(different), count > 1 {
      meaning.add(
        .distinctCharacters(DistinctCharactersRule(minimum: count)), as: .distinctCharacters, named: different)
    }
    findings = meaning.findings
    return meaning.draft
  }

  // MARK: - Writing

  static func writeConfiguration(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = settings(of: document, in: .aspNetIdentity)
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.key("IdentityOptions")
      writer.object { writer in
        writer.key("Password")
        writer.object { writer in
          for (name, number) in numbers(settings) { writer.member(name.string, number) }
          for (name, characterClass) in flags { writer.member(name.string, settings.has(.count(characterClass))) }
        }
      }
    }
    return WrittenPolicy(text: writer.text, losses: settings.losses)
  }

  static func writeCode(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = settings(of: document, in: .aspNetIdentityCSharp)
    let values =
      numbers(settings).map { ($0.name, "\($0.value)") }
      + flags.map { ($0.name, settings.has(.count($0.characterClass)) ? "true" : "false") }
    let lines = values.map { "  options.Password.\($0.0) = \($0.1);\n" }
    return WrittenPolicy(
      text: "builder.Services.Configure<IdentityOptions>(options =>\n{\n\(lines.joined())});\n", losses: settings.losses
    )
  }

  /// Returns the numeric options. Every option is written, because an absent one has a default value.
  private static func numbers(_ settings: BackEndSettings) -> [(name: ExactText, value: Int)] {
    [(length, settings[.minimum] ?? 0), (different, settings[.distinctCharacters] ?? 1)]
  }

  private static func settings(of document: PolicyDocument, in format: PolicyFormat) -> BackEndSettings {
    var settings = BackEndSettings(of: document, for: .aspNetIdentity, in: format)
    settings.reportOrder([.minimum] + flags.map { .count($0.characterClass) } + [.distinctCharacters])
    // A password with a letter or a digit does not consist of white space only.
    let requiresMore = flags.contains { $0.characterClass != .special && settings.has(.count($0.characterClass)) }
    if document.format != format, !requiresMore { settings.addRequirement("refuses passwords of white space only") }
    return settings
  }
}
