import WatchwordBasics

/// A setting of Active Directory's password policies, with its names.
///
/// All of them are mandatory attributes of the class `msDS-PasswordSettings`
/// (https://learn.microsoft.com/en-us/windows/win32/adschema/c-msds-passwordsettings); the parameters are those of
/// https://learn.microsoft.com/en-us/powershell/module/activedirectory/new-adfinegrainedpasswordpolicy.
enum ActiveDirectorySetting: CaseIterable {
  case precedence, minimumLength, complexity, history, minimumAge, maximumAge, reversibleEncryption, lockoutThreshold,
    lockoutWindow, lockoutDuration

  /// The attribute in the directory.
  var attribute: ExactText {
    switch self {
    case .precedence: "msDS-PasswordSettingsPrecedence"
    case .minimumLength: "msDS-MinimumPasswordLength"
    case .complexity: "msDS-PasswordComplexityEnabled"
    case .history: "msDS-PasswordHistoryLength"
    case .minimumAge: "msDS-MinimumPasswordAge"
    case .maximumAge: "msDS-MaximumPasswordAge"
    case .reversibleEncryption: "msDS-PasswordReversibleEncryptionEnabled"
    case .lockoutThreshold: "msDS-LockoutThreshold"
    case .lockoutWindow: "msDS-LockoutObservationWindow"
    case .lockoutDuration: "msDS-LockoutDuration"
    }
  }

  /// The parameter of the commands, under which additional values are also kept.
  var parameter: ExactText {
    switch self {
    case .precedence: "Precedence"
    case .minimumLength: "MinPasswordLength"
    case .complexity: "ComplexityEnabled"
    case .history: "PasswordHistoryCount"
    case .minimumAge: "MinPasswordAge"
    case .maximumAge: "MaxPasswordAge"
    case .reversibleEncryption: "ReversibleEncryptionEnabled"
    case .lockoutThreshold: "LockoutThreshold"
    case .lockoutWindow: "LockoutObservationWindow"
    case .lockoutDuration: "LockoutDuration"
    }
  }

  /// The numbers that are not rules, with the values that are written for a policy without them: those of a new domain,
  /// and a precedence that leaves room on both sides.
  static let otherNumbers: [(setting: ActiveDirectorySetting, standard: Int)] = [
    (.precedence, 100), (.lockoutThreshold, 0),
  ]
  /// The durations that are not rules, in minutes, also with the values for a policy without them.
  static let otherDurations: [(setting: ActiveDirectorySetting, standard: Int)] = [
    (.lockoutWindow, 30), (.lockoutDuration, 30),
  ]
  /// The names of the values that are kept in addition to rules.
  static let kept: [ExactText] =
    (otherNumbers + otherDurations).map { $0.setting.parameter } + [Self.reversibleEncryption.parameter, objectName]
  /// The name under which the name of the object is kept.
  static let objectName: ExactText = "Name"
}
