import WatchwordBasics
import WatchwordPolicy

/// Converts the items of a Keycloak policy into rules.
struct KeycloakReading {
  /// All findings so far.
  var findings: SourceFindings
  private var rules: [LocatedRule] = []
  private var extras: [PolicyExtra] = []
  /// The index of the length rule among the rules, with the rule and the names read so far.
  private var length: (index: Int, rule: LengthRule, names: [String])?

  init(findings: SourceFindings) { self.findings = findings }

  /// The result of reading.
  var draft: PolicyDraft { PolicyDraft(rules: rules, extras: extras) }

  /// Reads a policy. `outerRange` maps a range of `bytes` to a range of the whole text.
  mutating func read(_ bytes: [UInt8], isInRealm: Bool = false, outerRange: (Range<Int>) -> Range<Int>) {
    let items = KeycloakItem.items(in: bytes, outerRange: outerRange, &findings)
    // Keycloak keeps its policies in a map, so the last of two applies.
    var last: [ExactText: Int] = [:]
    for (index, item) in items.enumerated() { last[item.name] = index }
    // A text without any rule of Keycloak's own is something else, unless it is the policy of a realm.
    let isPolicy = isInRealm || items.contains { KeycloakProvider.named($0.name) != nil }
    for (index, item) in items.enumerated() {
      if findings.isFull { return }
      guard let provider = KeycloakProvider.named(item.name) else {
        let ids = KeycloakProvider.all.map { $0.id }
        // A name that resembles none of Keycloak's own is that of an extension, not a mistake.
        if isPolicy, item.isIdentifier, Suggestion.nearest(to: item.name, in: ids) == nil {
          reportUnsupported(item, "is not a rule of Keycloak, but of an extension, so it is not known what it requires")
        } else {
          findings.report(
            .unknownRule, item.range, "Keycloak has no rule \"\(item.name.clipped)\"",
            help: MemberReader.suggestion(for: item.name, among: ids))
        }
        continue
      }
      guard last[item.name] == index else {
        findings.report(
          .duplicateRule, item.range, "The rule \"\(item.name)\" is given again later; Keycloak uses only the last",
          help: "Keep one of the two")
        continue
      }
      read(item, as: provider, at: item.range)
    }
  }

  private mutating func read(_ item: KeycloakItem, as provider: KeycloakProvider, at range: Range<Int>) {
    switch provider.meaning {
    case .number(let setting, let standard):
      guard let value = number(in: item, default: standard), value > 0 else { return }
      add(setting, value, at: range, named: item.name)
    case .flag(let setting): add(setting, 1, at: range, named: item.name)
    case .list:
      guard let file = item.value, !file.isEmpty else {
        findings.report(
          .missingValue, item.range, "\"\(item.name)\" names no file of common passwords",
          help: "Write \(item.name)(FILE), with a file in the folder data/password-blacklists of the server")
        return
      }
      add(
        .commonPassword(CommonPasswordRule()), KeycloakFormat.approximations[.commonPassword], at: range,
        named: item.name)
      extras.append(PolicyExtra(item.name, .text(file)))
    case .pattern: readPattern(item, at: range)
    case .unsupported(let meaning):
      reportUnsupported(item, "\(meaning), which no rule can express")
    case .other: keep(item)
    }
  }

  private mutating func readPattern(_ item: KeycloakItem, at range: Range<Int>) {
    guard let value = item.value, !value.isEmpty else {
      findings.report(
        .missingValue, item.range, "\"\(item.name)\" has no regular expression", help: "Write it in the parentheses")
      return
    }
    do throws(ExpressionDefect) {
      guard let pattern = try JavaPattern.part(of: value) else {
        return reportUnsupported(item, "has an expression that Java and policies interpret differently")
      }
      let rule = PasswordRule.pattern(PatternRule(required: try PasswordExpression(parsing: pattern)))
      let approximation = JavaPattern.approximation(of: value)
      add(rule, approximation.map { BackEnd.Approximation(reason: $0) }, at: range, named: item.name)
      if approximation != nil { extras.append(PolicyExtra(KeycloakFormat.patternName, .text(value))) }
    } catch {
      reportUnsupported(item, "has an expression that policies cannot use: \(error.message)")
    }
  }

  /// Warns that an item requires something that no rule expresses, and keeps the item.
  private mutating func reportUnsupported(_ item: KeycloakItem, _ reason: String) {
    findings.report(
      .unsupportedRule, item.range, "\"\(item.name)\" \(reason)",
      help: "It is kept if the policy is written for Keycloak, and has no other effect")
    keep(item)
  }

  private mutating func keep(_ item: KeycloakItem) {
    extras.append(PolicyExtra(item.name, item.value.map { .text($0) } ?? .flag(true)))
  }

  /// Returns the number in the parentheses, or the default without parentheses; `nil` if it is invalid, which is
  /// reported.
  private mutating func number(in item: KeycloakItem, default standard: Int) -> Int? {
    guard let text = item.value else { return standard }
    let maximum = MemberReader.maximumNumber
    if !text.isEmpty, text.string.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(text.string), value <= maximum
    {
      return value
    }
    findings.report(
      .valueOutOfRange, item.range,
      "\"\(item.name)\" is \"\(text.clipped)\"; expected a whole number from 0 to \(maximum)",
      help: text.string.utf8.contains(UInt8(ascii: ")"))
        ? "Join rules with \" and \": length(8) and digits(1)" : "Write a number, as in length(8)")
    return nil
  }

  private mutating func add(_ setting: BackEndSetting, _ value: Int, at range: Range<Int>, named name: ExactText) {
    let rule: PasswordRule
    switch setting {
    case .minimum: return addLength(LengthRule(minimum: value, unit: .utf16), at: range, named: name)
    case .maximum: return addLength(LengthRule(maximum: value, unit: .utf16), at: range, named: name)
    case .count(let characterClass): rule = .characterCount(CharacterCountRule(characterClass, minimum: value))
    case .userID: rule = .userID(UserIDRule())
    // The first password with which Keycloak compares is the current one (`HistoryPasswordPolicyProvider`).
    case .history:
      rule = value == 1 ? .differentFromCurrent(DifferentFromCurrentRule()) : .history(HistoryRule(count: value))
    case .expiry: rule = .expiry(ExpiryRule(days: value))
    default: return
    }
    add(rule, KeycloakFormat.approximations[setting], at: range, named: name)
  }

  /// Adds a rule, and reports the setting if it only approximates the rule.
  private mutating func add(
    _ rule: PasswordRule, _ approximation: BackEnd.Approximation?, at range: Range<Int>, named name: ExactText
  ) {
    rules.append(LocatedRule(rule, at: range, named: name))
    guard let approximation else { return }
    findings.report(.inexactReading.mild, range, approximation.message(reading: name, as: rule.id))
  }

  /// The minimum and the maximum are one rule, at the position of the first.
  private mutating func addLength(_ rule: LengthRule, at range: Range<Int>, named name: ExactText) {
    guard let first = length else {
      length = (rules.count, rule, [name.string])
      rules.append(LocatedRule(.length(rule), at: range, named: name))
      return
    }
    let whole = LengthRule(
      minimum: rule.minimum ?? first.rule.minimum, maximum: rule.maximum ?? first.rule.maximum, unit: .utf16)
    let names = ExactText((first.names + [name.string]).joined(separator: ", "))
    rules[first.index] = LocatedRule(.length(whole), at: rules[first.index].range, named: names)
  }
}
