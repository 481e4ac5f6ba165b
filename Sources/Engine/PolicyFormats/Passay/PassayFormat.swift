import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// Passay rules in the lines of a Java properties file, for reading only.
  ///
  /// Passay itself has no rule files: apps create the rules in Java. The names here are those of its classes and of the
  /// properties that they print (version 2.0, and 1.6 where its names differ), after any prefix:
  ///
  /// ```
  /// LengthRule.minimumLength=8
  /// CharacterRule.UpperCase=1
  /// IllegalSequenceRule.Numerical=5
  /// UsernameRule.matchBackwards=true
  /// ```
  package static let passay = PolicyFormat(
    id: "passay", title: "Java properties file with settings of Passay's rules", recognises: PassayFormat.recognises,
    read: PassayFormat.read)
}

/// Reads Passay rules.
enum PassayFormat {
  private static let syntax = SettingsFile.Syntax(
    separators: [UInt8(ascii: "="), UInt8(ascii: ":")], comments: [UInt8(ascii: "#"), UInt8(ascii: "!")],
    allowsTrailingComments: false, hasEscapes: true)

  /// Whether a text that is not JSON starts with a setting of a class whose name ends with "Rule".
  static func recognises(_ text: PolicyText) -> Bool {
    guard text.json == nil, let first = SettingsFile(text.source.bytes, syntax).settings.first else { return false }
    return PassayName(first.name) != nil
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let file = SettingsFile(text.source.bytes, syntax)
    // The code below identifies settings by class and property, without the prefix.
    let settings = file.settings.map { setting in
      Setting(
        name: PassayName(setting.name)?.text ?? setting.name, nameRange: setting.nameRange, value: setting.value,
        range: setting.range, isContinued: setting.isContinued)
    }
    var reader = SettingsFileReader(settings, findings: findings)
    for setting in settings where setting.isContinued {
      reader.report(
        .malformedRule, setting.range, "The line continues on the next one, which is not read here",
        help: "Write the value on one line")
    }
    reader.reportRest(of: file)
    reader.reportRepetitions()
    var reading = PassayReading(reader)
    let rules = reading.rules()
    reading.refuseUnknown()
    findings = reading.reader.findings
    return PolicyDraft(rules: rules)
  }
}
