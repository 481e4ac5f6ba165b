import WatchwordLocalization

/// The statuses of the REL-ID server that forms distinguish.
package enum StatusCode: Hashable, Sendable {
  /// 0 and 100: nothing is wrong.
  case success
  /// 110: the password expired during the update; the server logs the user off.
  case expiredWhileUpdating
  /// 118: an attempt to log in showed that the password has expired.
  case expired
  /// 153: no attempts are left; the server logs the user off.
  case attemptsExhausted
  /// 164: the new password was used before.
  case usedBefore
  /// 190: the new password does not meet the policy; a new challenge follows.
  case policyNotMet
  /// Any other status, which is an error.
  case other

  /// Creates the status with this number.
  package init(_ number: Int) {
    switch number {
    case 0, 100: self = .success
    case 110: self = .expiredWhileUpdating
    case 118: self = .expired
    case 153: self = .attemptsExhausted
    case 164: self = .usedBefore
    case 190: self = .policyNotMet
    default: self = .other
    }
  }

  /// The text to show if the server sends none; `nil` if the flow provides it.
  var text: PhraseDeclaration? {
    switch self {
    case .success, .other: nil
    case .expiredWhileUpdating: FormTexts.expiredWhileUpdating
    case .expired: FormTexts.expiredSubtitle
    case .attemptsExhausted: FormTexts.attemptsExhausted
    case .usedBefore: FormTexts.usedBefore
    case .policyNotMet: FormTexts.policyNotMet
    }
  }

  /// Whether an update that ends with this status also shows an alert.
  var endsUpdate: Bool { self == .policyNotMet || logsOff }

  /// Whether the server logs the user off.
  var logsOff: Bool { self == .expiredWhileUpdating || self == .attemptsExhausted }
}
