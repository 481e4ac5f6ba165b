import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of ASP.NET Core Identity as a JSON configuration (`appsettings.json`): an object `Password`
  /// with `RequiredLength` and so on, in a section that is bound to `IdentityOptions`.
  package static let aspNetIdentity = PolicyFormat(
    id: "aspnet-identity", title: "ASP.NET Core Identity configuration", recognises: AspNetIdentity.isConfiguration,
    read: AspNetIdentity.readConfiguration, write: AspNetIdentity.writeConfiguration)

  /// The same options as assignments in C#: `options.Password.RequiredLength = 12;`.
  package static let aspNetIdentityCSharp = PolicyFormat(
    id: "aspnet-identity-csharp", title: "ASP.NET Core Identity setup", recognises: AspNetIdentity.isCode,
    read: AspNetIdentity.readCode, write: AspNetIdentity.writeCode)
}

extension BackEnd {
  /// The options of ASP.NET Core Identity, according to `PasswordValidator` and `PasswordOptions` in
  /// https://github.com/dotnet/aspnetcore/tree/main/src/Identity/Extensions.Core/src.
  ///
  /// It counts UTF-16 code units; characters other than the letters A–Z and a–z and the digits 0–9 are not
  /// alphanumeric. Every option is written, because an absent one has a default value.
  static let aspNetIdentity = BackEnd(
    unit: .utf16,
    fields: [
      Field("RequiredLength", .count(), .sets(.minimum), standard: 6, off: 0, listed: 1),
      Field("RequireDigit", .flag, .ascii(.digits), standard: 1),
      Field("RequireLowercase", .flag, .ascii(.lowercase), standard: 1),
      Field(
        "RequireNonAlphanumeric", .flag,
        .unicode(.special, but: "it counts every character but A-Z, a-z and 0-9, such as é or a tab"),
        standard: 1),
      Field("RequireUppercase", .flag, .ascii(.uppercase), standard: 1),
      Field(
        "RequiredUniqueChars", .count(),
        .sets(
          .distinctCharacters,
          Approximation("it counts the two halves of an emoji", instead: "requires as many different ones", .surrogates)
        ),
        off: 1, listed: 1),
    ],
    normalizes: false)
}

/// Reads and writes the password options of ASP.NET Core Identity.
enum AspNetIdentity {
  private static let fields = BackEnd.aspNetIdentity.fields
  private static let names = fields.map { $0.name }
  /// The names that no other system has.
  private static let ownNames = names.filter { !["RequireLowercase", "RequireUppercase"].contains($0) }
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
    return .read(members.compactMap { setting(of: $0, &findings) }, as: .aspNetIdentity, &findings)
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
      name: member.key.text, nameRange: member.key.range, value: value, range: member.node.range)
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
    return .read(code.settings, as: .aspNetIdentity, &findings)
  }

  // MARK: - Writing

  static func writeConfiguration(_ document: PolicyDocument) -> WrittenPolicy {
    settings(of: document, in: .aspNetIdentity).json(written, in: ["IdentityOptions", "Password"])
  }

  static func writeCode(_ document: PolicyDocument) -> WrittenPolicy {
    let settings = settings(of: document, in: .aspNetIdentityCSharp)
    let lines = written.map { "  options.Password.\($0.name) = \(settings.text(of: $0) ?? "");\n" }
    return WrittenPolicy(
      text: "builder.Services.Configure<IdentityOptions>(options =>\n{\n\(lines.joined())});\n", losses: settings.losses
    )
  }

  /// The options in the order in which they are written: numbers first.
  private static let written = fields.stablySorted(byNumber: { -$0.listed })

  private static func settings(of document: PolicyDocument, in format: PolicyFormat) -> BackEndSettings {
    var settings = BackEndSettings(of: document, for: .aspNetIdentity, in: format)
    // A password with a letter or a digit does not consist of white space only.
    let requiresMore = [CharacterClass.digits, .lowercase, .uppercase].contains { settings.has(.count($0)) }
    if document.format != format, !requiresMore { settings.addRequirement("refuses passwords of white space only") }
    return settings
  }
}
