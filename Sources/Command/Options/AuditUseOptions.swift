import ArgumentParser
import WatchwordPolicyAudit

/// The options for how the passwords of a policy are used.
struct AuditUseOptions: ParsableArguments {
  @Flag(help: "Whether the password is the only factor, or one of several.")
  var factors: Factors?

  @Flag(help: "The service limits failed attempts.")
  var limitedAttempts = false

  @Flag(help: "The password only unlocks a device that its user holds, and that locks after 3 failed attempts.")
  var unlockCode = false

  /// The number of factors with which people log in.
  enum Factors: String, EnumerableFlag {
    case singleFactor, mfa

    static func help(for value: Factors) -> ArgumentHelp? {
      switch value {
      case .singleFactor: "The password is the only factor."
      case .mfa: "The password is used together with another factor."
      }
    }
  }

  var assumptions: AuditAssumptions {
    AuditAssumptions(
      isOnlyFactor: factors.map { $0 == .singleFactor }, limitsAttempts: limitedAttempts ? true : nil,
      isUnlockCode: unlockCode)
  }
}
