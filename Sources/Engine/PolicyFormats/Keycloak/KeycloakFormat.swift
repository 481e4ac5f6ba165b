import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password policy of a Keycloak realm: `length(8) and digits(1) and notContainsUsername(undefined)`, also as
  /// `passwordPolicy` in the JSON of a realm.
  ///
  /// Keycloak counts UTF-16 code units, so an emoji counts as two. Items that are not rules (`hashIterations(…)`) are
  /// kept.
  package static let keycloak = PolicyFormat(
    id: "keycloak", title: "Keycloak policy", recognises: KeycloakFormat.recognises, read: KeycloakFormat.read,
    write: KeycloakFormat.write)
}

extension BackEnd {
  /// The password policy providers that come with Keycloak (26).
  ///
  /// The ids, defaults and meanings are those of the classes `…PasswordPolicyProvider` and
  /// `…PasswordPolicyProviderFactory` in `org.keycloak.policy`, which apply `java.lang.Character` and `String.toLowerCase`
  /// to each UTF-16 code unit separately. The first password with which the history compares is the current one.
  static let keycloak = BackEnd(
    unit: .utf16,
    fields: [
      Field("length", .count(), .sets(.minimum), standard: 8),
      Field("maxLength", .count(), .sets(.maximum), standard: 64),
      Field(
        "digits", .count(),
        .sets(
          .count(.digits), nil,
          Approximation("it counts digits of all scripts, but none beyond U+FFFF, such as 𝟏", .surrogates)),
        standard: 1),
      Field(
        "lowerCase", .count(),
        .unicode(.lowercase, but: "it counts lowercase letters as Java does: also ª and ⓐ, and none beyond U+FFFF"),
        standard: 1),
      Field(
        "upperCase", .count(),
        .unicode(
          .uppercase, but: "it counts uppercase letters as Java does: also Ⅷ and Ⓐ, not ǅ, and none beyond U+FFFF"),
        standard: 1),
      Field(
        "specialChars", .count(),
        .unicode(
          .special,
          but: "it counts everything but letters and digits, such as a tab or a combining accent, and an emoji as 2"),
        standard: 1),
      Field(
        "notContainsUsername", .presence,
        .sets(
          .userID,
          Approximation(
            "it compares both in lower case, where STRASSE and straße differ",
            instead: "refuses the user name in upper, lower and mixed case", .beyondASCII))),
      Field("notUsername", .unsupported("refuses only a password that is the user name")),
      Field("notEmail", .unsupported("refuses only a password that is the e-mail address")),
      // The name of a file of common passwords on the server.
      Field(KeycloakFormat.listName, .text, .sets(.commonPassword, .ownList)),
      Field("passwordHistory", .count(), .sets(.history), standard: 3),
      Field("passwordAge", .unsupported("refuses passwords that were used in recent days")),
      // A Java regular expression that the whole password must match.
      Field("regexPattern", .peculiar, .sets(.pattern)),
      Field("forceExpiredPasswordChange", .count(), .sets(.expiry), standard: 365),
      Field("hashAlgorithm", .text), Field("hashIterations", .text), Field("maxAuthAge", .text),
      Field("recoveryCodesWarningThreshold", .text),
    ],
    historyHasCurrent: true, pattern: KeycloakFormat.pattern(of:), keepsOrder: true, normalizes: false,
    obstacles: [
      .commonPassword: "its list of common passwords is a file on the server, as in passwordBlacklist(FILE)"
    ])
}

/// Reads and writes the policies of Keycloak.
enum KeycloakFormat {
  static let listName: ExactText = "passwordBlacklist"
  /// The name of the value with the text of a regular expression that Java interprets slightly differently from the
  /// rule.
  static let patternName: ExactText = "regexPattern as written"

  /// Returns the provider called `id`; `nil` if Keycloak has none.
  static func provider(_ id: ExactText) -> BackEnd.Field? { BackEnd.keycloak.fields.first { $0.name == id } }

