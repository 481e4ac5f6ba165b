/// The verdict of an audit on a clause, or on a whole standard.
package enum AuditVerdict: UInt8, CaseIterable, Hashable, Sendable {
  /// The policy meets the clause.
  case pass
  /// The policy does not meet the clause.
  case fail
  /// The clause does not apply to such passwords.
  case notApplicable
  /// The policy alone does not decide the clause; a person has to check it elsewhere.
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

  /// The user-visible name.
  package var words: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notApplicable: "not applicable"
    case .undecidable: "not decidable from the policy"
    }
  }
}
