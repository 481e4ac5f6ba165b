import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The payload `com.apple.mobiledevice.passwordpolicy` of a configuration profile for Apple's devices (`.mobileconfig`), an
  /// XML property list: the passcodes of iPhones and iPads, and the passwords of Macs.
  package static let applePasscode = PolicyFormat(
    id: "apple-passcode", title: "Apple passcode payload", recognises: ApplePasscode.recognises,
    read: ApplePasscode.read, write: ApplePasscodeWriting.write)
}

extension BackEnd {
  /// The keys of the payload.
  ///
  /// The keys and bounds are those of
  /// https://github.com/apple/device-management/blob/release/mdm/profiles/com.apple.mobiledevice.passwordpolicy.yaml and
  /// https://developer.apple.com/documentation/devicemanagement/passcode.
  static let applePasscode = BackEnd(
    unit: .codePoint,
    fields: [
      Field("minLength", .count(upTo: 16), .sets(.minimum), listed: 1),
      Field(
        "requireAlphanumeric", .flag,
        .unicode(.letters, but: "Apple does not publish which letters it counts")),
      Field(
        "minComplexChars", .count(upTo: 4),
        .unicode(.special, but: "it counts everything that is neither a letter nor a digit, such as a tab"),
        listed: 1),
      Field("allowSimple", .invertedFlag, .sets(.repetition, 2...2, simple), .sets(.sequence, simple)),
      Field("maxPINAgeInDays", .count(upTo: 730), .sets(.expiry), listed: 1),
      Field("pinHistory", .count(upTo: 50), .sets(.history), listed: 1),
      Field(
        "customRegex.passwordContentRegex", .custom(read: ApplePasscode.readPattern),
        .sets(
          .pattern,
          Approximation(
            "only macOS 14 and later compare passwords with a regular expression",
            instead: "requires it there, and iPhones and iPads ignore it")), key: ApplePasscode.patternText, listed: 2),
      Field("maxFailedAttempts", .anyNumber, listed: 1), Field("failedAttemptsResetInMinutes", .anyNumber, listed: 1),
      Field("maxGracePeriod", .anyNumber, listed: 1), Field("maxInactivity", .anyNumber, listed: 1),
      Field("minutesUntilFailedLoginReset", .anyNumber, listed: 1),
      Field(ApplePasscode.isForced, .flag), Field("changeAtNextAuth", .flag),
    ],
    pattern: ICUPattern.written,
    obstacles: [
      .count(.digits): "it cannot require digits", .count(.uppercase): onlyLetters, .count(.lowercase): onlyLetters,
    ],
    standIns: [
      .count(.uppercase): aLetter, .count(.lowercase): aLetter,
      .repetition: StandIn(setting: .repetition, value: 2, substitute: simple.substitute),
    ])

  private static let onlyLetters = "it does not distinguish uppercase and lowercase letters"
  private static let aLetter = StandIn(setting: .count(.letters), substitute: "requires a letter")
  private static let simple = Approximation(
    "Apple does not publish which runs of characters make a passcode simple",
    instead: "refuses repeated, increasing and decreasing characters, such as 123 or CBA")
}

/// Finds the payload and reads it.
enum ApplePasscode {
  static let payloadType = "com.apple.mobiledevice.passwordpolicy"
  static let isForced: ExactText = "forcePIN"
  /// The original text of an expression that ICU and policies interpret differently.
  static let patternText: ExactText = "passwordContentRegex as written"
  private static let descriptions = "customRegex.passwordContentDescription."

  /// Whether a text that is not JSON contains the payload, signed or unsigned.
  static func recognises(_ text: PolicyText) -> Bool {
    text.json == nil && text.source.bytes.contains(part: payloadType.utf8)
      && (isSigned(text.source.bytes) || text.source.bytes.contains(part: "<dict".utf8))
  }

  /// Whether a text is a signed message, an ASN.1 sequence (RFC 5652) that contains the profile.
  private static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.first == 0x30 && bytes.count > 1 && bytes[1] >= 0x80 }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let members = payload(in: text.source.bytes, &findings) else { return nil }
    let settings = members.filter { isUsable($0, &findings) }.map { $0.setting }
    var backEnd = BackEnd.applePasscode
    // There is a description of the expression for each language.
    let names = settings.map { $0.name }.filter { $0.string.utf8.starts(with: descriptions.utf8) }
    backEnd.fields += names.map { BackEnd.Field($0, .peculiar, listed: 3) }
    return .read(settings, as: backEnd, &findings)
  }

  /// Returns the members of the payload; `nil` if there is no payload, which is then reported.
  private static func payload(in bytes: [UInt8], _ findings: inout SourceFindings) -> [PayloadMember]? {
    if isSigned(bytes) {
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
      members.contains { $0.key == "PayloadType" && $0.text.string.utf8.elementsEqual(payloadType.utf8) }
    }
    guard let payload = payloads.first else {
      if scanner.defect == nil {
        findings.report(
          .missingPolicy, 0..<0, "There is no payload of the type \(payloadType)",
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
    let kind = BackEnd.applePasscode.fields.first { $0.name == member.key }?.kind
    let expected: String
    let hasRightKind: Bool
    switch kind {
    case .flag, .invertedFlag:
      (expected, hasRightKind) = ("<true/> or <false/>", ["true", "false"].contains(member.element))
    case .number, .count: (expected, hasRightKind) = ("an <integer>", member.element == "integer")
    case .custom: (expected, hasRightKind) = ("a <string>", member.element == "string")
    default: return true
    }
    if hasRightKind { return true }
    findings.report(
      .wrongType, member.range, "\"\(member.key)\" is a <\(member.element)>; expected \(expected)")
    return false
  }

  static func readPattern(_ reader: inout SettingsReader, _ pattern: ExactText) {
    guard let line = reader.line(pattern) else { return }
    let description = reader.line(ExactText("\(descriptions)default")).flatMap { $0.value.isEmpty ? nil : $0.value }
    let reason = reader.readPattern(
      line.value, at: line.range, named: pattern, of: "ICU", describedBy: description,
      approximation: ICUPattern.approximation(of: line.value), keptAs: patternText)
    guard let reason else { return }
    reader.report(.unsupportedRule, line.range, "\"\(pattern)\" \(reason)", help: SettingsReader.isKept)
    reader.keep(patternText, .text(line.value))
  }
}
