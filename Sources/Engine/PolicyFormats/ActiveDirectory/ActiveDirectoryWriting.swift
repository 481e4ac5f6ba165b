import WatchwordBasics
import WatchwordPolicy

/// Writes fine-grained password policies of Active Directory.
struct ActiveDirectoryWriting {
  private let document: PolicyDocument
  private let notation: ActiveDirectoryNotation
  private var settings: BackEndSettings

  static func write(_ document: PolicyDocument, _ notation: ActiveDirectoryNotation) -> WrittenPolicy {
    let writing = ActiveDirectoryWriting(document, notation)
    return WrittenPolicy(
      text: notation == .ldif ? writing.ldif : writing.powerShell, losses: writing.settings.losses)
  }

  private init(_ document: PolicyDocument, _ notation: ActiveDirectoryNotation) {
    self.document = document
    self.notation = notation
    let isComplex = BackEnd.isComplex(document.policy)
    settings = BackEndSettings(
      of: document, for: .activeDirectory(isComplex: isComplex),
      in: notation == .ldif ? .activeDirectory : .activeDirectoryPowerShell, keeping: ActiveDirectorySetting.kept)
    settings.reportOrder([.minimum, .someClasses, .userID, .personalWords, .history, .minimumAge, .expiry])
    guard settings.has(.someClasses) else { return }
    if !settings.has(.userID) { settings.addRequirement("refuses passwords that contain the account name") }
    if !settings.has(.personalWords) {
      settings.addRequirement("refuses passwords that contain a part of the display name")
    }
  }

  /// The values of the policy, in the order in which they are written.
  private var rules: [(setting: ActiveDirectorySetting, text: String)] {
    [
      (.minimumLength, "\(settings[.minimum] ?? 0)"),
      (.complexity, notation.text(of: settings.has(.someClasses))),
      (.history, "\(settings[.history] ?? 0)"),
      (.minimumAge, notation.text(ofMinutes: settings[.minimumAge] ?? 0, isNever: false)),
      (.maximumAge, notation.text(ofMinutes: (settings[.expiry] ?? 0) * 24 * 60, isNever: true)),
    ]
  }

  /// The values that the policy does not contain, but Active Directory requires.
  private var others: [(setting: ActiveDirectorySetting, text: String)] {
    typealias Line = (setting: ActiveDirectorySetting, text: String)
    let numbers = ActiveDirectorySetting.otherNumbers.map { number -> Line in
      (number.setting, "\(kept(number.setting) ?? number.standard)")
    }
    let durations = ActiveDirectorySetting.otherDurations.map { setting, standard -> Line in
      (setting, notation.text(ofMinutes: kept(setting) ?? standard, isNever: setting == .lockoutDuration))
    }
    var isReversible = false
    if case .flag(let flag)? = document.extra(ActiveDirectorySetting.reversibleEncryption.parameter) {
      isReversible = flag
    }
    return [numbers[0], (.reversibleEncryption, notation.text(of: isReversible))] + numbers[1...] + durations
  }

  private func kept(_ setting: ActiveDirectorySetting) -> Int? {
    if case .number(let number)? = document.extra(setting.parameter) { number } else { nil }
  }

  /// The name of the object, if it was read in the same notation; a name in one notation is not valid in the other.
  private var ownName: String? {
    guard document.format == (notation == .ldif ? .activeDirectory : .activeDirectoryPowerShell),
      case .text(let name)? = document.extra(ActiveDirectorySetting.objectName), !name.isEmpty
    else { return nil }
    return name.string
  }

  // MARK: - Texts

  private static let placeholders =
    "The settings from the precedence onwards are not in the policy, but override your domain's for these groups. Set "
    + "your own: a lockout threshold of 0 never locks an account"

  private var ldif: String {
    let name = ownName ?? "CN=Password policy,CN=Password Settings Container,CN=System,DC=example,DC=com"
    var lines = [
      "# Replace DC=example,DC=com with your domain; msDS-PSOAppliesTo names the groups of the policy.",
      "# \(Self.placeholders).",
      "dn: \(name)", "changetype: add", "objectClass: msDS-PasswordSettings",
    ]
    lines += (rules + others).map { "\($0.setting.attribute): \($0.text)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var powerShell: String {
    let name = (ownName ?? "Password policy").utf8.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    let parameters = (rules + others).map { "-\($0.setting.parameter) \($0.text)" }
    let lines = ["New-ADFineGrainedPasswordPolicy -Name '\(String(decoding: name, as: UTF8.self))'"] + parameters
    return """
      # Use Add-ADFineGrainedPasswordPolicySubject afterwards to name the groups of the policy.
      # \(Self.placeholders).
      \(lines.joined(separator: " `\n  "))

      """
  }
}
