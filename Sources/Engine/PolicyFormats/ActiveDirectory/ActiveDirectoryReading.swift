import WatchwordBasics
import WatchwordPolicy

/// Converts Active Directory settings into rules.
enum ActiveDirectoryReading {
  static func read(
    _ groups: [[Setting]], _ notation: ActiveDirectoryNotation, _ findings: inout SourceFindings
  ) -> PolicyDraft? {
    guard let settings = groups.first else {
      findings.report(
        .missingPolicy, 0..<0, "There is no Active Directory password policy",
        help: notation == .ldif
          ? "Use an entry of the class msDS-PasswordSettings"
          : "Use New-ADFineGrainedPasswordPolicy, or the output of Get-ADFineGrainedPasswordPolicy")
      return nil
    }
    for other in groups.dropFirst() {
      guard let first = other.first else { continue }
      findings.report(
        .severalPolicies, first.nameRange, "There is another password policy; only the first is read",
        help: "Save the intended policy as a separate file")
    }
    let backEnd = BackEnd.activeDirectory(isComplex: true)
    var meaning = SettingsMeaning(settings, of: backEnd, findings)
    let known = ActiveDirectorySetting.allCases.map { notation.name(of: $0) }
    meaning.refuseUnknown(known: known + [ActiveDirectorySetting.objectName])
    readRules(&meaning, notation)
    readOthers(&meaning, notation)
    findings = meaning.findings
    return meaning.draft
  }

  private static func readRules(_ meaning: inout SettingsMeaning, _ notation: ActiveDirectoryNotation) {
    let length = notation.name(of: .minimumLength)
    meaning.addLength(minimum: meaning.number(length, in: 0...255), named: length)
    let complexity = notation.name(of: .complexity)
    if meaning.flag(complexity) == true {
      meaning.add(.classes(ClassesRule(minimum: 3)), as: .someClasses, named: complexity)
      meaning.add(.userID(UserIDRule()), as: .userID, named: complexity)
      meaning.add(.personalWords(PersonalWordsRule()), as: .personalWords, named: complexity)
    }
    let history = notation.name(of: .history)
    if let count = meaning.number(history, in: 0...1024), count > 0 {
      meaning.add(
        count == 1 ? .differentFromCurrent(DifferentFromCurrentRule()) : .history(HistoryRule(count: count)),
        as: .history, named: history)
    }
    let minimumAge = notation.name(of: .minimumAge)
    if let minutes = minutes(minimumAge, &meaning, notation), minutes > 0 {
      meaning.add(.minimumAge(MinimumAgeRule(minutes: minutes)), as: .minimumAge, named: minimumAge)
    }
    readMaximumAge(&meaning, notation)
  }

  private static func readMaximumAge(_ meaning: inout SettingsMeaning, _ notation: ActiveDirectoryNotation) {
    let name = notation.name(of: .maximumAge)
    guard let minutes = minutes(name, &meaning, notation), minutes > 0 else { return }
    let minutesOfDay = 24 * 60
    let days = (minutes + minutesOfDay - 1) / minutesOfDay
    meaning.add(.expiry(ExpiryRule(days: days)), as: .expiry, named: name)
    if !minutes.isMultiple(of: minutesOfDay), let setting = meaning.reader.setting(name) {
      meaning.report(
        .inexactReading.mild, setting.range, "\"\(name)\" is not a whole number of days; it is read as \(days) days")
    }
  }

  private static func readOthers(_ meaning: inout SettingsMeaning, _ notation: ActiveDirectoryNotation) {
    for (setting, _) in ActiveDirectorySetting.otherNumbers {
      if let number = meaning.number(notation.name(of: setting)) { meaning.keep(setting.parameter, .number(number)) }
    }
    for (setting, _) in ActiveDirectorySetting.otherDurations {
      if let minutes = minutes(notation.name(of: setting), &meaning, notation) {
        meaning.keep(setting.parameter, .number(minutes))
      }
    }
    let reversible = ActiveDirectorySetting.reversibleEncryption
    if let flag = meaning.flag(notation.name(of: reversible)) { meaning.keep(reversible.parameter, .flag(flag)) }
    meaning.keepText(ActiveDirectorySetting.objectName)
  }

  /// Returns the minutes of the duration called `name`; `nil` if it is absent, or invalid, which is then reported.
  private static func minutes(
    _ name: ExactText, _ meaning: inout SettingsMeaning, _ notation: ActiveDirectoryNotation
  ) -> Int? {
    guard let setting = meaning.reader.setting(name) else { return nil }
    if let minutes = notation.minutes(of: setting.value) { return minutes }
    meaning.report(
      .valueOutOfRange, setting.range,
      "\"\(name)\" is \"\(setting.value.clipped)\"; expected \(notation.durationWords)")
    return nil
  }
}
