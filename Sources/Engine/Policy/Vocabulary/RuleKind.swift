package import WatchwordBasics

// `RuleKind` itself is generated; see `PasswordRule+Cases.swift`.

extension RuleKind {
  /// All kinds of rules, in the order of documentation.
  package static var all: [RuleKind] { allCases }

  /// The kind with this id; `nil` if there is none.
  package static func named(_ id: ExactText) -> RuleKind? { all.first { $0.ids.contains(id) } }

  /// The ids of all rules, in the order of documentation.
  package static var allIDs: [ExactText] { all.flatMap { $0.ids } }

  /// Reads the rule with this id. A rule with an error is reported and left out.
  func rule(_ id: ExactText, from members: inout MemberReader) -> PasswordRule? {
    let errors = members.errorCount
    members.requirePresence(of: parameters)
    let rule = values(id, &members)
    members.refuseUnknown(known: ["rule"] + parameters.map { $0.name })
    return members.errorCount == errors ? rule : nil
  }
}
