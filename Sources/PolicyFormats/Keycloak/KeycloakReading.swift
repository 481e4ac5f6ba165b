import WatchwordDiagnostics
import WatchwordPolicy

/// What the items of a Keycloak policy mean.
struct KeycloakReading {
  /// Everything found so far.
  var findings: SourceFindings
  private var rules: [PlacedRule] = []
  private var extras: [PolicyExtra] = []
  /// The place of the length among the rules, and what was read of it.
  private var length: (index: Int, rule: LengthRule, names: [String])?

  init(findings: SourceFindings) { self.findings = findings }

  /// What was read.
  var draft: PolicyDraft { PolicyDraft(rules: rules, extras: extras) }

  /// Reads the items. `place` gives the range of an item in the outer text.
  mutating func read(_ items: [KeycloakItem], place: (Range<Int>) -> Range<Int>) {
    // Keycloak keeps its policies in a map, so the last of two counts.
    var last: [ExactText: Int] = [:]
    for (index, item) in items.enumerated() { last[item.name] = index }
    for (index, item) in items.enumerated() {
      if findings.isFull { return }
      guard let provider = KeycloakProvider.named(item.name) else {
        findings.report(
          "unknown-rule", item.range, "Keycloak has no rule \"\(item.name.clipped)\"",
          help: MemberReader.suggestion(for: item.name, among: KeycloakProvider.all.map { $0.id }))
        continue
      }
      guard last[item.name] == index else {
        findings.report(
          "duplicate-rule", item.range, "The rule \"\(item.name)\" is given again later; Keycloak uses only the last",
          help: "Keep one of the two")
        continue
      }
      read(item, as: provider, at: place(item.range))
    }
  }

  private mutating func read(_ item: KeycloakItem, as provider: KeycloakProvider, at range: Range<Int>) {
    switch provider.meaning {
    case .number(let setting, let usual):
      guard let value = number(in: item, usual: usual), value > 0 else { return }
      add(setting, value, at: range, named: item.name)
    case .flag(let setting): add(setting, 1, at: range, named: item.name)
    case .list:
      guard let file = item.value, !file.isEmpty else {
        findings.report(
          "missing-value", item.range, "\"\(item.name)\" names no file of common passwords",
          help: "Write \(item.name)(FILE), with a file in the folder data/password-blacklists of the server")
        return
      }
      rules.append(PlacedRule(.commonPassword(CommonPasswordRule()), at: range, named: item.name))
      extras.append(PolicyExtra(item.name, .text(file)))
    case .unsaid(let meaning):
      findings.report(
        "unsupported-rule", item.range, severity: .warning,
        "\"\(item.name)\" \(meaning), which no rule of a policy says",
        help: "It is kept if the policy is written for Keycloak; nothing else takes account of it")
      keep(item)
    case .other: keep(item)
    }
  }

  private mutating func keep(_ item: KeycloakItem) {
    extras.append(PolicyExtra(item.name, item.value.map { .text($0) } ?? .flag(true)))
  }

  /// The number in the parentheses, or the usual one without them; `nil` if it is wrong, which is then reported.
  private mutating func number(in item: KeycloakItem, usual: Int) -> Int? {
    guard let text = item.value else { return usual }
    let most = MemberReader.greatestNumber
    if !text.isEmpty, text.string.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(text.string), value <= most
    {
      return value
    }
    findings.report(
      "value-out-of-range", item.range,
      "\"\(item.name)\" is \"\(text.clipped)\"; expected a whole number from 0 to \(most)")
    return nil
  }

  private mutating func add(_ setting: BackEndSetting, _ value: Int, at range: Range<Int>, named name: ExactText) {
    let rule: PasswordRule
    switch setting {
    case .minimum: return addLength(LengthRule(minimum: value, unit: .utf16), at: range, named: name)
    case .maximum: return addLength(LengthRule(maximum: value, unit: .utf16), at: range, named: name)
    case .count(let characterClass): rule = .characterCount(CharacterCountRule(characterClass, minimum: value))
    case .userID: rule = .userID(UserIDRule())
    case .history: rule = .history(HistoryRule(count: value))
    default: return
    }
    rules.append(PlacedRule(rule, at: range, named: name))
  }

  /// Minimum and maximum are one rule, at the place of the first.
  private mutating func addLength(_ rule: LengthRule, at range: Range<Int>, named name: ExactText) {
    guard let first = length else {
      length = (rules.count, rule, [name.string])
      rules.append(PlacedRule(.length(rule), at: range, named: name))
      return
    }
    let whole = LengthRule(
      minimum: rule.minimum ?? first.rule.minimum, maximum: rule.maximum ?? first.rule.maximum, unit: .utf16)
    let names = ExactText((first.names + [name.string]).joined(separator: ", "))
    rules[first.index] = PlacedRule(.length(whole), at: rules[first.index].range, named: names)
  }
}
