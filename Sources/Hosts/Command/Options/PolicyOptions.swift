import ArgumentParser
import WatchwordPolicyTools
import WatchwordRuns

/// The option of every command that reads a policy, which may extend others.
struct BaseOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-extends"),
    help: ArgumentHelp(
      "A folder of policies that others may extend, besides the folder of the policy and its subfolders.",
      valueName: "dir"))
  var folders: [String] = []

  /// Returns how policies are read.
  func reading(_ input: InputOptions? = nil) throws -> PolicyReading {
    var reading = PolicyReading()
    reading.stdinName = input?.stdinFilename
    reading.folders = try folders.map(InputPaths.path)
    return reading
  }
}

/// The options for how the passwords of a policy are used.
struct PasswordUseOptions: ParsableArguments {
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

/// The options of every command that can read standard input.
struct InputOptions: ParsableArguments {
  @Option(name: .customLong("stdin-filename"), help: "The name of standard input (-) in findings.")
  var stdinFilename: String?
}
