import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The validation rule `Password` of Laravel: `Password::min(8)->letters()->mixedCase()`.
  package static let laravel = PolicyFormat(
    id: "laravel", title: "Laravel password rule", recognises: LaravelFormat.recognises, read: LaravelFormat.read,
    write: LaravelFormat.write)
}

extension BackEnd {
  /// The requirements that Laravel supports, according to the expressions in
  /// https://github.com/laravel/framework/blob/12.x/src/Illuminate/Validation/Rules/Password.php.
  ///
  /// It counts code points (`mb_strlen`). Letters are `\pL`, numbers `\pN`, symbols `\p{Z}`, `\p{S}` and `\p{P}`, and
  /// mixed case is `\p{Ll}` and `\p{Lu}` in one line. Values of white space only are not checked, unless the rule
  /// `required` is also present, which rejects them (`Validator::presentOrRuleIsImplicit`).
  static let laravel = BackEnd(
    unit: .codePoint,
    fields: [
      Field("min", .custom(read: LaravelFormat.readMinimum), .sets(.minimum, 1...MemberReader.maximumNumber)),
      Field("max", .number(1...MemberReader.maximumNumber), .sets(.maximum)),
      Field("letters", .presence, .unicode(.letters)),
      Field("mixedCase", .presence, .unicode(.uppercase, but: inOneLine), .unicode(.lowercase, but: inOneLine)),
      Field(
        "numbers", .presence,
        .unicode(.digits, but: "it counts every number sign of all scripts, such as ½ or Ⅷ")),
      Field(
        "symbols", .presence,
        .unicode(.special, but: "it also counts the separators of lines and paragraphs (U+2028 and U+2029)")),
      Field(
        "uncompromised", .custom(read: LaravelFormat.readBreaches), .sets(.breachedPassword),
        key: LaravelFormat.threshold),
    ] + LaravelFormat.otherMethods.map { Field($0, .peculiar) }
      + LaravelFormat.unreadMethods.map {
        Field($0, .custom(read: LaravelFormat.reportUnread))
      },
    alwaysHasMinimum: true, normalizes: false)

  private static let inOneLine = "it looks for both cases in one line, and does not count ǅ"
}

/// Reads and writes Laravel's rule.
enum LaravelFormat {
  static let threshold: ExactText = "uncompromised threshold"
  /// Methods that do not concern passwords.
  static let otherMethods: [ExactText] = [
    "sometimes", "required", "setValidator", "setData", "toArray", "appliedRules", "passes", "message",
  ]
  /// Methods whose content is custom code.
  static let unreadMethods: [ExactText] = ["rules", "when", "unless"]

  static func recognises(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    guard text.json == nil, bytes.contains(part: "Password".utf8) else { return false }
    return !LaravelCode(bytes).settings.isEmpty
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let code = LaravelCode(text.source.bytes)
    guard !code.settings.isEmpty else {
      findings.report(
        .missingPolicy, 0..<0, "The code has no Laravel rule \"Password\"",
        help: "Write Password::min(8)->letters()->numbers()")
      return nil
    }
    return .read(code.settings, as: .laravel, &findings) { reader in
      for unread in code.unread where !otherMethods.contains(unread.name) { report(unread, &reader) }
    }
  }

  /// Laravel raises a minimum of 0 to 1.
  static func readMinimum(_ reader: inout SettingsReader, _ name: ExactText) {
    if let found = reader.number(name) { reader.add(.minimum, max(found.value, 1), at: found.range, named: name) }
  }

  static func readBreaches(_ reader: inout SettingsReader, _ name: ExactText) {
    guard let line = reader.line(name) else { return }
    reader.add(.breachedPassword, at: line.range, named: name)
    guard !line.value.isEmpty, let number = reader.number(name)?.value, number > 0 else { return }
    reader.keep(threshold, .number(number))
    reader.report(
      .inexactReading.mild, line.range,
      "\"\(name)\" accepts passwords that were found up to \(number) times; here none is accepted")
  }

  static func reportUnread(_ reader: inout SettingsReader, _ name: ExactText) {
    guard let line = reader.line(name) else { return }
    reader.report(
      .unsupportedSetting, line.nameRange, "\"\(name)\" has rules in your own code, which are not read",
      help: "Add them to the policy by hand")
  }

  private static func report(_ unread: LaravelCode.Unread, _ reader: inout SettingsReader) {
    let name = unread.name.clipped
    switch unread.kind {
    case .otherRule:
      reader.report(
        .severalPolicies, unread.range, "There is another rule \"Password\"; only the first is read",
        help: "Save the intended rule as a separate file")
    case .condition:
      reader.report(
        .severalPolicies, unread.range,
        "The rule \"Password\" applies under a condition; it is read as if it always did",
        help: "Save the intended rule as a separate file")
    case .laterMethod:
      reader.report(
        .unsupportedSetting, unread.range, "\"\(name)\" is added to the rule later, which is not read",
        help: "Write it in the same chain, as in Password::min(8)->letters(), if it always applies")
    case .siblingRule:
      reader.report(
        .unsupportedSetting, unread.range, "\"\(name)\" is a rule of its own beside \"Password\", which is not read",
        help: "Add it to the policy by hand")
    }
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    var settings = BackEndSettings(of: document, for: .laravel, in: .laravel)
    let hasUpper = settings.has(.count(.uppercase))
    if hasUpper != settings.has(.count(.lowercase)) {
      settings.addRequirement(
        "requires \(hasUpper ? "a lowercase" : "an uppercase") letter where it requires the other case")
    }
    var text = "Password::min(\(settings[.minimum] ?? 1))"
    for field in BackEnd.laravel.fields {
      switch settings.value(of: field) {
      case .number(let number): text += "->\(field.name)(\(number))"
      case .flag: text += "->\(field.name)()"
      case .text, nil: break
      }
    }
    if settings.has(.breachedPassword) {
      let count = if case .number(let number)? = document.extra(threshold) { "\(number)" } else { "" }
      text += "->uncompromised(\(count))"
    }
    return WrittenPolicy(text: text, losses: settings.losses)
  }
}