  static func recognises(_ text: PolicyText) -> Bool {
    guard let members = text.members else { return text.json == nil && isPolicy(text.source.bytes[...]) }
    guard case .string(let policy)? = members.value("passwordPolicy")?.value else { return false }
    return members.value("realm") != nil || isPolicy(Array(policy.text.string.utf8)[...])
  }

  /// Whether a text starts with the name of a provider and a parenthesis, or is only such a name.
  private static func isPolicy(_ bytes: ArraySlice<UInt8>) -> Bool {
    let mark = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    let start = bytes.prefix(256).dropFirst(mark).drop { $0 <= 0x20 }
    let name = start.prefix { $0 != UInt8(ascii: "(") && $0 > 0x20 }
    guard provider(ExactText(utf8: name)) != nil else { return false }
    let rest = start.dropFirst(name.count).drop { $0 <= 0x20 }
    return rest.isEmpty || rest.first == UInt8(ascii: "(") || rest.starts(with: "and ".utf8)
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json else {
      return draft(of: KeycloakItem.items(in: text.source.bytes, outerRange: { $0 }, &findings), &findings)
    }
    guard case .string(let policy)? = text.members?.value("passwordPolicy")?.value else {
      findings.report(
        .missingPolicy, json.range, "The realm has no \"passwordPolicy\"",
        help: "Add \"passwordPolicy\": \"length(8)\"")
      return nil
    }
    let offsets = findings.offsets(of: policy)
    let items = KeycloakItem.items(
      in: Array(policy.text.string.utf8),
      outerRange: { range in offsets[range.lowerBound]..<offsets[range.upperBound] }, &findings)
    return draft(of: items, isInRealm: true, &findings)
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let list = document.extra(listName)
    // The items of extensions are kept where they were read.
    let ownNames =
      document.format == .keycloak ? document.extras.map { $0.name } : BackEnd.keycloak.fields.map { $0.name }
    let settings = BackEndSettings(
      of: document, for: list == nil ? .keycloak.without([.commonPassword]) : .keycloak, in: .keycloak,
      keeping: ownNames + [patternName])
    var items: [String] = []
    for (setting, value) in settings.values {
      let field = BackEnd.keycloak.fields.first { $0.requirements.contains { $0.setting == setting } }
      guard let id = field?.name else { continue }
      switch setting {
      case .userID: items.append("\(id)(undefined)")
      case .commonPassword: if let list { items.append(item(id, list)) }
      case .pattern:
        if let pattern = settings.pattern { items.append("\(id)(\(ownText(of: pattern, in: document) ?? pattern))") }
      default: items.append("\(id)(\(value))")
      }
    }
    for extra in document.extras where ![listName, patternName].contains(extra.name) && ownNames.contains(extra.name) {
      items.append(item(extra.name, extra.value))
    }
    return WrittenPolicy(text: items.joined(separator: " and "), losses: settings.losses)
  }

  /// Returns the text of a regular expression, which Keycloak splits at " and " like everything else.
  static func pattern(of pattern: ExactText) -> BackEnd.WrittenPattern {
    guard let whole = JavaPattern.whole(of: pattern) else {
      return .refused("Java reads \\s, \\v, \\u{…}, and [ and && inside a class differently")
    }
    let isSplit = KeycloakItem.isSplit(whole)
    return isSplit ? .refused("it ends a rule at every \" and \", even inside a regular expression") : .text(whole)
  }

  /// Returns the original text of the rule that would be written as `pattern`, because Java interprets the two slightly
  /// differently.
  private static func ownText(of pattern: ExactText, in document: PolicyDocument) -> ExactText? {
    document.texts(patternName).first { text in
      (try? JavaPattern.part(of: text)).flatMap { $0 }.flatMap { JavaPattern.whole(of: $0) } == pattern
    }
  }

  private static func item(_ id: ExactText, _ value: PolicyExtra.Value) -> String {
    switch value {
    case .flag: "\(id)(undefined)"
    case .number(let number): "\(id)(\(number))"
    case .text(let text): "\(id)(\(text))"
    }
  }
}
