import WatchwordBasics
import WatchwordPolicy

/// Converts the keys of Apple's payload into rules.
enum ApplePasscodeReading {
  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let members = payload(in: text.source.bytes, &findings) else { return nil }
    let settings = members.filter { isUsable($0, &findings) }.map { $0.setting }
    var meaning = SettingsMeaning(settings, of: .applePasscode, findings)
    meaning.refuseUnknown(
      known: ApplePasscode.flags + ApplePasscode.numbers + [ApplePasscode.pattern] + texts(settings))
    readRules(&meaning)
    for name in ApplePasscode.otherNumbers { meaning.keepNumber(name) }
    for name in ApplePasscode.otherFlags { meaning.keepFlag(name) }
    findings = meaning.findings
    return meaning.draft
  }

  /// Returns the members of the payload; `nil` if there is no payload, which is then reported.
  private static func payload(in bytes: [UInt8], _ findings: inout SourceFindings) -> [PayloadMember]? {
    if ApplePasscode.isSigned(bytes) {
      findings.report(
        .missingPolicy, 0..<0, "The profile is signed, so it cannot be read",
        help:
          "Strip the signature: security cms -D -i FILE (macOS) or openssl smime -verify -noverify -inform DER -in FILE"
      )
      return nil
    }
    let scanner = PropertyListScanner(bytes)
    if let defect = scanner.defect {
      findings.report(
        .malformedPolicy, defect.range, defect.message, help: "Correct the property list; plutil -lint checks it")
    }
    let payloads = scanner.dictionaries.filter { members in
      members.contains { $0.key == "PayloadType" && $0.text.string.utf8.elementsEqual(ApplePasscode.payloadType.utf8) }
    }
    guard let payload = payloads.first else {
      if scanner.defect == nil {
        findings.report(
          .missingPolicy, 0..<0, "There is no payload of the type \(ApplePasscode.payloadType)",
          help: "Use a configuration profile with a passcode payload")
      }
      return nil
    }
    for other in payloads.dropFirst() {
      findings.report(
        .severalPolicies, other.first?.keyRange ?? 0..<0,
        "The profile has another passcode payload; only the first is read",
        help: "Save the intended payload as a separate profile")
    }
    return payload
  }

  /// Whether a member concerns passcodes and has a value of the right type; a value of another type is reported.
  private static func isUsable(_ member: PayloadMember, _ findings: inout SourceFindings) -> Bool {
    // These members concern the payload itself, such as its name and owner.
    if member.key.string.utf8.starts(with: "Payload".utf8) { return false }
    let isFlag = ApplePasscode.flags.contains(member.key)
    let isNumber = ApplePasscode.numbers.contains(member.key)
    let hasRightKind =
      isFlag
      ? ["true", "false"].contains(member.element)
      : isNumber ? member.element == "integer" : member.key != ApplePasscode.pattern || member.element == "string"
    if hasRightKind { return true }
    findings.report(
      .wrongType, member.range,
      "\"\(member.key)\" is a <\(member.element)>; expected \(isFlag ? "<true/> or <false/>" : isNumber ? "an <integer>" : "a <string>")"
    )
    return false
  }

  /// Returns the names of the descriptions of the expression, one for each language.
  private static func texts(_ settings: [Setting]) -> [ExactText] {
    settings.map { $0.name }.filter { $0.string.utf8.starts(with: "customRegex.passwordContentDescription.".utf8) }
  }

  private static func readRules(_ meaning: inout SettingsMeaning) {
    meaning.addLength(minimum: meaning.number(ApplePasscode.minimum, in: 0...16), named: ApplePasscode.minimum)
    if meaning.flag(ApplePasscode.letters) == true { meaning.add(1, of: .letters, named: ApplePasscode.letters) }
    meaning.add(meaning.number(ApplePasscode.special, in: 0...4), of: .special, named: ApplePasscode.special)
    if meaning.flag(ApplePasscode.allowsSimple) == false {
      meaning.add(.repetition(RepetitionRule(maximum: 2)), as: .repetition, named: ApplePasscode.allowsSimple)
      meaning.add(.sequence(SequenceRule()), as: .sequence, named: ApplePasscode.allowsSimple)
    }
    if let days = meaning.number(ApplePasscode.expiry, in: 0...730), days > 0 {
      meaning.add(.expiry(ExpiryRule(days: days)), as: .expiry, named: ApplePasscode.expiry)
    }
    if let count = meaning.number(ApplePasscode.history, in: 0...50), count > 0 {
      meaning.add(.history(HistoryRule(count: count)), as: .history, named: ApplePasscode.history)
    }
    readPattern(&meaning)
  }

  private static func readPattern(_ meaning: inout SettingsMeaning) {
    guard let setting = meaning.reader.setting(ApplePasscode.pattern) else { return }
    do throws(ExpressionDefect) {
      guard let part = try JavaPattern.part(of: setting.value) else {
        return reportUnread(setting, "has an expression that ICU and policies interpret differently", &meaning)
      }
      let expression = try PasswordExpression(parsing: part)
      let description = meaning.text(ApplePasscode.description).flatMap { $0.isEmpty ? nil : $0 }
      meaning.add(
        .pattern(PatternRule(required: expression, description: description)), as: .pattern,
        named: ApplePasscode.pattern)
      guard let approximation = ICUPattern.approximation(of: setting.value) else { return }
      meaning.keep(ApplePasscode.patternText, .text(setting.value))
      meaning.report(
        .inexactReading.mild, setting.range,
        BackEnd.Approximation(reason: approximation).message(reading: ApplePasscode.pattern, as: "required-pattern"))
    } catch {
      reportUnread(setting, "has an expression that policies cannot use: \(error.message)", &meaning)
    }
  }

  private static func reportUnread(_ setting: Setting, _ reason: String, _ meaning: inout SettingsMeaning) {
    meaning.report(
      .unsupportedRule, setting.range, "\"\(ApplePasscode.pattern)\" \(reason)",
      help: "It is kept if the policy is written in the same format, and has no other effect")
    meaning.keep(ApplePasscode.patternText, .text(setting.value))
  }
}
