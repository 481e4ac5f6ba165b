import WatchwordBasics
import WatchwordPolicy

// Judgements of clauses that several standards share.

extension AuditedPolicy {
  /// The judgement on whether 64 characters are permitted.
  var judgementOfMaximumLength: ClauseJudgement {
    func isPermitted(_ policy: AuditedPolicy) -> Bool { policy.maximum ?? .max >= Self.expectedMaximumLength }
    if isPermitted(self) { return .pass("Passwords of 64 characters are permitted") }
    return failure(
      "\(maximumInWords); 64 characters should be permitted",
      change(permission(of: Self.expectedMaximumLength), permitting(Self.expectedMaximumLength), until: isPermitted))
  }

  /// The judgement on whether no rule requires kinds of characters or forbids an arrangement of them.
  var judgementOfComposition: ClauseJudgement {
    let rules = rules(.composition)
    guard !rules.isEmpty else { return .pass("No rule requires kinds of characters or forbids an arrangement") }
    let noun =
      Set(rules.map { $0.id }).count == 1 ? "The rule \(rules.names) restricts" : "The rules \(rules.names) restrict"
    return .fail(
      "\(noun) how passwords are composed", because: rules,
      PolicyChange("Remove \(rules.names)", rules.map { .remove($0) }))
  }

  /// The judgement on whether no rule makes users change their passwords periodically.
  var judgementOfExpiry: ClauseJudgement {
    guard let days = expiries.map({ $0.days }).min() else {
      return .pass("The policy requires no periodic change; the back end must not require one either")
    }
    return .fail(
      "Passwords must be changed after \(days.counted("day"))", because: expiries.map { .expiry($0) },
      PolicyChange("Remove expiry", expiries.map { .remove(.expiry($0)) }))
  }
}

extension ScalarSet {
  /// The visible characters, with the space in words; a long list is truncated.
  var shown: String {
    let values = values
    var items: [String] = []
    for value in values.prefix(40) {
      if value == 0x20 {
        items.append("space")
      } else if let scalar = Unicode.Scalar(value) {
        items.append(String(Character(scalar)))
      }
    }
    return items.joined(separator: " ") + (values.count > 40 ? " …" : "")
  }
}
