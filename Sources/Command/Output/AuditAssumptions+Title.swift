import WatchwordDiagnostics
import WatchwordPolicyAudit

extension AuditAssumptions {
  /// The heading of the standards, which names the use of the passwords if it is known.
  var title: String {
    let uses = [
      isOnlyFactor.map { $0 ? "as the only factor" : "with another factor" },
      limitsAttempts == true ? "with limited attempts" : nil, isUnlockCode ? "as an unlock code" : nil,
    ].compactMap { $0 }
    return uses.isEmpty ? "Standards" : "Standards, for a password \(uses.joinedAsList)"
  }
}
