import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicyAudit

/// A standard by its name, or all.
struct AuditChoice: NamedArgument, Sendable {
  let word: String
  /// The standards of that name.
  let standards: [AuditStandard]

  static let choices =
    AuditStandard.all.map { AuditChoice(word: $0.id.string, standards: [$0]) }
    + [AuditChoice(word: "all", standards: AuditStandard.all)]
}
