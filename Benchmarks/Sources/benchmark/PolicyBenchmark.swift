import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordSystemFiles

/// Computations about whole policies: the number of passwords that they accept, their differences, and random
/// passwords.
enum PolicyBenchmark {
  private static let names = [
    "cognito-default", "nist-800-63b-4", "pci-dss-4", "relid-default", "relid-strict", "strong",
  ]

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let policies = try names.map {
      (name: $0, policy: try PasswordPolicy(Files.read(SystemPath("Policies/\($0).json"))))
    }
    let strict = try PasswordPolicy(Files.read("Policies/relid-strict.json"))
    let count = meter.seconds { PolicyCounter(strict).count().lengths.count }
    table.add("count relid-strict to 64 of 95 characters", count, .atMost(2, unit: "s"))
    if meter.measuresTime, let peakMemory {
      table.add("its peak memory", peakMemory, .atMost(200, unit: "MiB"))
    }
    var slowest = (names: "", seconds: 0.0)
    for (index, old) in policies.enumerated() {
      for new in policies[index...] {
        let seconds = meter.seconds { PolicyDifference(from: old.policy, to: new.policy).shares.count }
        if seconds >= slowest.seconds { slowest = ("\(old.name) and \(new.name)", seconds) }
      }
    }
    table.add("diff of any two shipped policies: \(slowest.names)", slowest.seconds, .atMost(1, unit: "s"))
    try addServers(to: &table, by: &meter)
    let generated = meter.seconds {
      var random = SystemRandomNumberGenerator()
      guard let generator = try? PasswordGenerator(strict) else { return 0 }
      return (0..<10_000).reduce(0) { sum, _ in sum + (generator.password(using: &random)?.utf8.count ?? 0) }
    }
    table.add("generate 10,000 passwords for relid-strict", generated, .atMost(2, unit: "s"))
  }

  /// Ordinary configurations of two servers, which take longest of all policies in tests and examples: a sequence, a run
  /// and words have states of their own for most characters, and each policy counts kinds of characters in its own way.
  private static let servers = [
    """
    New-ADFineGrainedPasswordPolicy -Name "Admins" -Precedence 10 -ComplexityEnabled:$true -MinPasswordLength 12
    """,
    """
    minlen = 12
    dcredit = -1
    ocredit = 1
    minclass = 3
    maxrepeat = 2
    maxclassrepeat = 4
    maxsequence = 3
    badwords = acme examplecorp
    """,
  ]

  private static func addServers(to table: inout Table, by meter: inout Meter) throws {
    let policies = servers.compactMap { text in
      PolicyFormat.read(SourceText(name: "server", bytes: Array(text.utf8)), among: PolicyFormat.known).value?.policy
    }
    guard let old = policies.first, let new = policies.last, policies.count == servers.count else { return }
    let diff = meter.seconds { PolicyDifference(from: old, to: new).excludedRules.count }
    table.add("diff of Active Directory and pwquality", diff, .atMost(1, unit: "s"))
    let count = meter.seconds { PolicyCounter(new).count().lengths.count }
    table.add("count pwquality to 64 of 95 characters", count, .atMost(1, unit: "s"))
  }

  /// The peak memory of the process so far in MiB; `nil` if the system does not report it.
  private static var peakMemory: Double? {
    guard let status = try? Files.read("/proc/self/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 / 1024 }
  }
}
