package import WatchwordDiagnostics

/// What passwords are for, as far as standards ask for different rules.
package enum DesignPurpose: CaseIterable, Sendable {
  /// Signing in: NIST SP 800-63B-4, section 3.1.1.2, distinguishes no further.
  case signIn
  /// An account whose misuse does much harm. It has the length of a password alone even with a second factor: OWASP ASVS
  /// 5.0, 6.2.1, recommends 15 characters to all.
  case administration
  /// Access to the data of payment cards: PCI DSS 4.0.1, 8.3.6 and 8.3.7.
  case paymentCards
  /// A code that is only valid together with what its user holds: an activation secret of NIST SP 800-63B-4, section
  /// 3.2.10; case 3 of CNIL's deliberation 2022-100.
  case unlocking

  /// The word that stands for it in an option.
  package var id: ExactText {
    switch self {
    case .signIn: "sign-in"
    case .administration: "administration"
    case .paymentCards: "payment-cards"
    case .unlocking: "unlocking"
    }
  }

  /// What it is called among the answers.
  var words: String {
    switch self {
    case .signIn: "Signing in: customers, members or staff"
    case .administration: "An administrator's account, or another one that can do much harm"
    case .paymentCards: "Staff or administrators who have access to the data of payment cards"
    case .unlocking: "A PIN or code that unlocks a device, an app or a card which its user holds"
    }
  }

  /// The minimum length that is proposed.
  func minimum(withSecondFactor hasSecondFactor: Bool) -> Int {
    switch self {
    case .signIn: hasSecondFactor ? 8 : 15
    case .administration: 15
    case .paymentCards: 12
    case .unlocking: 6
    }
  }

  /// Why this minimum is proposed.
  var reasonForMinimum: String {
    switch self {
    case .signIn: "NIST SP 800-63B-4 asks for 15 characters, or for 8 with a second factor"
    case .administration: "15 with a second factor, too: whoever guesses this password can do much harm"
    case .paymentCards: "PCI DSS 4.0.1, 8.3.6, asks for 12 characters"
    case .unlocking: "NIST SP 800-63B-4, 3.2.10, asks for 4 and recommends 6; CNIL asks for 4 digits"
    }
  }

  /// The characters that are proposed.
  var mixture: DesignMixture {
    switch self {
    case .signIn, .administration: .any
    case .paymentCards: .lettersAndDigits
    case .unlocking: .digitsOnly
    }
  }

  /// How many earlier passwords are proposed to be refused.
  var history: Int { self == .paymentCards ? 4 : 0 }

  /// Why so many are proposed.
  var reasonForHistory: String {
    self == .paymentCards
      ? "PCI DSS 4.0.1, 8.3.7, asks for 4; the system has to remember them"
      : "The system has to remember them; NIST and OWASP ASVS do not ask for it"
  }
}
