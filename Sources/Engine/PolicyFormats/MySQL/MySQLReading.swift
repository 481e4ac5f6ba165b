import WatchwordBasics
import WatchwordPolicy

/// Converts the variables of MySQL's component into rules; variables that are not set have their defaults.
enum MySQLReading {
  private static let defaultLength = 8
  private static let levels: [ExactText] = ["low", "medium", "strong"]

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let settings = MySQLFormat.settings(in: text.source.bytes)
    guard !settings.isEmpty else {
      findings.report(
        .missingPolicy, 0..<0, "There is no variable of validate_password",
        help: "Write SET PERSIST validate_password.length = 12;")
      return nil
    }
    var meaning = SettingsMeaning(settings, of: .mySQL(hasList: true), findings)
    meaning.refuseUnknown(known: MySQLFormat.all)
    let level = level(&meaning)
    let counts = counts(&meaning, level: level)
    readLength(&meaning, least: counts.mixedCase * 2 + counts.digits + counts.special)
    meaning.add(counts.mixedCase, of: .uppercase, named: MySQLFormat.mixedCase)
    meaning.add(counts.mixedCase, of: .lowercase, named: MySQLFormat.mixedCase)
    meaning.add(counts.digits, of: .digits, named: MySQLFormat.digits)
    meaning.add(counts.special, of: .special, named: MySQLFormat.special)
    readDictionary(&meaning, level: level)
    readOthers(&meaning)
    findings = meaning.findings
    return meaning.draft
  }

  /// Returns the level as a number from 0 to 2; 1 if it is not set.
  private static func level(_ meaning: inout SettingsMeaning) -> Int {
    guard let setting = meaning.reader.setting(MySQLFormat.policy) else { return 1 }
    let value = ExactText(ASCII.lowercased(setting.value.string))
    if let level = levels.firstIndex(of: value) ?? ["0", "1", "2"].firstIndex(of: value) { return level }
    meaning.report(
      .unknownValue, setting.range, "\"\(MySQLFormat.policy)\" cannot be \"\(setting.value.clipped)\"",
      help: MemberReader.suggestion(for: setting.value, among: ["LOW", "MEDIUM", "STRONG"]))
    return 1
  }

  /// Returns the numbers of characters, which apply from the level MEDIUM upwards.
  private static func counts(
    _ meaning: inout SettingsMeaning, level: Int
  ) -> (mixedCase: Int, digits: Int, special: Int) {
    func count(_ name: ExactText) -> Int {
      let number = meaning.number(name) ?? 1
      if level > 0 { return number }
      if let setting = meaning.reader.setting(name) {
        meaning.report(
          .unusableValue.mild, setting.range, "\"\(name)\" is not used, because the policy is LOW",
          help: "Set validate_password.policy to MEDIUM")
      }
      return 0
    }
    return (count(MySQLFormat.mixedCase), count(MySQLFormat.digits), count(MySQLFormat.special))
  }

  /// MySQL raises a minimum length that is less than the sum of the counts.
  private static func readLength(_ meaning: inout SettingsMeaning, least: Int) {
    let given = meaning.number(MySQLFormat.length)
    let minimum = min(max(given ?? defaultLength, least), MemberReader.maximumNumber)
    meaning.addLength(minimum: minimum, named: MySQLFormat.length)
    if let given, given < least, let setting = meaning.reader.setting(MySQLFormat.length) {
      meaning.report(
        .inexactReading.mild, setting.range,
        "\"\(MySQLFormat.length)\" is \(given), which MySQL raises to \(least), the sum of the required characters")
    }
  }

  private static func readDictionary(_ meaning: inout SettingsMeaning, level: Int) {
    let file = meaning.text(MySQLFormat.dictionary).flatMap { $0.isEmpty ? nil : $0 }
    if let file { meaning.keep(MySQLFormat.dictionary, .text(file)) }
    guard level == 2 else { return }
    if file != nil {
      meaning.add(.commonPassword(CommonPasswordRule()), as: .commonPassword, named: MySQLFormat.dictionary)
    } else if let setting = meaning.reader.setting(MySQLFormat.policy) {
      meaning.report(
        .missingValue.mild, setting.range, "The policy is STRONG, but there is no dictionary, so no word is refused",
        help: "Set validate_password.dictionary_file")
    }
  }

  private static func readOthers(_ meaning: inout SettingsMeaning) {
    if let setting = meaning.reader.setting(MySQLFormat.userName) {
      let value = ExactText(ASCII.lowercased(setting.value.string))
      if ["on", "1", "true", ""].contains(value) {
        meaning.keep(MySQLFormat.userName, .flag(true))
        meaning.reportUnsupported(
          MySQLFormat.userName, "refuses only a password that is the account's name, also backwards")
      } else if ["off", "0", "false"].contains(value) {
        meaning.keep(MySQLFormat.userName, .flag(false))
      } else {
        meaning.report(
          .wrongType, setting.range, "\"\(MySQLFormat.userName)\" is \"\(setting.value.clipped)\"; expected ON or OFF")
      }
    }
    if let percent = meaning.number(MySQLFormat.changed, in: 0...100) {
      meaning.keep(MySQLFormat.changed, .number(percent))
      if percent > 0 { meaning.reportUnsupported(MySQLFormat.changed, "requires a share of the characters to change") }
    }
  }
}
