import WatchwordBasics
import WatchwordPolicy

/// Reads the values of settings and reports their defects; of several settings with one name, the last counts.
struct SettingsFileReader {
  private(set) var findings: SourceFindings
  let settings: [Setting]

  init(_ settings: [Setting], findings: SourceFindings) {
    self.settings = settings
    self.findings = findings
  }

  /// Returns the last setting called `name`, regardless of case.
  func setting(_ name: ExactText) -> Setting? {
    let lowercased = ExactText(ASCII.lowercased(name.string))
    return settings.last { ExactText(ASCII.lowercased($0.name.string)) == lowercased }
  }

  /// Reads the whole number called `name`; `nil` if it is absent, or invalid, which is then reported.
  mutating func number(_ name: ExactText, in range: ClosedRange<Int>) -> Int? {
    guard let setting = setting(name) else { return nil }
    if let number = Int(setting.value.string), range.contains(number) { return number }
    report(
      .valueOutOfRange, setting.range,
      setting.value.isEmpty
        ? "\"\(name)\" has no value; expected a whole number from \(range.lowerBound) to \(range.upperBound)"
        : "\"\(name)\" is \"\(setting.value.clipped)\"; expected a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
    return nil
  }

  /// Reads the flag called `name`; `nil` if it is absent, or invalid, which is then reported.
  mutating func flag(_ name: ExactText) -> Bool? {
    guard let setting = setting(name) else { return nil }
    switch ExactText(ASCII.lowercased(setting.value.string)) {
    case "true", "": return true
    case "false": return false
    default:
      report(
        .wrongType, setting.range, "\"\(name)\" is \"\(setting.value.clipped)\"; expected true or false")
      return nil
    }
  }

  /// Reports settings that are not read, because `file` has too many.
  mutating func reportRest(of file: SettingsFile) {
    guard let range = file.unread else { return }
    report(
      .limitExceeded, range, "The file has more than \(SettingsFile.maximumSettings) settings; the others are not read",
      help: "Save the settings for passwords as a separate file")
  }

  /// Reports settings that occur twice.
  mutating func reportRepetitions() {
    var seen: Set<ExactText> = []
    for setting in settings {
      if seen.insert(ExactText(ASCII.lowercased(setting.name.string))).inserted { continue }
      report(
        .duplicateKey.mild, setting.nameRange,
        "\"\(setting.name.clipped)\" is given twice; the last one counts", help: "Remove one of the two")
    }
  }

  /// Adds a finding.
  mutating func report(
    _ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil
  ) {
    findings.report(kind, range, message, help: help)
  }

  /// Adds a finding that the policy only approximates the setting.
  mutating func reportInexact(_ name: ExactText, _ message: String) {
    guard let setting = setting(name) else { return }
    report(.inexactReading.mild, setting.range, message)
  }

  /// Returns a rule at the position of the setting called `name`, or at the start of the text if the rule is a default.
  func located(_ rule: PasswordRule, _ name: ExactText) -> LocatedRule {
    LocatedRule(rule, at: setting(name)?.range ?? 0..<0, named: name)
  }
}
