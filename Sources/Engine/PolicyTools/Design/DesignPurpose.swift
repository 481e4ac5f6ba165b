package import WatchwordBasics

/// The purpose of passwords, as far as standards require different rules.
package enum DesignPurpose: CaseIterable, Sendable {
  /// Signing in: NIST SP 800-63B-4, section 3.1.1.2, makes no further distinction.
  case signIn
  /// An account whose misuse causes great harm. Even with a second factor, its password needs the length of one used
  /// alone: OWASP ASVS 5.0, 6.2.1, recommends 15 characters to everyone.
  case administration
  /// Access to the data of payment cards: PCI DSS 4.0.1, 8.3.6 and 8.3.7.
  case paymentCards
  /// A code that is only valid together with something that its user holds: an activation secret of NIST SP 800-63B-4,
  /// section 3.2.10; case 3 of CNIL's deliberation 2022-100.
  case unlocking

  /// The name of the choice as the value of an option.
  package var id: ExactText {
    switch self {
    case .signIn: "sign-in"
    case .administration: "administration"
    case .paymentCards: "payment-cards"
    case .unlocking: "unlocking"
    }
  }

  /// The label of the choice.
  var words: String {
    switch self {
    case .signIn: "Signing in: customers, members or staff"
    case .administration: "An administrator's account, or another account that can do much harm"
    case .paymentCards: "Staff or administrators with access to payment card data"
    case .unlocking: "A PIN or code that unlocks a device, an app or a card held by its user"
    }
  }

  /// Returns the proposed minimum length.
  func minimum(withSecondFactor hasSecondFactor: Bool) -> Int {
    switch self {
    case .signIn: hasSecondFactor ? 8 : 15
    case .administration: 15
    case .paymentCards: 12
    case .unlocking: 6
    }
  }

  /// The reason for the proposed minimum length.
  var reasonForMinimum: String {
    switch self {
    case .signIn: "NIST SP 800-63B-4 requires 15 characters, or 8 with a second factor"
    case .administration: "15 even with a second factor: anyone who guesses this password can do much harm"
    case .paymentCards: "PCI DSS 4.0.1, 8.3.6, requires 12 characters"
    case .unlocking: "NIST SP 800-63B-4, 3.2.10, requires 4 and recommends 6; CNIL requires 4 digits"
    }
  }

  /// The proposed mixture of characters.
  var mixture: DesignMixture {
    switch self {
    case .signIn, .administration: .any
    case .paymentCards: .lettersAndDigits
    case .unlocking: .digitsOnly
    }
  }

  /// The proposed number of earlier passwords that are rejected.
  var history: Int { self == .paymentCards ? 4 : 0 }

  /// The reason for the proposed number.
  var reasonForHistory: String {
    self == .paymentCards
      ? "PCI DSS 4.0.1, 8.3.7, requires 4; the system has to remember them"
      : "The system has to remember them; NIST and OWASP ASVS do not require it"
  }
}
