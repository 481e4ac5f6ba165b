import WatchwordBasics
import WatchwordPolicy

/// Collects the meaning of back-end settings that are not JSON: lines, options in code, or members of a property list.
struct SettingsMeaning {
  private(set) var reader: SettingsFileReader
  private(set) var rules: [LocatedRule] = []
  private(set) var extras: [PolicyExtra] = []
  private let backEnd: BackEnd

  init(_ settings: [Setting], of backEnd: BackEnd, _ findings: SourceFindings) {
    reader = SettingsFileReader(settings, findings: findings)
    self.backEnd = backEnd
  }

  /// All findings so far.
  var findings: SourceFindings { reader.findings }

  /// The result of reading.
  var draft: PolicyDraft { PolicyDraft(rules: rules, extras: extras) }

  /// Whether there is a setting called `name`.
  func has(_ name: ExactText) -> Bool { reader.setting(name) != nil }

  /// Returns the text of the setting called `name`.
  func text(_ name: ExactText) -> ExactText? { reader.setting(name)?.value }

  /// Reads the whole number called `name`; `nil` if it is absent, or invalid, which is then reported.
  mutating func number(_ name: ExactText, in range: ClosedRange<Int> = 0...MemberReader.maximumNumber) -> Int? {
    reader.number(name, in: range)
  }

  /// Reads the flag called `name`; `nil` if it is absent, or invalid, which is then reported.
  mutating func flag(_ name: ExactText) -> Bool? { reader.flag(name) }

  /// Reports settings whose names are not in `known`, and those that occur twice.
  mutating func refuseUnknown(known: [ExactText]) {
    for setting in reader.settings where !known.contains(setting.name) {
      let lowercased = ExactText(ASCII.lowercased(setting.name.string))
      if known.contains(where: { ExactText(ASCII.lowercased($0.string)) == lowercased }) { continue }
      report(
        .unknownKey, setting.nameRange, "There is no setting \"\(setting.name.clipped)\"",
        help: MemberReader.suggestion(for: setting.name, among: known))
    }
    reader.reportRepetitions()
  }

  /// Adds a finding.
  mutating func report(_ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil) {
    reader.report(kind, range, message, help: help)
  }

  /// Adds a rule that the setting called `name` requires, and reports the setting if it only approximates the rule.
  mutating func add(_ rule: PasswordRule, as setting: BackEndSetting, named name: ExactText) {
    rules.append(reader.located(rule, name))
    guard let approximation = backEnd.approximations[setting] else { return }
    reader.reportInexact(name, approximation.message(reading: name, as: rule.id))
  }

  /// Adds the rule for `count` characters of a class, if the count is above zero.
  mutating func add(_ count: Int?, of characterClass: CharacterClass, named name: ExactText) {
    guard let count, count > 0, let setting = backEnd.setting(for: characterClass) else { return }
    let rule = CharacterCountRule(
      characterClass, minimum: count, repertoire: setting.rule.repertoire, characters: setting.rule.characters)
    add(.characterCount(rule), as: .count(characterClass), named: name)
  }

  /// Adds the rule for a minimum length, a maximum length or both, if one of them is above zero.
  mutating func addLength(
    minimum: Int?, named name: ExactText, maximum: Int? = nil, named other: ExactText = ""
  ) {
    let minimum = minimum.flatMap { $0 > 0 ? $0 : nil }
    guard minimum != nil || maximum != nil else { return }
    let rule = LengthRule(minimum: minimum, maximum: maximum, unit: backEnd.unit)
    rules.append(reader.located(.length(rule), minimum == nil ? other : name))
  }

  /// Keeps a value that is not a rule.
  mutating func keep(_ name: ExactText, _ value: PolicyExtra.Value) { extras.append(PolicyExtra(name, value)) }

  /// Keeps the number called `name`, if there is one.
  mutating func keepNumber(_ name: ExactText, in range: ClosedRange<Int> = 0...MemberReader.maximumNumber) {
    if let number = number(name, in: range) { keep(name, .number(number)) }
  }

  /// Keeps the flag called `name`, if there is one.
  mutating func keepFlag(_ name: ExactText) {
    if let flag = flag(name) { keep(name, .flag(flag)) }
  }

  /// Keeps the text called `name`, if there is one.
  mutating func keepText(_ name: ExactText) {
    if let text = text(name) { keep(name, .text(text)) }
  }

  /// Reports that the setting called `name` requires something that no rule expresses; `what` follows the name:
  /// "refuses …".
  mutating func reportUnsupported(_ name: ExactText, _ what: String) {
    guard let setting = reader.setting(name) else { return }
    report(
      .unsupportedRule, setting.range, "\"\(name)\" \(what), which no rule can express",
      help: "It is kept if the policy is written in the same format, and has no other effect")
  }
}
