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
    unit: .codePoint, minimum: 1...MemberReader.maximumNumber, alwaysHasMinimum: true,
    maximum: 1...MemberReader.maximumNumber,
    classes: [
      .one(unicode: .letters), .one(unicode: .uppercase), .one(unicode: .lowercase), .one(unicode: .digits),
      .one(unicode: .special),
    ],
    switches: [.breachedPassword],
    approximations: [
      .count(.uppercase): inOneLine, .count(.lowercase): inOneLine,
      .count(.digits): Approximation(
        reason: "it counts every number sign of all scripts, such as ½ or Ⅷ", extent: .beyondASCII),
      .count(.special): Approximation(
        reason: "it also counts the separators of lines and paragraphs (U+2028 and U+2029)", extent: .beyondASCII),
    ],
    normalizes: false)

  private static let inOneLine = Approximation(
    reason: "it looks for both cases in one line, and does not count ǅ", extent: .beyondASCII)
}

/// Reads and writes Laravel's rule.
enum LaravelFormat {
  private static let flags: [(name: ExactText, classes: [CharacterClass])] = [
    ("letters", [.letters]), ("mixedCase", [.uppercase, .lowercase]), ("numbers", [.digits]), ("symbols", [.special]),
  ]
  private static let breached: ExactText = "uncompromised"
  private static let threshold: ExactText = "uncompromised threshold"
  /// Methods that do not concern passwords.
  private static let otherMethods: [ExactText] = [
    "sometimes", "required", "setValidator", "setData", "toArray", "appliedRules", "passes", "message",
  ]
  /// Methods whose content is custom code.
  private static let unreadMethods: [ExactText] = ["rules", "when", "unless"]
  private static let names = ["min", "max"] + flags.map { $0.name } + [breached] + otherMethods + unreadMethods

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
    var meaning = SettingsMeaning(code.settings, of: .laravel, findings)
    meaning.refuseUnknown(known: names)
    meaning.addLength(
      minimum: meaning.number("min").map { max($0, 1) }, named: "min", maximum: maximum(&meaning), named: "max")
    for (name, classes) in flags where meaning.has(name) {
      for characterClass in classes { meaning.add(1, of: characterClass, named: name) }
    }
    readBreaches(&meaning)
    for name in unreadMethods {
      guard let setting = meaning.reader.setting(name) else { continue }
      meaning.report(
        .unsupportedSetting, setting.nameRange, "\"\(name)\" has rules in your own code, which are not read",
        help: "Add them to the policy by hand")
    }
    for unread in code.unread where !otherMethods.contains(unread.name) { report(unread, &meaning) }
    findings = meaning.findings
    return meaning.draft
  }

  private static func report(_ unread: LaravelCode.Unread, _ meaning: inout SettingsMeaning) {
    let name = unread.name.clipped
    switch unread.kind {
    case .otherRule:
      meaning.report(
        .severalPolicies, unread.range, "There is another rule \"Password\"; only the first is read",
        help: "Save the intended rule as a separate file")
    case .condition:
      meaning.report(
        .severalPolicies, unread.range,
        "The rule \"Password\" applies under a condition; it is read as if it always did",
        help: "Save the intended rule as a separate file")
    case .laterMethod:
      meaning.report(
        .unsupportedSetting, unread.range, "\"\(name)\" is added to the rule later, which is not read",
        help: "Write it in the same chain, as in Password::min(8)->letters(), if it always applies")
    case .siblingRule:
      meaning.report(
        .unsupportedSetting, unread.range, "\"\(name)\" is a rule of its own beside \"Password\", which is not read",
        help: "Add it to the policy by hand")
    }
  }

  private static func maximum(_ meaning: inout SettingsMeaning) -> Int? {
    meaning.number("max", in: 1...MemberReader.maximumNumber)
  }

  private static func readBreaches(_ meaning: inout SettingsMeaning) {
    guard let setting = meaning.reader.setting(breached) else { return }
    meaning.add(.breachedPassword(BreachedPasswordRule()), as: .breachedPassword, named: breached)
    guard !setting.value.isEmpty, let number = meaning.number(breached), number > 0 else { return }
    meaning.keep(threshold, .number(number))
    meaning.report(
      .inexactReading.mild, setting.range,
      "\"\(breached)\" accepts passwords that were found up to \(number) times; here none is accepted")
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    var settings = BackEndSettings(of: document, for: .laravel, in: .laravel, keeping: [threshold])
    settings.reportOrder(
      [.minimum, .maximum] + flags.flatMap { $0.classes.map { .count($0) } } + [.breachedPassword])
    let hasUpper = settings.has(.count(.uppercase))
    if hasUpper != settings.has(.count(.lowercase)) {
      settings.addRequirement(
        "requires \(hasUpper ? "a lowercase" : "an uppercase") letter where it requires the other case")
    }
    var text = "Password::min(\(settings[.minimum] ?? 1))"
    if let maximum = settings[.maximum] { text += "->max(\(maximum))" }
    for (name, classes) in flags where classes.contains(where: { settings.has(.count($0)) }) { text += "->\(name)()" }
    if settings.has(.breachedPassword) {
      if case .number(let number)? = document.extra(threshold) {
        text += "->\(breached)(\(number))"
      } else {
        text += "->\(breached)()"
      }
    }
    return WrittenPolicy(text: text, losses: settings.losses)
  }
}
