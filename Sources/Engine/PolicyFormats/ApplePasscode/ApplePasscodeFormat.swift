import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The payload `com.apple.mobiledevice.passwordpolicy` of a configuration profile for Apple's devices (`.mobileconfig`), an
  /// XML property list: the passcodes of iPhones and iPads, and the passwords of Macs.
  package static let applePasscode = PolicyFormat(
    id: "apple-passcode", title: "Apple passcode payload", recognises: ApplePasscode.recognises,
    read: ApplePasscodeReading.read, write: ApplePasscodeWriting.write)
}

extension BackEnd {
  /// The requirements that Apple's devices can be set to support.
  ///
  /// The keys and bounds are those of
  /// https://github.com/apple/device-management/blob/release/mdm/profiles/com.apple.mobiledevice.passwordpolicy.yaml and
  /// https://developer.apple.com/documentation/devicemanagement/passcode.
  static let applePasscode = BackEnd(
    unit: .codePoint, minimum: 1...16,
    classes: [.one(unicode: .letters), .one(unicode: .special, maximum: 4)], repetition: 2...2, history: 1...50,
    expiry: 1...730, pattern: ICUPattern.written, switches: [.sequence],
    approximations: [
      .count(.letters): Approximation(reason: "Apple does not publish which letters it counts", extent: .beyondASCII),
      .count(.special): Approximation(
        reason: "it counts everything that is neither a letter nor a digit, such as a tab", extent: .beyondASCII),
      .repetition: simple, .sequence: simple,
      .pattern: Approximation(
        reason: "only macOS 14 and later compare passwords with a regular expression",
        substitute: "requires it there, and iPhones and iPads ignore it"),
    ],
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
    reason: "Apple does not publish which runs of characters make a passcode simple",
    substitute: "refuses repeated, increasing and decreasing characters, such as 123 or CBA")
}

/// The keys of the payload.
enum ApplePasscode {
  static let payloadType = "com.apple.mobiledevice.passwordpolicy"

  static let minimum: ExactText = "minLength"
  static let letters: ExactText = "requireAlphanumeric"
  static let special: ExactText = "minComplexChars"
  static let allowsSimple: ExactText = "allowSimple"
  static let expiry: ExactText = "maxPINAgeInDays"
  static let history: ExactText = "pinHistory"
  static let pattern: ExactText = "customRegex.passwordContentRegex"
  static let description: ExactText = "customRegex.passwordContentDescription.default"
  static let isForced: ExactText = "forcePIN"
  /// Numbers and flags that do not concern passcodes themselves.
  static let otherNumbers: [ExactText] = [
    "maxFailedAttempts", "failedAttemptsResetInMinutes", "maxGracePeriod", "maxInactivity",
    "minutesUntilFailedLoginReset",
  ]
  static let otherFlags: [ExactText] = [isForced, "changeAtNextAuth"]
  /// The original text of an expression that ICU and policies interpret differently.
  static let patternText: ExactText = "passwordContentRegex as written"
  static let kept = otherNumbers + otherFlags + [patternText]

  static let flags = [letters, allowsSimple] + otherFlags
  static let numbers = [minimum, special, expiry, history] + otherNumbers

  /// Whether a text that is not JSON contains the payload, signed or unsigned.
  static func recognises(_ text: PolicyText) -> Bool {
    text.json == nil && text.source.bytes.contains(part: payloadType.utf8)
      && (isSigned(text.source.bytes) || text.source.bytes.contains(part: "<dict".utf8))
  }

  /// Whether a text is a signed message, an ASN.1 sequence (RFC 5652) that contains the profile.
  static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.first == 0x30 && bytes.count > 1 && bytes[1] >= 0x80 }
}
