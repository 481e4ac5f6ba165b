/// What an audit says of a clause, or of a whole standard.
package enum AuditVerdict: UInt8, CaseIterable, Hashable, Sendable {
  /// The policy does what the clause asks for.
  case pass
  /// The policy does not do what the clause asks for.
  case fail
  /// The clause does not concern such a password.
  case notApplicable
  /// The policy alone does not decide it; a person has to look elsewhere.
  case undecidable

  /// The name in JSON.
  package var name: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "notApplicable"
    case .undecidable: "undecidable"
    }
  }

  /// The name for people.
  package var words: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "not applicable"
    case .undecidable: "not decidable from the policy"
    }
  }
}
